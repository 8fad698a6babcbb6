import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": async () => ({ exports: await import("./english.ts") }),
  "fr-CA": async () => ({ exports: await import("./french.ts") }),
});
