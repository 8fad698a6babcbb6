import { late } from "#web/browser/late.ts";
import { withWords } from "#web/i18n/locale.ts";

const isRare = true;

/** The pages that anyone can read: whoever opens the application reads none of them. */
export const publicScreens = late(
  "public-screens",
  () => withWords(import("#web/site/public-screens.tsx")),
  { isRare },
);

/** The application: whoever reads those pages may never open it. */
export const appScreen = late("app-screen", () => import("./app-screen.tsx"), { isRare });

export const adminFeedbackScreen = late(
  "admin-feedback",
  () => withWords(import("./admin-feedback.tsx")),
  { isRare },
);

export const routingTestScreen = late(
  "routing-test",
  () => withWords(import("./routing-test.tsx")),
  { isRare },
);
