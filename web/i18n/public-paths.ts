import { publicPaths } from "#schema/page-paths.ts";
import { useLocale } from "./locale.ts";

/** The addresses of the public pages in the current language. */
export function usePublicPaths() {
  return publicPaths[useLocale()];
}
