/** A part of a catalogue (scripts/build/compile-words.ts); the rest is merged into the first. */
declare module "*.json?first" {
  const words: typeof import("./en.json");
  export default words;
}

declare module "*.json?rest" {
  const words: typeof import("./en.json");
  export default words;
}

declare module "*.json?all" {
  const words: typeof import("./en.json");
  export default words;
}
