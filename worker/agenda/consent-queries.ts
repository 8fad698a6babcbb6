import {
  aliasedTable,
  and,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
} from "drizzle-orm";
import { lastDayShown } from "#schema/agenda/agenda.ts";
import type { FactRange, ListedConsentFacts } from "#schema/agenda/agenda-facts.ts";
import { purchasesEndingBetween } from "#schema/people/consent.ts";
import { shownName } from "#schema/people/person.ts";
import type { Database } from "#worker/db/client.ts";
import { people } from "#worker/db/people-tables.ts";
import { sales } from "#worker/db/sale-tables.ts";

/**
 * Selects the latest purchases whose consent to news ends within the range, of those who were on an exported list and did not
 * ask for news themselves. Nothing more is read while nobody was.
 */
export function selectEndingConsents(
  db: Database,
  owner: string | SQL,
  { today, isAhead }: FactRange,
) {
  const last = isAhead ? null : lastDayShown("consent-ends", today);
  const { from, to } = purchasesEndingBetween(today, last);
  const listed = aliasedTable(people, "listed");
  const later = aliasedTable(sales, "later");
  const isListed = exists(
    db
      .select({ id: listed.id })
      .from(listed)
      .where(and(eq(listed.userId, owner), isNotNull(listed.listedOn))),
  );
  const isOutlived = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        ...[eq(later.userId, owner), eq(later.personId, sales.personId), isNull(later.returnedAt)],
        ...[gt(later.date, sales.date), lte(later.date, today)],
      ),
    );
  const hasNotAsked = or(
    ...[isNull(people.expressSince), gt(people.expressSince, today)],
    lt(people.expressSince, people.withdrawnOn),
  );
  return db
    .select({
      personId: people.id,
      name: people.name,
      organization: people.organization,
      expressSince: people.expressSince,
      withdrawnOn: people.withdrawnOn,
      exportedOn: people.listedOn,
      updatedAt: people.updatedAt,
      purchasedOn: sales.date,
    })
    .from(sales)
    .innerJoin(people, and(eq(people.id, sales.personId), eq(people.userId, sales.userId)))
    .where(
      and(
        ...[isListed, eq(sales.userId, owner), isNull(sales.returnedAt)],
        ...[gte(sales.date, from), lte(sales.date, to ?? today)],
        ...[isNotNull(people.listedOn), eq(people.archived, false)],
        ...[hasNotAsked, notExists(isOutlived)],
      ),
    );
}

/** The facts of these rows, which may have several purchases of a day. */
export function consentsOf(
  rows: Awaited<ReturnType<typeof selectEndingConsents>>,
): ListedConsentFacts[] {
  const byPerson = new Map(rows.map((row) => [row.personId, row]));
  return [...byPerson.values()].map(({ personId, purchasedOn, ...row }) => ({
    personId,
    name: shownName(row),
    expressSince: row.expressSince,
    purchases: [purchasedOn],
    enquiries: [],
    withdrawnOn: row.withdrawnOn,
    exportedOn: row.exportedOn,
  }));
}
