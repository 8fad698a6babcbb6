import { lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";

const isRare = true;

export const toaster = lazyPart("toast", () => import("#web/ui/toast.tsx"), {
  isRare,
  isOptional: true,
});

/** The public pages: users of the application rarely open them. */
export const publicScreens = lazyPart(
  "public-screens",
  () => withWords(import("#web/site/public-screens.tsx")),
  { isRare },
);

/** The application: visitors of the public pages may never open it. */
export const appScreen = lazyPart("app-screen", () => import("./app-screen.tsx"), { isRare });

export const adminFeedbackScreen = lazyPart(
  "admin-feedback",
  () => withWords(import("./admin-feedback.tsx")),
  { isRare },
);

export const routingTestScreen = lazyPart(
  "routing-test",
  () => withWords(import("./routing-test.tsx")),
  { isRare },
);
