/// <reference path="./sections.d.ts" />
import bar from "./en-CA/bar.json?section";
import change from "./en-CA/change.json?section";
import type { SelectionWords } from "./words.ts";

export const selection: SelectionWords = { bar, change };
