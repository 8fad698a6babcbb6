const pairs: readonly (readonly [string, string])[] = [
  ["(", ")"],
  ["[", "]"],
];

/**
 * A text without its brackets and what is in them, or with what `keep` returns of that in their place. A bracket that is not
 * closed stays. In linear time, whatever the text.
 */
export function withoutBrackets(
  text: string,
  keep: (content: string) => string = () => " ",
): string {
  return pairs.reduce((rest, [open, close]) => replacePairs(rest, open, close, keep), text);
}

function replacePairs(
  text: string,
  open: string,
  close: string,
  keep: (content: string) => string,
): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf(open, from);
    const end = start === -1 ? -1 : text.indexOf(close, start);
    if (end === -1) return parts.join("") + text.slice(from);
    parts.push(text.slice(from, start), keep(text.slice(start + 1, end)));
    from = end + 1;
  }
}
