/** The catalogues of the sections; English gives the shape. */
declare module "*/dialog.json?section" {
  const words: typeof import("./en-CA/dialog.json");
  export default words;
}
