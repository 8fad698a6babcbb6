import * as v from "valibot";
import { type Artwork, artworkSchema } from "#schema/artworks/artwork.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";

/** So many works are checked without a pause: it takes a few milliseconds, on a slow phone a frame. */
const chunk = 250;

const versionSchema = v.object({
  id: v.string(),
  updatedAt: v.string(),
  statusDetails: v.object({
    who: v.nullable(v.string()),
    personId: v.optional(v.nullable(v.string())),
  }),
  sale: v.nullable(v.object({ buyerName: v.nullable(v.string()) })),
});
type Version = v.InferOutput<typeof versionSchema>;

/**
 * Validates the works of an answer in chunks, so that typing is not blocked by an answer of ten thousand works. A work
 * whose version, or a newer one, is known already stays the same object, so that its card is not rendered again. Equal
 * factors, which most works of an artist have, are one object: they are the largest part of a work.
 */
export async function readArtworks(answer: unknown, known: readonly Artwork[]): Promise<Artwork[]> {
  const answered = v.parse(v.array(v.unknown()), answer);
  const knownById = new Map(known.map((artwork) => [artwork.id, artwork]));
  const shared = new Map<string, Breakdown["factors"]>();
  const artworks: Artwork[] = [];
  for (const work of answered) {
    if (artworks.length > 0 && artworks.length % chunk === 0) await yieldToMain();
    v.assert(versionSchema, work);
    const before = knownById.get(work.id);
    artworks.push(before && isUpToDate(before, work) ? before : read(work, shared));
  }
  return artworks;
}

/** An answer is older than what is known where the work was changed while it was on its way. */
function isUpToDate(known: Version, answered: Version): boolean {
  if (known.updatedAt !== answered.updatedAt) return known.updatedAt > answered.updatedAt;
  // People are renamed, merged and erased, and a buyer is named later, which are no changes of the work.
  return namesIn(known) === namesIn(answered);
}

function namesIn({ statusDetails: { who, personId }, sale }: Version): string {
  return JSON.stringify([who, personId, sale?.buyerName]);
}

/** Asserted, not parsed: the schema transforms nothing, and a parsed copy would double the memory. */
function read(work: unknown, shared: Map<string, Breakdown["factors"]>): Artwork {
  v.assert(artworkSchema, work);
  if (work.breakdown !== null) {
    const { factors } = work.breakdown;
    const key = JSON.stringify(factors);
    work.breakdown.factors = shared.get(key) ?? factors;
    if (!shared.has(key)) shared.set(key, factors);
  }
  return work;
}

function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
