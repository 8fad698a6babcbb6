/** The catalogues of the sections; English gives the shape. */
declare module "*/bar.json?section" {
  const words: typeof import("./en-CA/bar.json");
  export default words;
}

declare module "*/change.json?section" {
  const words: typeof import("./en-CA/change.json");
  export default words;
}
