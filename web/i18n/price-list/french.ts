export { default as channels } from "./fr-CA/channels.json";
export { default as contradictions } from "./fr-CA/contradictions.json";
export { default as curve } from "./fr-CA/curve.json";
export { default as next } from "./fr-CA/next.json";
export { default as page } from "./fr-CA/page.json";
export { default as start } from "./fr-CA/start.json";
export { default as table } from "./fr-CA/table.json";
