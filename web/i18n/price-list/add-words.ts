import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": async () => ({ priceList: await import("./english.ts") }),
  "fr-CA": async () => ({ priceList: await import("./french.ts") }),
});
