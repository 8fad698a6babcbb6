import type { ComponentType } from "react";
import { type AppPage, appPaths } from "#schema/page-paths.ts";
import { type LazyPart, lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";
import type { morePages } from "./more-pages.ts";
import type { PageProps } from "./page-props.ts";

/** A page whose file `more-pages.ts` names. */
function partOfMore<Page>(name: string, load: (more: typeof morePages) => Promise<Page>) {
  return lazyPart(name, async () => load((await import("./more-pages.ts")).morePages));
}

/** The list of rooms and the page of one are one part. */
const rooms = partOfMore("rooms-page", (more) => more.rooms());

export const pageParts = {
  /** Its texts come with the application. */
  pricing: lazyPart("calculator", () => import("./pricing-page.tsx")),
  gallery: lazyPart("gallery-page", () => withWords(import("./gallery-page.tsx"))),
  profile: lazyPart("profile-page", () => withWords(import("./profile-page.tsx"))),
  work: lazyPart("work-page", () => withWords(import("./work-page.tsx"))),
  priceList: partOfMore("price-list-page", (more) => more.priceList()),
  sales: partOfMore("sales-page", (more) => more.sales()),
  agenda: partOfMore("agenda-page", (more) => more.agenda()),
  import: partOfMore("import-page", (more) => more.import()),
  business: partOfMore("business-page", (more) => more.business()),
  people: partOfMore("people-page", (more) => more.people()),
  rooms,
  room: rooms,
  person: partOfMore("person-page", (more) => more.person()),
  consignments: partOfMore("consignments-page", (more) => more.consignments()),
  consignment: partOfMore("consignment-page", (more) => more.consignment()),
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

/** Loads the part of the current address: the last whose path it begins with, so that a longer path counts before a shorter. */
export async function loadOpenedPart(): Promise<void> {
  const { pathname, search } = window.location;
  const isCreateFlow = new URLSearchParams(search).get("flow") === "create";
  const page = appPages.findLast((one) => pathname.startsWith(appPaths[one].replace(":id", "")));
  const opened = isCreateFlow ? profileForm : page && pageParts[page];
  await opened?.load().catch(() => {
    // It is requested again when it is rendered, and its failure is shown there.
  });
}
