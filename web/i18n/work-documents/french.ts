/// <reference path="./sections.d.ts" />
import billed from "./fr-CA/billed.json?section";
import issued from "./fr-CA/issued.json?section";
import issuing from "./fr-CA/issuing.json?section";
import section from "./fr-CA/section.json?section";
import type { WorkDocumentsWords } from "./words.ts";

export const workDocuments: WorkDocumentsWords = { billed, issued, issuing, section };
