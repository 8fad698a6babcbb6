export { default as batch } from "./fr-CA/batch.json";
export { default as follow } from "./fr-CA/follow.json";
