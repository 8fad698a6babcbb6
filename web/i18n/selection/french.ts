/// <reference path="./sections.d.ts" />
import bar from "./fr-CA/bar.json?section";
import change from "./fr-CA/change.json?section";
import type { SelectionWords } from "./words.ts";

export const selection: SelectionWords = { bar, change };
