import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AgreementContent } from "#schema/consignments/agreement-content.ts";
import { agreementDocumentId } from "#schema/consignments/consignments-paths.ts";
import type { AgreementState } from "#schema/consignments/states.ts";
import type { Database } from "#worker/db/client.ts";
import {
  type ConsignmentRow,
  type ConsignmentVersionRow,
  type ConsignmentWorkRow,
  consignments,
  consignmentVersions,
  consignmentWorks,
} from "#worker/db/consignment-tables.ts";
import { isIn } from "#worker/db/is-in.ts";
import { type EntryRow, entries, links } from "#worker/db/link-tables.ts";
import type { DocumentedWork, PicturedWork } from "#worker/documents/picture-copies.ts";
import { documentedWorks } from "#worker/documents/queries.ts";
import { isAsRead, isWrittenAs } from "./conditions.ts";
import type { Change } from "./decided.ts";
import { redateStatement, returnStatements } from "./move-works.ts";

/** What an entry of a gallery needs to be kept, and what it changes at once. */
export interface GalleryEffect {
  readonly condition: SQL | undefined;
  /** The works of which the pictures are kept with it. */
  readonly pictured: readonly PicturedWork[];
  readonly statements: (
    isStored: SQL,
    documented: readonly DocumentedWork[],
  ) => BatchItem<"sqlite">[];
  readonly currency: EntryRow["currency"];
}

function isRow({ userId, consignmentId, artworkId }: ConsignmentWorkRow): SQL | undefined {
  return and(
    eq(consignmentWorks.userId, userId),
    eq(consignmentWorks.consignmentId, consignmentId),
    eq(consignmentWorks.artworkId, artworkId),
    eq(consignmentWorks.isHere, true),
  );
}

/** The condition that the gallery has a work, of which no report waits where `isReported` is false. */
export function hasWork(row: ConsignmentWorkRow, asked?: { readonly isReported: false }): SQL {
  const isThere = sql`exists (select 1 from ${consignmentWorks} where ${isRow(row)})`;
  if (asked === undefined) return isThere;
  return sql`${isThere} and not exists (
    select 1 from ${links} join ${entries} on ${entries.linkId} = ${links.id}
    where ${links.userId} = ${row.userId} and ${links.kind} = 'consignment'
      and ${links.consignmentId} = ${row.consignmentId}
      and ${entries.workId} = ${row.artworkId} and ${entries.userId} = ${row.userId}
      and ${entries.kind} in ('sold', 'returned') and ${entries.decision} is null
  )`;
}

/** Notes that a gallery received a work, once its entry is stored. */
export function receiptStatement(
  db: Database,
  row: ConsignmentWorkRow,
  {
    receivedOn,
    condition,
    isStored,
  }: { readonly receivedOn: string; readonly condition: string; readonly isStored: SQL },
) {
  return db
    .update(consignmentWorks)
    .set({ receivedOn, condition })
    .where(and(isRow(row), isStored));
}

/** A version that a gallery confirms. */
interface Confirmation {
  readonly next: AgreementState;
  readonly version: ConsignmentVersionRow;
  readonly content: AgreementContent;
  /** Its works with the copies of their pictures. */
  readonly documented: readonly DocumentedWork[];
  readonly confirmedBy: string;
  /** Works that the gallery has and the version leaves out. */
  readonly removedIds: readonly string[];
  readonly returnedOn: string;
  readonly change: Change;
  readonly now: Date;
}

/**
 * Lets a version hold, once the entry that confirms it is stored: its content and pictures are kept as they were read, prices are frozen that
 * were not, what it leaves out is back with the artist, and its days are those of its works.
 */
export function confirmStatements(
  db: Database,
  before: ConsignmentRow,
  confirmation: Confirmation,
  isStored: SQL,
) {
  const { next, version, content, confirmedBy, removedIds, returnedOn, change, now } = confirmation;
  const consignment = { ...before, ...change };
  const isWritten = isWrittenAs(consignment);
  const document = { id: agreementDocumentId(before.id, version.version), userId: before.userId };
  const prices = JSON.stringify(
    content.works.map(({ work, priceCents, currency }) => [work.artworkId, priceCents, currency]),
  );
  const price = (place: number) => sql`(
    select sent.value ->> ${sql.raw(String(place))} from json_each(${prices}) as sent
    where sent.value ->> 0 = ${consignmentWorks.artworkId}
  )`;
  const { workIds } = version;
  const days = { since: version.terms.from, dueBack: version.terms.until };
  return [
    db
      .update(consignments)
      .set({ ...next, version: version.version, ...change })
      .where(and(isAsRead(before), isStored)),
    db
      .update(consignmentVersions)
      .set({ content, confirmedBy, confirmedAt: now })
      .where(
        and(
          eq(consignmentVersions.userId, version.userId),
          eq(consignmentVersions.consignmentId, version.consignmentId),
          eq(consignmentVersions.version, version.version),
          isWritten,
        ),
      ),
    db
      .update(consignmentWorks)
      .set({ priceCents: price(1), currency: price(2) })
      .where(
        and(
          eq(consignmentWorks.userId, before.userId),
          isIn(consignmentWorks.artworkId, workIds),
          eq(consignmentWorks.consignmentId, before.id),
          sql`${consignmentWorks.currency} is null`,
          isWritten,
        ),
      ),
    ...returnStatements(db, { consignment, workIds: removedIds, isWritten, now }, returnedOn),
    redateStatement(db, { consignment, workIds, isWritten, now }, days),
    documentedWorks(db, document, confirmation.documented, isWritten),
  ];
}

/** The condition that an agreement is as it was read, for an entry that is inserted first. */
export function isStillAsRead(consignment: ConsignmentRow): SQL {
  return sql`exists (select 1 from ${consignments} where ${isAsRead(consignment)})`;
}
