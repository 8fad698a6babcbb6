export { default as batch } from "./en-CA/batch.json";
export { default as follow } from "./en-CA/follow.json";
