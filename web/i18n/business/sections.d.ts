/** The catalogues of the sections; English gives the shape. */
declare module "*/details.json?section" {
  const words: typeof import("./en-CA/details.json");
  export default words;
}
