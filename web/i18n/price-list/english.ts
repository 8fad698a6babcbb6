export { default as channels } from "./en-CA/channels.json";
export { default as contradictions } from "./en-CA/contradictions.json";
export { default as curve } from "./en-CA/curve.json";
export { default as next } from "./en-CA/next.json";
export { default as page } from "./en-CA/page.json";
export { default as start } from "./en-CA/start.json";
export { default as table } from "./en-CA/table.json";
