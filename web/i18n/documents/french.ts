/// <reference path="./sections.d.ts" />
import dialog from "./fr-CA/dialog.json?section";
import type { DocumentsWords } from "./words.ts";

export const documents: DocumentsWords = { dialog };
