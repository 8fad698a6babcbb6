/** `Cash · Reversed`: a line never begins with the dot. What is not to be shown, such as `false`, is left out. */
export function joinWithDots(texts: readonly (string | false | null | undefined)[]): string {
  return texts.filter(Boolean).join("\u00a0· ");
}
