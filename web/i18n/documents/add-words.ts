import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": async () => ({ documents: await import("./english.ts") }),
  "fr-CA": async () => ({ documents: await import("./french.ts") }),
});
