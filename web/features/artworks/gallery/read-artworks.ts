import * as v from "valibot";
import { type Artwork, artworkSchema } from "#schema/artwork.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";

/** So many works are read at a range: a few milliseconds' work, on a slow phone a frame's. */
const range = 250;

const versionSchema = v.object({ id: v.string(), updatedAt: v.string() });

/**
 * The works of an answer, each as the schema says, without a second copy of them in memory and without holding
 * up whoever is typing: an answer of ten thousand works is read in steps. A work of a version that is known
 * already stays the object that it was, so that its card need not be drawn again.
 */
export async function readArtworks(answer: unknown, known: readonly Artwork[]): Promise<Artwork[]> {
  const answered = v.parse(v.array(v.unknown()), answer);
  const knownById = new Map(known.map((artwork) => [artwork.id, artwork]));
  const artworks: Artwork[] = [];
  const share = sharing();
  for (const work of answered) {
    if (artworks.length > 0 && artworks.length % range === 0) await yieldToMain();
    v.assert(versionSchema, work);
    const before = knownById.get(work.id);
    artworks.push(before?.updatedAt === work.updatedAt ? before : share(read(work)));
  }
  return artworks;
}

/** Checked where it is: the schema changes nothing, so a copy would be the same. */
function read(work: unknown): Artwork {
  v.assert(artworkSchema, work);
  return work;
}

/** Most works were priced with one of a few sets of factors: those that are alike become one object. */
function sharing(): (artwork: Artwork) => Artwork {
  const sets = new Map<string, Breakdown["factors"]>();
  return (artwork) => {
    if (artwork.breakdown === null) return artwork;
    const { factors } = artwork.breakdown;
    const key = JSON.stringify(factors);
    const alike = sets.get(key) ?? factors;
    sets.set(key, alike);
    artwork.breakdown.factors = alike;
    return artwork;
  };
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
