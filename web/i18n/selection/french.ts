export { default as bar } from "./fr-CA/bar.json";
export { default as change } from "./fr-CA/change.json";
