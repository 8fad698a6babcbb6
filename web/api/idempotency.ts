/**
 * One key for every try at saving the same thing, so that a repeat after a lost answer takes effect once
 * and not twice. What is different gets a key of its own: it must not be answered with the earlier one.
 */
export function keepIdempotencyKeys(makeKey: () => string = () => crypto.randomUUID()) {
  let last: { readonly body: string; readonly key: string } | null = null;
  return {
    keyFor(input: object): string {
      const body = JSON.stringify(input);
      if (last?.body !== body) last = { body, key: makeKey() };
      return last.key;
    },
    /** After a success the next save is another one, be it the same to the letter. */
    forget(): void {
      last = null;
    },
  };
}
