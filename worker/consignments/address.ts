import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import { addDays, earliestToday } from "#schema/days.ts";
import { linkLimits } from "#schema/links/link.ts";
import type { Database } from "#worker/db/client.ts";
import type { ConsignmentRow } from "#worker/db/consignment-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type LinkRow, links } from "#worker/db/link-tables.ts";
import { users } from "#worker/db/tables.ts";
import { newLinkId } from "#worker/http/link-proof.ts";
import { hasRoomForLink, isNotOver } from "#worker/links/conditions.ts";
import { emptyLink, languageOfLink } from "#worker/links/new-link.ts";

/** An agreement that a batch sends or takes back, once it has written it: the condition says whether it has. */
interface Addressed {
  readonly consignment: ConsignmentRow;
  readonly isWritten: SQL;
  readonly now: Date;
}

/** The condition for the link of an agreement that was not taken back. */
function isOfAgreement({ userId, id }: ConsignmentRow): SQL | undefined {
  // The index holds one kind alone, so it has to be written out.
  const subject = sql`${links.kind} = 'consignment' and ${links.consignmentId} = ${id}`;
  return and(eq(links.userId, userId), subject, isNull(links.revokedAt));
}

/** The condition that an agreement has an open address, or may have one more. */
export function canBeAddressed(consignment: ConsignmentRow, now: Date): SQL {
  const today = earliestToday(now);
  return sql`(
    exists (select 1 from ${links} where ${and(isOfAgreement(consignment), isNotOver(today))})
    or ${hasRoomForLink(consignment.userId, today)}
  )`;
}

/**
 * Gives an agreement its address, or lets the one that it has open long enough for what it says now: for 60 days after its end,
 * or after today where that is past.
 */
export function addressStatements(
  db: Database,
  { consignment, isWritten, now }: Addressed,
  { until, language }: Pick<ConsignmentTerms, "until" | "language">,
) {
  const today = earliestToday(now);
  const endsOn = addDays(until < today ? today : until, linkLimits.consignmentDays);
  const isOpen = isOfAgreement(consignment);
  const { userId, channelId } = consignment;
  const link: { readonly [Field in keyof LinkRow]: LinkRow[Field] | SQL } = {
    ...emptyLink,
    id: newLinkId(),
    userId,
    kind: "consignment",
    endsOn,
    language: languageOfLink(language),
    consignmentId: consignment.id,
    personId: sql`(select person_id from channels where user_id = ${userId} and id = ${channelId})`,
    idempotencyKey: null,
    requestHash: null,
    createdAt: now,
    updatedAt: now,
  };
  return [
    db
      .update(links)
      .set({
        language: languageOfLink(language),
        endsOn: sql`max(${links.endsOn}, ${endsOn})`,
        updatedAt: sql`max(${links.updatedAt} + 1, ${now.getTime()})`,
      })
      .where(and(isOpen, isWritten)),
    insertFromSelect(
      db,
      links,
      link,
      sql`from ${users} where ${users.id} = ${userId} and ${isWritten}
        and not exists (select 1 from ${links} where ${isOpen})`,
    ),
  ] as const;
}

/** Takes the address of an agreement back, which answers from then on as if it had never been. */
export function revokeStatement(db: Database, { consignment, isWritten, now }: Addressed) {
  return db
    .update(links)
    .set({ revokedAt: now, updatedAt: sql`max(${links.updatedAt} + 1, ${now.getTime()})` })
    .where(and(isOfAgreement(consignment), isWritten));
}
