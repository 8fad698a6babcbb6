/// <reference path="./sections.d.ts" />
import exporting from "./en-CA/exporting.json?section";
import worksTable from "./en-CA/worksTable.json?section";
import type { ExportWords } from "./words.ts";

export const exports: ExportWords = { exporting, worksTable };
