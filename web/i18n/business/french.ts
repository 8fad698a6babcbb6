export { default as details } from "./fr-CA/details.json";
