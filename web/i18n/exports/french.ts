/// <reference path="./sections.d.ts" />
import exporting from "./fr-CA/exporting.json?section";
import worksTable from "./fr-CA/worksTable.json?section";
import type { ExportWords } from "./words.ts";

export const exports: ExportWords = { exporting, worksTable };
