import { addWords } from "../catalogues.ts";

addWords({
  "en-CA": () => import("./english.ts"),
  "fr-CA": () => import("./french.ts"),
});
