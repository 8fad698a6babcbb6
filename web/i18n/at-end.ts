/** A name as the last words of a sentence, whose full stop is that of `Inc.` too. */
export function atEnd(name: string): string {
  return name.replace(/\.$/, "");
}
