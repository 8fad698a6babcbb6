import type { ComponentType } from "react";
import { type AppPage, appPaths } from "#schema/page-paths.ts";
import { type LazyPart, lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";
import type { PageProps } from "./page-props.ts";

/** The sales and the agenda. */
const books = lazyPart("books-page", () => withWords(import("./books-page.tsx")));

/** Of people and of rooms, which lead to each other. */
const people = lazyPart("people-page", () => withWords(import("./people-page.tsx")));

/** Of agreements with galleries. */
const consignments = lazyPart("consignments-page", () =>
  withWords(import("./consignments-page.tsx")),
);

/** The calculator, whose texts come with the application. */
const pricing = lazyPart("calculator", () => import("./pricing-page.tsx"));

export const pageParts = {
  pricing,
  gallery: lazyPart("gallery-page", () => withWords(import("./gallery-page.tsx"))),
  profile: lazyPart("profile-page", () => withWords(import("./profile-page.tsx"))),
  work: lazyPart("work-page", () => withWords(import("./work-page.tsx"))),
  priceList: lazyPart("price-list-page", () => withWords(import("./price-list-page.tsx"))),
  sales: books,
  agenda: books,
  import: lazyPart("import-page", () => withWords(import("./import-page.tsx"))),
  business: lazyPart("business-page", () => withWords(import("./business-page.tsx"))),
  people,
  // Before `person`, whose path matches these addresses as well.
  rooms: people,
  room: people,
  person: people,
  consignments,
  consignment: consignments,
} satisfies Record<AppPage, LazyPart<{ readonly Page: ComponentType<PageProps> }>>;

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

/** In the order of the parts; their type above says that they are pages and no others. */
export const appPages = Object.keys(pageParts) as AppPage[];

/** Loads the part of the current address: of two that begin alike, the longer. */
export async function loadOpenedPart(): Promise<void> {
  const { pathname, search } = window.location;
  const isCreateFlow = new URLSearchParams(search).get("flow") === "create";
  const page = appPages.findLast((one) => pathname.startsWith(appPaths[one].replace(":id", "")));
  const opened = isCreateFlow ? profileForm : page && pageParts[page];
  await opened?.load().catch(() => {
    // It is requested again when it is rendered, and its failure is shown there.
  });
}
