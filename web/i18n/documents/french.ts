export { default as dialog } from "./fr-CA/dialog.json";
