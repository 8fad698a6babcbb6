function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
}

/** Where lines are allowed, these stay. */
export const lineCharacters = ["\n", "\t"] as const;

/** NUL and the other control characters, what turns the writing direction over, and halves of surrogate pairs. */
export const hostileCharacters: readonly string[] = [
  ...range(0x00, 0x1f),
  ...range(0x7f, 0x9f),
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
  ...["\ud800", "\udbff", "\udc00", "\udfff"],
];

/** The hostile characters in a text, without those that stay where lines are allowed. */
export function findHostile(text: string): string[] {
  // By UTF-16 unit where a pair is broken, by character where it is whole.
  return [...text].filter(
    (character) =>
      (hostileCharacters.includes(character) || /^[\ud800-\udfff]$/.test(character)) &&
      !lineCharacters.some((allowed) => allowed === character),
  );
}
