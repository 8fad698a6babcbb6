import { and, eq, sql } from "drizzle-orm";
import { selectOffersOfUnpriced } from "#worker/artworks/offer-queries.ts";
import type { Database } from "#worker/db/client.ts";
import { type PriceListRow, priceLists } from "#worker/db/price-list-tables.ts";
import { users } from "#worker/db/tables.ts";
import { type Application, applicationStatements } from "./apply-queries.ts";
import { selectCatalogue } from "./catalogue-queries.ts";
import { isUnchangedDraft, isVersion } from "./conditions.ts";
import { selectLatestList, selectPriceList } from "./queries.ts";

/** What a list is published from: the draft, the list that it comes after, and the works, in one version. */
export async function findPublishContext(db: Database, ownerId: string, id: string) {
  const [[draft], [latest], [user], works, offers] = await db.batch([
    selectPriceList(db, ownerId, id),
    selectLatestList(db, ownerId),
    db.select({ version: users.artworksVersion }).from(users).where(eq(users.id, ownerId)),
    selectCatalogue(db, ownerId),
    selectOffersOfUnpriced(db, ownerId),
  ]);
  return {
    draft: draft ?? null,
    latest: latest ?? null,
    artworksVersion: user?.version ?? "",
    works,
    offers,
  };
}

/** The columns that publishing a draft sets. */
type PublishedColumns = Required<
  Pick<PriceListRow, "publishedAt" | "holdsFrom" | "anchors" | "curves" | "appliedAt" | "updatedAt">
>;

/** What a draft is published as. */
interface PublishedDraft {
  readonly columns: PublishedColumns;
  /** Null before the list's day has come. */
  readonly application: Pick<Application, "currency" | "changes"> | null;
  /** The version of the owner's works that was read. */
  readonly artworksVersion: string;
}

/**
 * Freezes a draft with the artist's next number, and applies it where that is given, in one batch, if draft, works and
 * lists are still in the version that was read. Returns the list as it is then; null when something has been changed
 * since.
 */
export async function publishDraft(
  db: Database,
  draft: PriceListRow,
  { columns, application, artworksVersion }: PublishedDraft,
  now: Date,
): Promise<PriceListRow | null> {
  const { userId, id } = draft;
  const changeId = crypto.randomUUID();
  const nextNumber = sql`(
    select coalesce(max(other.number), 0) + 1 from ${priceLists} as other where other.user_id = ${userId}
  )`;
  const publish = db
    .update(priceLists)
    .set({ ...columns, number: nextNumber, changeId })
    .where(and(isUnchangedDraft(draft), isVersion(db, userId, artworksVersion)))
    .returning();
  if (application === null) return (await publish)[0] ?? null;
  const applied = { ownerId: userId, listId: id, ...application };
  const [written] = await db.batch([publish, ...applicationStatements(db, applied, changeId, now)]);
  return written[0] ?? null;
}
