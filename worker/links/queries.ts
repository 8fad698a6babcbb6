import { and, desc, eq, isNull, not, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { invoices } from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { isIn } from "#worker/db/is-in.ts";
import { type LinkRow, linkDays, links } from "#worker/db/link-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";
import { invoiceColumns, selectWithCredit } from "#worker/invoices/shared-sql.ts";
import { hasPerson } from "#worker/people/conditions.ts";
import { hasRoomForLink } from "./conditions.ts";

/** Selects an artist's links, newest first. */
export function selectLinks(db: Database, owner: string) {
  return db.select().from(links).where(eq(links.userId, owner)).orderBy(desc(links.createdAt));
}

/** Selects on which days an artist's links were opened, and how often. */
export function selectLinkDays(db: Database, owner: string) {
  return db.select().from(linkDays).where(eq(linkDays.userId, owner));
}

/** An artist's links, their days, and the invoices that they show with what credits those, in one batch. */
export async function findLinks(db: Database, owner: string) {
  const shown = sql`(
    select ${links.invoiceId} from ${links} where ${links.userId} = ${owner} and ${links.invoiceId} is not null
  )`;
  const [rows, days, shownInvoices] = await db.batch([
    selectLinks(db, owner),
    selectLinkDays(db, owner),
    db
      .select(invoiceColumns)
      .from(invoices)
      .where(
        and(
          eq(invoices.userId, owner),
          or(sql`${invoices.id} in ${shown}`, sql`${invoices.creditsId} in ${shown}`),
        ),
      ),
  ]);
  return { links: rows, days, invoices: shownInvoices };
}

/** The owner's link of this id with its days, and its invoice with what credits it; null without one. */
export async function findLink(db: Database, owner: string, id: string) {
  const isOwn = and(eq(links.userId, owner), eq(links.id, id));
  const invoiceId = sql`(select ${links.invoiceId} from ${links} where ${isOwn})`;
  const [[link], days, shownInvoices] = await db.batch([
    db.select().from(links).where(isOwn),
    db
      .select()
      .from(linkDays)
      .where(and(eq(linkDays.userId, owner), eq(linkDays.linkId, id))),
    selectWithCredit(db, owner, invoiceId),
  ]);
  return link === undefined ? null : { link, days, invoices: shownInvoices };
}

/** What a new link is decided on: which of these works and invoices are the owner's, and what is there already. */
export async function findLinkContext(db: Database, link: LinkRow) {
  const { userId: owner } = link;
  const [works, shownInvoices, [repeated], [same]] = await db.batch([
    db
      .select({ id: artworks.id })
      .from(artworks)
      .where(and(eq(artworks.userId, owner), isIn(artworks.id, link.workIds))),
    selectWithCredit(db, owner, link.invoiceId ?? ""),
    db.select({ id: links.id, requestHash: links.requestHash }).from(links).where(hasKey(link)),
    db.select({ id: links.id }).from(links).where(isSame(link)),
  ]);
  return {
    areOwnWorks: works.length === link.workIds.length,
    invoices: shownInvoices,
    repeated: repeated ?? null,
    sameId: same?.id ?? null,
  };
}

/** Inserts a link, if there is room, key and subject are new and its person is the owner's. Returns whether it did. */
export async function insertLink(db: Database, link: LinkRow, today: string): Promise<boolean> {
  const { userId: owner, personId } = link;
  const other = (condition: SQL | undefined) =>
    notExists(db.select({ id: links.id }).from(links).where(condition));
  const condition = and(
    eq(users.id, owner),
    hasRoomForLink(owner, today),
    other(hasKey(link)),
    other(isSame(link)),
    personId === null ? undefined : hasPerson(db, owner, personId),
  );
  const inserted = await insertFromSelect(
    db,
    links,
    link,
    sql`from ${users} where ${condition}`,
  ).returning({ id: links.id });
  return inserted.length > 0;
}

/** Whether the artist has as many open links as there may be. */
export async function hasTooManyLinks(
  db: Database,
  owner: string,
  today: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner), not(hasRoomForLink(owner, today))));
  return found !== undefined;
}

/**
 * Writes a link over `before`, identified by its `updatedAt`, if the condition is met and its person is the owner's. Returns
 * whether it did.
 */
export async function updateLink(
  db: Database,
  { id, userId, updatedAt }: LinkRow,
  columns: Partial<LinkRow>,
  condition?: SQL,
): Promise<boolean> {
  const { personId = null } = columns;
  const written = await db
    .update(links)
    .set(columns)
    .where(
      and(
        eq(links.userId, userId),
        eq(links.id, id),
        eq(links.updatedAt, updatedAt),
        condition,
        personId === null ? undefined : hasPerson(db, userId, personId),
      ),
    )
    .returning({ id: links.id });
  return written.length > 0;
}

function hasKey({ userId, idempotencyKey }: LinkRow): SQL | undefined {
  return and(eq(links.userId, userId), eq(links.idempotencyKey, idempotencyKey ?? ""));
}

/** A label of the same work, or a link to the same invoice, that was not taken back; a room is like no other. */
function isSame({ userId, kind, workIds, invoiceId }: LinkRow): SQL | undefined {
  // The indexes hold one kind alone, so it has to be written out.
  const subject =
    kind === "label"
      ? sql`${links.kind} = 'label' and ${links.workIds} = ${JSON.stringify(workIds)}`
      : sql`${links.kind} = 'invoice' and ${links.invoiceId} = ${invoiceId}`;
  return and(eq(links.userId, userId), subject, isNull(links.revokedAt));
}

/** The agreement that a link of the owner's shows; null without one. */
export async function findAgreementOfLink(
  db: Database,
  ownerId: string,
  linkId: string,
): Promise<string | null> {
  const [link] = await db
    .select({ consignmentId: links.consignmentId })
    .from(links)
    .where(and(eq(links.userId, ownerId), eq(links.id, linkId)));
  return link?.consignmentId ?? null;
}
