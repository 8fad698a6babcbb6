import { and, asc, desc, eq, notExists, type SQL, sql } from "drizzle-orm";
import { selectBusiness } from "#worker/business/queries.ts";
import { selectChannels } from "#worker/channels/queries.ts";
import type { Database } from "#worker/db/client.ts";
import {
  type DocumentWorkRow,
  documentWorks,
  type IssuedDocumentRow,
  issuedDocuments,
} from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { isIn } from "#worker/db/is-in.ts";
import type { BusinessRow, ChannelRow } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworks, users } from "#worker/db/tables.ts";
import type { DocumentedWork } from "./picture-copies.ts";

/** Selects an artist's certificates and consignment lists, newest first. */
export function selectDocuments(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(issuedDocuments)
    .where(eq(issuedDocuments.userId, owner))
    .orderBy(desc(issuedDocuments.createdAt), sql`rowid desc`);
}

/** Selects a work that the owner's document of this id names, of whatever kind it is. */
export function selectDocumentWork(
  db: Database,
  owner: string | SQL,
  documentId: string,
  artworkId: string,
) {
  return db
    .select()
    .from(documentWorks)
    .where(
      and(
        eq(documentWorks.userId, owner),
        eq(documentWorks.documentId, documentId),
        eq(documentWorks.artworkId, artworkId),
      ),
    );
}

/**
 * Selects the works that an artist's documents name.
 * @param last The greatest rowid to select: a document that is issued later has greater ones.
 */
export function selectDocumentWorks(db: Database, ownerId: string, last?: number) {
  const isKnown = last === undefined ? undefined : sql`rowid <= ${last}`;
  return db
    .select()
    .from(documentWorks)
    .where(and(eq(documentWorks.userId, ownerId), isKnown))
    .orderBy(asc(documentWorks.documentId), asc(documentWorks.artworkId));
}

/** What a document is made from; `earlier` is what was issued with the key, null without one. */
export interface DocumentContext {
  readonly works: readonly ArtworkRow[];
  readonly channels: readonly ChannelRow[];
  readonly business: BusinessRow | null;
  readonly earlier: IssuedDocumentRow | null;
}

/** Reads what a document about these works is made from, in one batch. */
export async function findDocumentContext(
  db: Database,
  ownerId: string,
  artworkIds: readonly string[],
  idempotencyKey: string | null,
): Promise<DocumentContext> {
  const [works, channels, [business], earlier] = await db.batch([
    db
      .select()
      .from(artworks)
      .where(and(eq(artworks.userId, ownerId), isIn(artworks.id, artworkIds))),
    selectChannels(db, ownerId),
    selectBusiness(db, ownerId),
    db.select().from(issuedDocuments).where(hasKey(ownerId, idempotencyKey)),
  ]);
  return { works, channels, business: business ?? null, earlier: earlier[0] ?? null };
}

/** Issues a document. Null when the key is used. */
export async function insertDocument(
  db: Database,
  document: IssuedDocumentRow,
  works: readonly DocumentedWork[],
): Promise<IssuedDocumentRow | null> {
  const { id, userId, idempotencyKey } = document;
  const sameKey = db
    .select({ id: issuedDocuments.id })
    .from(issuedDocuments)
    .where(hasKey(userId, idempotencyKey));
  const isIssued = sql`exists (
    select 1 from ${issuedDocuments} where id = ${id} and user_id = ${userId}
  )`;
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      issuedDocuments,
      document,
      sql`from ${users} where ${and(eq(users.id, userId), notExists(sameKey))}`,
    ).returning(),
    documentedWorks(db, document, works, isIssued),
  ]);
  return inserted[0] ?? null;
}

/** The statement that writes the works of a document, if this condition is met. */
export function documentedWorks(
  db: Database,
  { id, userId }: Pick<IssuedDocumentRow, "id" | "userId">,
  works: readonly DocumentedWork[],
  condition: SQL,
) {
  const field = (name: keyof DocumentedWork) => sql`sent.value ->> ${name}`;
  const row: Record<keyof DocumentWorkRow, SQL> = {
    userId: sql`${userId}`,
    documentId: sql`${id}`,
    artworkId: field("artworkId"),
    pictureKey: field("pictureKey"),
    pictureType: field("pictureType"),
    pictureHash: field("pictureHash"),
  };
  const source = sql`from json_each(${JSON.stringify(works)}) as sent where ${condition}`;
  return insertFromSelect(db, documentWorks, row, source);
}

function hasKey(ownerId: string, key: string | null): SQL | undefined {
  return and(eq(issuedDocuments.userId, ownerId), eq(issuedDocuments.idempotencyKey, key ?? ""));
}
