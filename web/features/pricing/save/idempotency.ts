import type { ArtworkInput } from "#schema/artwork.ts";

/**
 * One key for every try at saving the same thing, so that a repeat after a lost answer hangs one work and
 * not two. What is different gets a key of its own: it must not be answered with the earlier work.
 */
export function keepIdempotencyKeys(makeKey: () => string = () => crypto.randomUUID()) {
  let last: { readonly body: string; readonly key: string } | null = null;
  return {
    keyFor(input: ArtworkInput): string {
      const body = JSON.stringify(input);
      if (last?.body !== body) last = { body, key: makeKey() };
      return last.key;
    },
    /** After a success the next save is another work, be it the same to the letter. */
    forget(): void {
      last = null;
    },
  };
}
