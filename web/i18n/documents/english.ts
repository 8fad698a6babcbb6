export { default as dialog } from "./en-CA/dialog.json";
