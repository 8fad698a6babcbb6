import { and, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { type ArtworkRow, artworks, deletedArtworks, users } from "#worker/db/tables.ts";
import type { KnownList } from "./list-tag.ts";
import { isOwnArtwork, type Owner } from "./own-artwork.ts";

const {
  userId: _owner,
  pictureKey: _key,
  pictureType: _type,
  pictureBytes: _bytes,
  ...listedColumns
} = getTableColumns(artworks);

/** A work in the list's response: its breakdown is the JSON text that it is stored as. */
export type ListedArtwork = Pick<ArtworkRow, Exclude<keyof typeof listedColumns, "breakdown">> & {
  readonly breakdown: string | null;
};

/**
 * Selects an owner's works for the list, newest first; none while they are those of `known`. Breakdowns are not
 * parsed, because the list only passes them on.
 */
export function selectListedArtworks(db: Database, owner: Owner, known: KnownList | null) {
  return db
    .select({ ...listedColumns, breakdown: breakdownText })
    .from(artworks)
    .where(eq(artworks.userId, known === null ? owner : unlessKnown(db, owner, known)))
    .orderBy(desc(artworks.createdAt), sql`rowid desc`);
}

const breakdownText = sql<string | null>`${artworks.breakdown}`.as("breakdown");

/** The owner's id; null while the client has the current version of the owner's list. */
function unlessKnown(db: Database, owner: Owner, { userId, version }: KnownList): SQL {
  const changed = or(ne(users.id, userId), ne(users.artworksVersion, version));
  const query = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner), changed));
  return sql`(${query})`;
}

/** Selects the owner's work of this id, if there is one. */
export function selectArtwork(db: Database, owner: Owner, id: string) {
  return db
    .select()
    .from(artworks)
    .where(isOwnArtwork(artworks, owner, id));
}

/** The owner's work of this id; null without one. */
export async function findArtwork(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ArtworkRow | null> {
  return (await selectArtwork(db, ownerId, id).get()) ?? null;
}

/** A work with the owner's flags that decide whether it may be edited (specification, section 6). */
export interface EditableArtwork {
  readonly artwork: ArtworkRow;
  readonly hasUsedFreeCalculation: boolean;
  readonly hasSavedFreeCalculation: boolean;
}

/** The owner's work of this id with these flags; null without one. */
export async function findEditableArtwork(
  db: Database,
  ownerId: string,
  id: string,
): Promise<EditableArtwork | null> {
  const row = await db
    .select({
      artwork: artworks,
      hasUsedFreeCalculation: users.hasUsedFreeCalculation,
      hasSavedFreeCalculation: users.hasSavedFreeCalculation,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(isOwnArtwork(artworks, ownerId, id))
    .get();
  return row ?? null;
}

/**
 * Those of the keys that a work of any owner refers to, soft-deleted works included. They are sent as one
 * parameter, because a statement takes at most a hundred: so a thousand keys are one query.
 */
export async function findUsedPictureKeys(
  db: Database,
  keys: readonly string[],
): Promise<Set<string>> {
  const asked = sql`(select value from json_each(${JSON.stringify(keys)}))`;
  const [current, deleted] = await db.batch([
    db
      .select({ key: artworks.pictureKey })
      .from(artworks)
      .where(inArray(artworks.pictureKey, asked)),
    db
      .select({ key: deletedArtworks.pictureKey })
      .from(deletedArtworks)
      .where(inArray(deletedArtworks.pictureKey, asked)),
  ]);
  return new Set([...current, ...deleted].map((row) => row.key).filter((key) => key !== null));
}
