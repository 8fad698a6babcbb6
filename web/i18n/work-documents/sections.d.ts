/** The catalogues of the sections; English gives the shape. */
declare module "*/billed.json?section" {
  const words: typeof import("./en-CA/billed.json");
  export default words;
}

declare module "*/issued.json?section" {
  const words: typeof import("./en-CA/issued.json");
  export default words;
}

declare module "*/issuing.json?section" {
  const words: typeof import("./en-CA/issuing.json");
  export default words;
}

declare module "*/section.json?section" {
  const words: typeof import("./en-CA/section.json");
  export default words;
}
