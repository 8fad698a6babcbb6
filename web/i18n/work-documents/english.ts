export { default as billed } from "./en-CA/billed.json";
export { default as issued } from "./en-CA/issued.json";
export { default as issuing } from "./en-CA/issuing.json";
export { default as section } from "./en-CA/section.json";
export { default as texts } from "./en-CA/texts.json";
