/// <reference path="./sections.d.ts" />
import billed from "./en-CA/billed.json?section";
import issued from "./en-CA/issued.json?section";
import issuing from "./en-CA/issuing.json?section";
import section from "./en-CA/section.json?section";
import type { WorkDocumentsWords } from "./words.ts";

export const workDocuments: WorkDocumentsWords = { billed, issued, issuing, section };
