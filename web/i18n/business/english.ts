export { default as details } from "./en-CA/details.json";
