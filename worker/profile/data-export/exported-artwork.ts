import type { ArtworkWithSale } from "#worker/artworks/queries.ts";
import type { deletedArtworks } from "#worker/db/tables.ts";

/** A work with what its row in the file says beside it; `deletedAt` is null unless it is soft-deleted. */
export type ExportedArtwork = ArtworkWithSale & { readonly deletedAt: Date | null };

export function asExisting(row: ArtworkWithSale): ExportedArtwork {
  return { ...row, deletedAt: null };
}

export function asDeleted({
  savesBefore: _saves,
  ...row
}: typeof deletedArtworks.$inferSelect): ExportedArtwork {
  return { ...row, sale: null };
}
