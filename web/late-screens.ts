import { late } from "./lib/late.ts";
import { withWords } from "./words/locale.ts";

const isRare = true;

/** The pages that anyone can read: whoever opens the application reads none of them. */
export const publicScreens = late(
  "public-screens",
  () => withWords(import("./screens/public-screens.tsx")),
  { isRare },
);

/** The application: whoever reads those pages may never open it. */
export const appScreen = late("app-screen", () => import("./screens/app-screen.tsx"), { isRare });

export const adminFeedbackScreen = late(
  "admin-feedback",
  () => withWords(import("./screens/admin-feedback.tsx")),
  { isRare },
);

export const routingTestScreen = late(
  "routing-test",
  () => withWords(import("./screens/routing-test.tsx")),
  { isRare },
);
