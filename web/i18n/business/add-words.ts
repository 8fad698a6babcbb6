import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": async () => ({ business: await import("./english.ts") }),
  "fr-CA": async () => ({ business: await import("./french.ts") }),
});
