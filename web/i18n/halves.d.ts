/** A half of the main catalogue (scripts/build/compile-words.ts); the rest is merged into the first. */
declare module "*.json?first" {
  const words: typeof import("./texts/en-CA.json");
  export default words;
}

declare module "*.json?rest" {
  const words: typeof import("./texts/en-CA.json");
  export default words;
}
