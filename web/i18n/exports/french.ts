export { default as exporting } from "./fr-CA/exporting.json";
export { default as worksTable } from "./fr-CA/worksTable.json";
