import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": async () => ({ import: await import("./english.ts") }),
  "fr-CA": async () => ({ import: await import("./french.ts") }),
});
