/**
 * One key for all attempts to save the same input, so that a retry after a lost response takes effect once. Different
 * input gets a key of its own: it must not be answered with the earlier response.
 */
export function keepIdempotencyKeys(makeKey: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>();
  return {
    keyFor(input: object): string {
      const body = JSON.stringify(input);
      const key = keys.get(body) ?? makeKey();
      keys.set(body, key);
      return key;
    },
    /** After a success the next save is a new one, even with the same input. */
    reset(): void {
      keys.clear();
    },
  };
}
