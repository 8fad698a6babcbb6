/// <reference path="./sections.d.ts" />

import columns from "./fr-CA/columns.json?section";
import file from "./fr-CA/file.json?section";
import guide from "./fr-CA/guide.json?section";
import past from "./fr-CA/past.json?section";
import pictures from "./fr-CA/pictures.json?section";
import questions from "./fr-CA/questions.json?section";
import rows from "./fr-CA/rows.json?section";
import run from "./fr-CA/run.json?section";
import summary from "./fr-CA/summary.json?section";
import words from "./fr-CA/words.json?section";
import type { ImportWords } from "./words.ts";

const all: ImportWords = {
  file,
  columns,
  questions,
  words,
  rows,
  summary,
  run,
  past,
  pictures,
  guide,
};

export { all as import };
