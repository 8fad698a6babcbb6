/// <reference path="./sections.d.ts" />
import details from "./en-CA/details.json?section";
import type { BusinessWords } from "./words.ts";

export const business: BusinessWords = { details };
