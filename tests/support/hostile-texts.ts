/** As long as a cell, a heading or a tag of a hostile file is. */
const length = 300_000;

/** What makes a pattern that backtracks read a text again from each of its characters. */
const repeated = [
  ...[" ", "\u00a0", "\t", "\n", "(", ")", "[", "(a", "([", "<", "-", "–", "/", "_", "&", "=", "#"],
  ...[
    "1",
    "0",
    ",",
    ".",
    "1,",
    "1.",
    "1 ",
    "0 ",
    "1/2 ",
    "1-",
    "12:",
    "1,234",
    "'",
    '"',
    "1'",
    "5' ",
  ],
  ...[
    "x",
    "x ",
    "1x",
    "by ",
    "h",
    "(h",
    "h ",
    "w: ",
    "a",
    "a ",
    "A",
    "é",
    "ﬁ",
    "œ",
    "\u0301\u0316",
    "😀",
  ],
  ...["$", "$ ", "CA$", "US ", "%", " %", "in", "in ", "po ", "mm", "m ", "ft ", "½", "１"],
  ...["sold ", "(sold", "not ", "nfs ", "price ", "date ", "mar ", "mars-", "2024-", "T "],
  ...["edition of ", "of 1", "oil ", "framed ", "<c ", "<c>", "&amp;", "GST 5% ", "; ", "| "],
];

/** Texts of 300,000 characters: each alone, between others, and behind an open bracket. */
export const hostileTexts: readonly string[] = repeated.flatMap((part) => {
  const run = part.repeat(Math.ceil(length / part.length)).slice(0, length);
  return [run, `1${run}x`, `a (${run}`];
});
