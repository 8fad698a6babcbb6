import { publicPaths } from "#schema/page-paths.ts";
import { useLocale } from "./locale.ts";

/** The addresses, in the language on show, of the pages that anyone can read. */
export function usePublicPaths() {
  return publicPaths[useLocale()];
}
