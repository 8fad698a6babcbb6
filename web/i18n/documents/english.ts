/// <reference path="./sections.d.ts" />
import dialog from "./en-CA/dialog.json?section";
import type { DocumentsWords } from "./words.ts";

export const documents: DocumentsWords = { dialog };
