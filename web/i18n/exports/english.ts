export { default as exporting } from "./en-CA/exporting.json";
export { default as worksTable } from "./en-CA/worksTable.json";
