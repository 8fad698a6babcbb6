import type en from "./en.json";

/** The first is the default for browsers that prefer neither. */
export const locales = ["en-CA", "fr-CA"] as const;
export type Locale = (typeof locales)[number];

export type Words = typeof en;

declare module "use-intl" {
  interface AppConfig {
    Messages: Words;
    Locale: Locale;
  }
}
