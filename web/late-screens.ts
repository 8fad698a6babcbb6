import { late } from "./lib/late.tsx";
import { withWords } from "./words/locale.ts";

/** The pages that anyone can read: whoever opens the application reads none of them. */
export const publicScreens = late(() => withWords(import("./screens/public-screens.tsx")), {
  isRare: true,
});

/** The application: whoever reads those pages may never open it. */
export const appScreen = late(() => import("./screens/app-screen.tsx"), { isRare: true });
