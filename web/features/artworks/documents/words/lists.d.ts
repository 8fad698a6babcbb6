declare module "*/lists-en-CA.json?section" {
  const words: typeof import("./lists-en-CA.json");
  export default words;
}

declare module "*/lists-fr-CA.json?section" {
  const words: typeof import("./lists-en-CA.json");
  export default words;
}
