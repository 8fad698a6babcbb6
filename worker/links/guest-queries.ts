import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { selectBusiness } from "#worker/business/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { consignmentWorks } from "#worker/db/consignment-tables.ts";
import { documentWorks, issuedDocuments } from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type LinkRow, linkDays, links } from "#worker/db/link-tables.ts";
import { channels } from "#worker/db/sale-tables.ts";
import { subscriptions } from "#worker/db/subscription-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";
import { selectWithCredit } from "#worker/invoices/shared-sql.ts";
import { isOpen, type Opened } from "./conditions.ts";

function fromLink(opened: Opened, column: SQL | (typeof links)["userId"]): SQL {
  return sql`(select ${column} from ${links} where ${isOpen(opened)})`;
}

function selectLink(db: Database, opened: Opened) {
  return db.select().from(links).where(isOpen(opened));
}

/** Whose link it is, with what says whether they have the plan. */
function selectOwner(db: Database, opened: Opened) {
  return db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      firstName: users.firstName,
      lastName: users.lastName,
      city: users.city,
      provinceState: users.provinceState,
      country: users.country,
      usesMetric: users.usesMetric,
      status: subscriptions.status,
      accessUntil: subscriptions.accessUntil,
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, fromLink(opened, links.userId)));
}

function selectInvoice(db: Database, opened: Opened) {
  return selectWithCredit(
    db,
    fromLink(opened, links.userId),
    fromLink(opened, sql`${links.invoiceId}`),
  );
}

/** What a guest may know of a work is made of these columns. */
const shownColumns = {
  id: artworks.id,
  title: artworks.title,
  dateCreated: artworks.dateCreated,
  medium: artworks.medium,
  support: artworks.support,
  mediumLine: artworks.mediumLine,
  framed: artworks.framed,
  widthInches: artworks.widthInches,
  heightInches: artworks.heightInches,
  pictureKey: artworks.pictureKey,
  pictureType: artworks.pictureType,
  workStatus: sql`${artworks.status}`.mapWith(artworks.status).as("work_status"),
  statusUntil: artworks.statusUntil,
  archived: artworks.archived,
  askingPriceCents: artworks.askingPriceCents,
  askingCurrency: artworks.askingCurrency,
  listedCents: artworks.listedCents,
  listedCurrency: artworks.listedCurrency,
  priceCents: artworks.priceCents,
  currency: artworks.currency,
  breakdown: artworks.breakdown,
  channelKind: channels.kind,
  channelName: channels.name,
};

/** The works of a room, a label or an agreement, in no order, those that the artist has since deleted left out. */
function selectShownWorks(db: Database, opened: Opened, workId?: string) {
  const shown = sql`
    select value from json_each(${fromLink(opened, sql`${links.workIds}`)})
    union all select ${consignmentWorks.artworkId} from ${consignmentWorks}
    where ${consignmentWorks.consignmentId} = ${fromLink(opened, sql`${links.consignmentId}`)}
      and ${consignmentWorks.userId} = ${fromLink(opened, links.userId)}
  `;
  return db
    .select(shownColumns)
    .from(artworks)
    .leftJoin(
      channels,
      and(eq(channels.userId, artworks.userId), eq(channels.id, artworks.statusChannelId)),
    )
    .where(
      and(
        eq(artworks.userId, fromLink(opened, links.userId)),
        sql`${artworks.id} in (${shown})`,
        workId === undefined ? undefined : eq(artworks.id, workId),
      ),
    );
}
export type ShownWorkRow = Awaited<ReturnType<typeof selectShownWorks>>[number];
export type LinkOwner = Awaited<ReturnType<typeof selectOwner>>[number];

/**
 * The copies of a work's picture in the invoice, or in the versions of the agreement that were confirmed, in no order: none
 * while a change of the agreement is to be confirmed.
 */
function selectCopies(db: Database, opened: Opened, workId = "") {
  const owner = fromLink(opened, links.userId);
  const agreementId = fromLink(opened, sql`${links.consignmentId}`);
  const documentIds = sql`(
    select ${fromLink(opened, sql`${links.invoiceId}`)}
    union all select version.consignment_id || '-' || version.version from consignment_versions as version
    join consignments as agreement on agreement.id = version.consignment_id and agreement.user_id = version.user_id
    where version.consignment_id = ${agreementId} and version.user_id = ${owner}
      and version.confirmed_at is not null and agreement.amendment is not 'sent'
  )`;
  return db
    .select()
    .from(documentWorks)
    .where(
      and(
        eq(documentWorks.userId, owner),
        sql`${documentWorks.documentId} in ${documentIds}`,
        eq(documentWorks.artworkId, workId),
      ),
    );
}

/**
 * The open link of an address, its artist, its invoice and its works, or the one of them, with the copies of that one's
 * picture that the invoice or the agreement has, in one batch.
 */
export async function findOpened(db: Database, opened: Opened, workId?: string) {
  const [[link], [owner], invoices, works, copies] = await db.batch([
    selectLink(db, opened),
    selectOwner(db, opened),
    selectInvoice(db, opened),
    selectShownWorks(db, opened, workId),
    selectCopies(db, opened, workId),
  ]);
  if (link === undefined || owner === undefined) return null;
  return { link, owner, invoices, works, copies };
}

/** The open link of an address with all that a room or an invoice shows, in one batch. */
export async function findShownLink(db: Database, opened: Opened) {
  const [[link], [owner], invoices, works, [business]] = await db.batch([
    selectLink(db, opened),
    selectOwner(db, opened),
    selectInvoice(db, opened),
    selectShownWorks(db, opened),
    selectBusiness(db, fromLink(opened, links.userId)),
  ]);
  if (link === undefined || owner === undefined) return null;
  return { link, owner, invoices, works, business: business ?? null };
}

/** The label of a code with all that it shows, in one batch: of certificates the one that was issued last. */
export async function findShownLabel(db: Database, opened: Opened) {
  const owner = fromLink(opened, links.userId);
  const documents = sql`(
    select ${documentWorks.documentId} from ${documentWorks}
    where ${documentWorks.userId} = ${owner}
      and ${documentWorks.artworkId} = ${fromLink(opened, sql`${links.workIds} ->> '$[0]'`)}
  )`;
  const [[link], [artist], works, [business], [certificate]] = await db.batch([
    selectLink(db, opened),
    selectOwner(db, opened),
    selectShownWorks(db, opened),
    selectBusiness(db, owner),
    db
      .select()
      .from(issuedDocuments)
      .where(
        and(
          eq(issuedDocuments.userId, owner),
          eq(issuedDocuments.kind, "certificate"),
          sql`${issuedDocuments.id} in ${documents}`,
        ),
      )
      .orderBy(desc(issuedDocuments.createdAt))
      .limit(1),
  ]);
  if (link === undefined || artist === undefined) return null;
  return {
    link,
    owner: artist,
    works,
    business: business ?? null,
    certificate: certificate ?? null,
  };
}

/** Counts that a link was opened on a day, if it is still there. */
export async function countOpened(db: Database, { id, userId }: LinkRow, day: string) {
  const opened = { userId: links.userId, linkId: links.id, day, count: 1 };
  const condition = and(eq(links.id, id), eq(links.userId, userId));
  await insertFromSelect(
    db,
    linkDays,
    opened,
    sql`from ${links} where ${condition}`,
  ).onConflictDoUpdate({
    target: [linkDays.linkId, linkDays.day],
    set: { count: sql`${linkDays.count} + 1` },
  });
}
