/// <reference path="./sections.d.ts" />

import columns from "./en-CA/columns.json?section";
import file from "./en-CA/file.json?section";
import guide from "./en-CA/guide.json?section";
import past from "./en-CA/past.json?section";
import pictures from "./en-CA/pictures.json?section";
import questions from "./en-CA/questions.json?section";
import rows from "./en-CA/rows.json?section";
import run from "./en-CA/run.json?section";
import summary from "./en-CA/summary.json?section";
import words from "./en-CA/words.json?section";
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
