import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": async () => ({ selection: await import("./english.ts") }),
  "fr-CA": async () => ({ selection: await import("./french.ts") }),
});
