/** The catalogues of the sections; English gives the shape. */
declare module "*/file.json?section" {
  const words: typeof import("./en-CA/file.json");
  export default words;
}

declare module "*/columns.json?section" {
  const words: typeof import("./en-CA/columns.json");
  export default words;
}

declare module "*/questions.json?section" {
  const words: typeof import("./en-CA/questions.json");
  export default words;
}

declare module "*/words.json?section" {
  const words: typeof import("./en-CA/words.json");
  export default words;
}

declare module "*/rows.json?section" {
  const words: typeof import("./en-CA/rows.json");
  export default words;
}

declare module "*/summary.json?section" {
  const words: typeof import("./en-CA/summary.json");
  export default words;
}

declare module "*/run.json?section" {
  const words: typeof import("./en-CA/run.json");
  export default words;
}

declare module "*/past.json?section" {
  const words: typeof import("./en-CA/past.json");
  export default words;
}

declare module "*/pictures.json?section" {
  const words: typeof import("./en-CA/pictures.json");
  export default words;
}

declare module "*/guide.json?section" {
  const words: typeof import("./en-CA/guide.json");
  export default words;
}
