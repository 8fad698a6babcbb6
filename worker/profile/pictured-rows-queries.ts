import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import { isOpenSale, openSaleColumns } from "#worker/artworks/queries.ts";
import type { Database } from "#worker/db/client.ts";
import type { DocumentWorkRow } from "#worker/db/document-tables.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { artworks, deletedArtworks, users } from "#worker/db/tables.ts";
import { selectDocumentWorks } from "#worker/documents/queries.ts";
import { asDeleted, asExisting, type ExportedArtwork } from "./data-export/exported-artwork.ts";

export function selectWorks(db: Database, ownerId: string) {
  return db
    .select({ ...getTableColumns(artworks), sale: openSaleColumns })
    .from(artworks)
    .leftJoin(sales, isOpenSale)
    .where(eq(artworks.userId, ownerId))
    .orderBy(desc(artworks.createdAt), sql`${artworks}.rowid desc`);
}

export function selectDeletedWorks(db: Database, ownerId: string) {
  return db
    .select()
    .from(deletedArtworks)
    .where(eq(deletedArtworks.userId, ownerId))
    .orderBy(desc(deletedArtworks.deletedAt), sql`${deletedArtworks}.rowid desc`);
}

/** The lists of the file whose rows have pictures, in their order there. */
export const picturedLists = ["artworks", "deleted", "documents"] as const;
export type PicturedList = (typeof picturedLists)[number];

/** Rows of one of the lists, and the version of the artist's works in which they were read. */
export type ExportPage =
  | { readonly version: string; readonly artworks: readonly ExportedArtwork[] }
  | { readonly version: string; readonly documentWorks: readonly DocumentWorkRow[] };

/** The rows to read: `count` of a list from a place on, as far as they were there at the moment. */
interface ExportRange {
  readonly list: PicturedList;
  readonly from: number;
  readonly count: number;
  readonly lastDocumentWork: number;
}

/** Reads these rows, in one batch with the version. */
export async function readExportPage(
  db: Database,
  ownerId: string,
  { list, from, count, lastDocumentWork }: ExportRange,
): Promise<ExportPage> {
  const selectVersion = db
    .select({ version: users.artworksVersion })
    .from(users)
    .where(eq(users.id, ownerId));
  switch (list) {
    case "artworks": {
      const works = selectWorks(db, ownerId).limit(count).offset(from);
      const [[user], rows] = await db.batch([selectVersion, works]);
      return { version: user?.version ?? "", artworks: rows.map(asExisting) };
    }
    case "deleted": {
      const works = selectDeletedWorks(db, ownerId).limit(count).offset(from);
      const [[user], rows] = await db.batch([selectVersion, works]);
      return { version: user?.version ?? "", artworks: rows.map(asDeleted) };
    }
    case "documents": {
      const works = selectDocumentWorks(db, ownerId, lastDocumentWork).limit(count).offset(from);
      const [[user], rows] = await db.batch([selectVersion, works]);
      return { version: user?.version ?? "", documentWorks: rows };
    }
  }
}
