import type columns from "./en-CA/columns.json";
import type file from "./en-CA/file.json";
import type guide from "./en-CA/guide.json";
import type past from "./en-CA/past.json";
import type pictures from "./en-CA/pictures.json";
import type questions from "./en-CA/questions.json";
import type rows from "./en-CA/rows.json";
import type run from "./en-CA/run.json";
import type summary from "./en-CA/summary.json";
import type words from "./en-CA/words.json";

/** The messages of the import, by section. */
export interface ImportWords {
  readonly file: typeof file;
  readonly columns: typeof columns;
  readonly pictures: typeof pictures;
  readonly questions: typeof questions;
  readonly words: typeof words;
  readonly rows: typeof rows;
  readonly summary: typeof summary;
  readonly run: typeof run;
  readonly past: typeof past;
  readonly guide: typeof guide;
}
