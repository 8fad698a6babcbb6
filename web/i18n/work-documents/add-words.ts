import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": async () => ({ workDocuments: await import("./english.ts") }),
  "fr-CA": async () => ({ workDocuments: await import("./french.ts") }),
});
