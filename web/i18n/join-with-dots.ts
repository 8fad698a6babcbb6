/** A no-break space before it: a line never begins with the dot. */
export const dot = "\u00a0· ";

/** `Cash · Reversed`. What is not to be shown, such as `false`, is left out. */
export function joinWithDots(texts: readonly (string | false | null | undefined)[]): string {
  return texts.filter(Boolean).join(dot);
}
