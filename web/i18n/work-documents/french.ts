/// <reference path="./sections.d.ts" />
import issued from "./fr-CA/issued.json?section";
import issuing from "./fr-CA/issuing.json?section";
import section from "./fr-CA/section.json?section";
import type { WorkDocumentsWords } from "./words.ts";

export const workDocuments: WorkDocumentsWords = { issued, issuing, section };
