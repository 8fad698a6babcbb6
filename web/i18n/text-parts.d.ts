/** Parts of the main catalogue (scripts/build/compile-words.ts); each is merged into what is loaded. */
declare module "*.json?first" {
  const words: typeof import("./texts/en-CA.json");
  export default words;
}

declare module "*.json?rest" {
  const words: typeof import("./texts/en-CA.json");
  export default words;
}

declare module "*.json?account" {
  const words: typeof import("./texts/en-CA.json");
  export default words;
}

declare module "*.json?work" {
  const words: typeof import("./texts/en-CA.json");
  export default words;
}
