import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": async () => ({ askingPrices: await import("./english.ts") }),
  "fr-CA": async () => ({ askingPrices: await import("./french.ts") }),
});
