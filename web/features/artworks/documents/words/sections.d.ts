declare module "*/en-CA.json?section" {
  const words: typeof import("./en-CA.json");
  export default words;
}

declare module "*/fr-CA.json?section" {
  const words: typeof import("./en-CA.json");
  export default words;
}
