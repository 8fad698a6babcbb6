import type { Locale } from "./words/words.ts";

/** Every page of the application (specification, section 2). */
export const paths = {
  landing: "/",
  app: "/app",
  terms: "/terms",
  privacy: "/privacy",
  routingTest: "/admin/test",
  adminFeedback: "/admin/feedback",
} as const;

export const publicPages = ["landing", "terms", "privacy"] as const;
export type PublicPage = (typeof publicPages)[number];

/** What anyone can read has an address in each language; the application has one for both. */
export const publicPaths = {
  "en-CA": { landing: paths.landing, terms: paths.terms, privacy: paths.privacy },
  "fr-CA": { landing: "/fr", terms: "/fr/conditions", privacy: "/fr/confidentialite" },
} as const satisfies Record<Locale, Record<PublicPage, string>>;

/** The page behind an address in either language; null for a page without addresses of its own. */
export function findPublicPage(path: string): PublicPage | null {
  return (
    publicPages.find((page) =>
      Object.values(publicPaths).some((inLanguage) => inLanguage[page] === path),
    ) ?? null
  );
}

export const sections = ["pricing", "gallery", "profile"] as const;
export type Section = (typeof sections)[number];

/** In the address of /app after Stripe's own pages: `success` or `cancelled`. */
export const checkoutParameter = "checkout";

export const paidPath = `${paths.app}?${checkoutParameter}=success`;
