/// <reference path="./sections.d.ts" />
import issued from "./en-CA/issued.json?section";
import issuing from "./en-CA/issuing.json?section";
import section from "./en-CA/section.json?section";
import type { WorkDocumentsWords } from "./words.ts";

export const workDocuments: WorkDocumentsWords = { issued, issuing, section };
