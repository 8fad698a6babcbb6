import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": async () => ({ sales: await import("./english.ts") }),
  "fr-CA": async () => ({ sales: await import("./french.ts") }),
});
