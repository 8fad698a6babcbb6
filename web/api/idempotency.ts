/**
 * One key for all attempts to save the same input, so that a retry after a lost response takes effect once. Different
 * input gets a key of its own: it must not be answered with the earlier response.
 */
export function keepIdempotencyKeys(makeKey: () => string = () => crypto.randomUUID()) {
  let last: { readonly body: string; readonly key: string } | null = null;
  return {
    keyFor(input: object): string {
      const body = JSON.stringify(input);
      if (last?.body !== body) last = { body, key: makeKey() };
      return last.key;
    },
    /** After a success the next save is a new one, even with the same input. */
    reset(): void {
      last = null;
    },
  };
}
