export { default as billed } from "./fr-CA/billed.json";
export { default as issued } from "./fr-CA/issued.json";
export { default as issuing } from "./fr-CA/issuing.json";
export { default as section } from "./fr-CA/section.json";
export { default as texts } from "./fr-CA/texts.json";
