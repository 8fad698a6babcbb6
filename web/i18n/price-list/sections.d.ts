/** The catalogues of the sections; English gives the shape. */
declare module "*/channels.json?section" {
  const words: typeof import("./en-CA/channels.json");
  export default words;
}

declare module "*/contradictions.json?section" {
  const words: typeof import("./en-CA/contradictions.json");
  export default words;
}

declare module "*/curve.json?section" {
  const words: typeof import("./en-CA/curve.json");
  export default words;
}

declare module "*/next.json?section" {
  const words: typeof import("./en-CA/next.json");
  export default words;
}

declare module "*/page.json?section" {
  const words: typeof import("./en-CA/page.json");
  export default words;
}

declare module "*/start.json?section" {
  const words: typeof import("./en-CA/start.json");
  export default words;
}

declare module "*/table.json?section" {
  const words: typeof import("./en-CA/table.json");
  export default words;
}
