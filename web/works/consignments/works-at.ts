import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";

/** The works that are with the gallery of a channel, by their own status. */
export function worksAt(works: readonly Artwork[], channelId: string): readonly Artwork[] {
  return works.filter(
    ({ status, statusDetails }) => status === "consigned" && statusDetails.channelId === channelId,
  );
}

/** The agreement in which a work is with a gallery; null without one. */
export function agreementOf(
  consignments: readonly Consignment[],
  workId: string,
): Consignment | null {
  const found = consignments.find(({ works }) =>
    works.some((work) => work.workId === workId && work.state === "here"),
  );
  return found ?? null;
}

/** The ids of works that are in another open agreement than that of `id`, which can take none of them. */
export function takenElsewhere(
  consignments: readonly Consignment[],
  id: string | null,
): ReadonlySet<string> {
  const others = consignments.filter((one) => one.id !== id);
  return new Set(
    others.flatMap(({ works }) =>
      works.filter(({ state }) => state === "here").map(({ workId }) => workId),
    ),
  );
}
