import { late } from "./lib/late.ts";
import { withWords } from "./words/locale.ts";

/** The pages that anyone can read, which whoever opens the application does not. */
export const publicScreens = late(() => withWords(import("./screens/public-screens.tsx")));
