import { type AppPage, appPaths, findAppTab } from "#schema/page-paths.ts";
import { type LazyPart, lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";

export const gallerySection = lazyPart("gallery-section", () =>
  withWords(import("./gallery-section.tsx")),
);
export const workSection = lazyPart("work-section", () => withWords(import("./work-section.tsx")));
export const priceListSection = lazyPart("price-list-section", () =>
  withWords(import("./price-list-section.tsx")),
);
export const profileSection = lazyPart("profile-section", () =>
  withWords(import("./profile-section.tsx")),
);
export const profileForm = lazyPart("profile-form", () =>
  withWords(import("#web/features/profile/profile-form.tsx")),
);
export const planChooser = lazyPart("plan-chooser", () =>
  withWords(import("#web/features/subscription/chooser/plan-chooser.tsx")),
);
export const accountDialogs = lazyPart("account-dialogs", () =>
  withWords(import("./account-dialogs.tsx")),
);
export const checkoutReturn = lazyPart("checkout-return", () =>
  withWords(import("#web/features/subscription/checkout-return.ts")),
);
export const logOutDialog = lazyPart("log-out-dialog", () =>
  withWords(import("#web/features/session/log-out-dialog.tsx")),
);
export const greetingDialog = lazyPart(
  "greeting-dialog",
  () => withWords(import("../greeting-dialog.tsx")),
  { isOptional: true },
);
export const pastDueNotice = lazyPart("past-due-notice", () =>
  withWords(import("#web/features/subscription/past-due-notice.tsx")),
);

/** Loads the part of the current address, in parallel with the request for the user. */
export function loadOpenedPart(): void {
  const { pathname, search } = window.location;
  const isCreateFlow = new URLSearchParams(search).get("flow") === "create";
  const page = findAppTab(pathname) ?? (pathname === appPaths.priceList ? "priceList" : "work");
  const opened = isCreateFlow ? profileForm : parts[page];
  opened?.load().catch(() => {
    // It is requested again when it is rendered, and its failure is shown there.
  });
}

/** The calculator is part of the first view. */
const parts: Readonly<Record<AppPage, LazyPart<unknown> | null>> = {
  pricing: null,
  gallery: gallerySection,
  profile: profileSection,
  work: workSection,
  priceList: priceListSection,
};
