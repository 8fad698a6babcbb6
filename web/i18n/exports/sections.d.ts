/** The catalogues of the sections; English gives the shape. */
declare module "*/exporting.json?section" {
  const words: typeof import("./en-CA/exporting.json");
  export default words;
}

declare module "*/worksTable.json?section" {
  const words: typeof import("./en-CA/worksTable.json");
  export default words;
}
