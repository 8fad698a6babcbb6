export { default as bar } from "./en-CA/bar.json";
export { default as change } from "./en-CA/change.json";
