import type en from "./en.json";

export type Words = typeof en;

declare module "use-intl" {
  interface AppConfig {
    Messages: Words;
    Locale: "en-CA";
  }
}
