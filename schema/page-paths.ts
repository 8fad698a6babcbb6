import type { LoginFlow } from "./api-paths.ts";

/** The pages' URL contract: the web routes them, the Worker and the service worker serve them, the build writes them. */
export const pagePaths = {
  landing: "/",
  /** The signed-in application; its pages are `appPaths`. */
  app: "/app",
  terms: "/terms",
  privacy: "/privacy",
  routingTest: "/admin/test",
  adminFeedback: "/admin/feedback",
} as const;

/**
 * The pages of the signed-in application. Each is served from its shell, and every other path below `/app` is a 404. A
 * segment that begins with a colon, such as `:id`, is a parameter.
 */
export const appPaths = {
  pricing: pagePaths.app,
  gallery: `${pagePaths.app}/gallery`,
  profile: `${pagePaths.app}/profile`,
  work: `${pagePaths.app}/works/:id`,
  priceList: `${pagePaths.app}/price-list`,
  sales: `${pagePaths.app}/sales`,
  people: `${pagePaths.app}/people`,
  person: `${pagePaths.app}/people/:id`,
  rooms: `${pagePaths.app}/rooms`,
  room: `${pagePaths.app}/rooms/:id`,
  consignments: `${pagePaths.app}/consignments`,
  consignment: `${pagePaths.app}/consignments/:id`,
  agenda: `${pagePaths.app}/agenda`,
  import: `${pagePaths.app}/import`,
  business: `${pagePaths.app}/profile/business`,
} as const;
export type AppPage = keyof typeof appPaths;

/** The pages that have a tab in the header, in order. */
export const appTabs = ["pricing", "gallery", "profile"] as const satisfies readonly AppPage[];
export type AppTab = (typeof appTabs)[number];

export function findAppTab(path: string): AppTab | null {
  return appTabs.find((tab) => appPaths[tab] === path.replace(/\/$/, "")) ?? null;
}

/** The page of a saved work. */
export function workPath(id: string): string {
  return appPaths.work.replace(":id", encodeURIComponent(id));
}

/** The tab that a page of the application is under: its own, the profile's for what is below the profile, or else the gallery's. */
export function findTabOfPage(path: string): AppTab {
  return findAppTab(path) ?? (path.startsWith(appPaths.profile) ? "profile" : "gallery");
}

const toPattern = (path: string) => path.replace(":id", "[^/]+");
const appPatterns = Object.values(appPaths).map(toPattern);

/** Matches the path of any page of the application, with or without a slash at its end. */
export const anyAppPath = new RegExp(`^(?:${appPatterns.join("|")})/?$`);

/**
 * The path of the file that a page of the application is served from, which differ in the scripts that they name alone;
 * null for any other path. Without a network all pages are opened from the calculator's.
 */
export function findShell(path: string): string | null {
  const pages = Object.entries(appPaths);
  const [page] =
    pages.find(([, pagePath]) => new RegExp(`^${toPattern(pagePath)}$`).test(path)) ?? [];
  if (page === undefined) return null;
  return page === "pricing" ? pagePaths.app : `/shells/${page}`;
}

export const publicPages = ["landing", "terms", "privacy"] as const;
export type PublicPage = (typeof publicPages)[number];

/** The pages that anyone can read have an address in each language; the application has one for both. */
export const publicPaths = {
  "en-CA": { landing: pagePaths.landing, terms: pagePaths.terms, privacy: pagePaths.privacy },
  "fr-CA": { landing: "/fr", terms: "/fr/conditions", privacy: "/fr/confidentialite" },
} as const satisfies Record<string, Record<PublicPage, string>>;

/** The page at an address in either language; null for a page without addresses of its own. */
export function findPublicPage(path: string): PublicPage | null {
  return (
    publicPages.find((page) =>
      Object.values(publicPaths).some((inLanguage) => inLanguage[page] === path),
    ) ?? null
  );
}

/** The page after a sign-in. */
export function signedInPath(flow: LoginFlow): string {
  return `${pagePaths.app}?flow=${flow}`;
}

/** In the address of /app after Stripe's own pages. */
export const checkoutParameter = "checkout";
type CheckoutResult = "success" | "cancelled";

/** The page that Stripe's pages return to. */
export function checkoutReturnPath(result: CheckoutResult): string {
  return `${pagePaths.app}?${checkoutParameter}=${result}`;
}
