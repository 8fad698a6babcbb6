import {
  aliasedTable,
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { lastDayShown } from "#schema/agenda/agenda.ts";
import type { FactRange, ListedConsentFacts } from "#schema/agenda/agenda-facts.ts";
import { addDays, earliestToday } from "#schema/days.ts";
import { wishKinds } from "#schema/links/entry.ts";
import { daysEndingBetween } from "#schema/people/consent.ts";
import { shownName } from "#schema/people/person.ts";
import type { Database } from "#worker/db/client.ts";
import { entries } from "#worker/db/link-tables.ts";
import { people } from "#worker/db/people-tables.ts";
import { sales } from "#worker/db/sale-tables.ts";

/** Only of those who were on an exported list, did not ask for news themselves, and are not archived. */
function isListed(db: Database, owner: string | SQL, today: string): SQL | undefined {
  const listed = aliasedTable(people, "listed");
  const isAnybodyListed = exists(
    db
      .select({ id: listed.id })
      .from(listed)
      .where(and(eq(listed.userId, owner), isNotNull(listed.listedOn))),
  );
  const hasNotAsked = or(
    isNull(people.expressSince),
    gt(people.expressSince, today),
    lt(people.expressSince, people.withdrawnOn),
  );
  return and(isAnybodyListed, isNotNull(people.listedOn), eq(people.archived, false), hasNotAsked);
}

/** What a gallery reports is no enquiry. */
const isWish = inArray(entries.kind, wishKinds);

/** What both queries say of a person; the times are the latest of what they bought and asked. */
const columns = {
  personId: people.id,
  name: people.name,
  organization: people.organization,
  expressSince: people.expressSince,
  withdrawnOn: people.withdrawnOn,
  exportedOn: people.listedOn,
  updatedAt: people.updatedAt,
  enquiredAt: sql`(
    select max(${entries.sentAt}) from ${entries}
    where ${entries.userId} = ${people.userId} and ${entries.personId} = ${people.id} and ${isWish}
  )`
    .mapWith((time: number): Date | null => new Date(time))
    .as("enquired_at"),
};

/**
 * Selects the latest purchases whose consent to news ends within the range. Nothing more is read while nobody was on an
 * exported list.
 */
export function selectEndingConsents(
  db: Database,
  owner: string | SQL,
  { today, isAhead }: FactRange,
) {
  const last = isAhead ? null : lastDayShown("consent-ends", today);
  const { from, to } = daysEndingBetween("purchase", today, last);
  const later = aliasedTable(sales, "later");
  const isOutlived = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.userId, owner),
        eq(later.personId, sales.personId),
        isNull(later.returnedAt),
        gt(later.date, sales.date),
        lte(later.date, today),
      ),
    );
  return db
    .select({ ...columns, purchasedOn: sales.date })
    .from(sales)
    .innerJoin(people, and(eq(people.id, sales.personId), eq(people.userId, sales.userId)))
    .where(
      and(
        isListed(db, owner, today),
        eq(sales.userId, owner),
        isNull(sales.returnedAt),
        gte(sales.date, from),
        lte(sales.date, to ?? today),
        notExists(isOutlived),
      ),
    );
}

/** Selects those whose enquiries imply a consent that ends within the range, likewise. */
export function selectEndingEnquiries(
  db: Database,
  owner: string | SQL,
  { today, isAhead }: FactRange,
) {
  const last = isAhead ? null : lastDayShown("consent-ends", today);
  const { from, to } = daysEndingBetween("enquiry", today, last);
  // A day more on either side, as the artist's day begins at another time.
  const first = startOf(addDays(from, -1));
  const beyond = startOf(addDays(to ?? today, 2));
  const purchasedOn = sql<string | null>`(
    select max(${sales.date}) from ${sales}
    where ${sales.userId} = ${people.userId} and ${sales.personId} = ${people.id}
      and ${sales.returnedAt} is null and ${sales.date} <= ${today}
  )`.as("purchased_on");
  return db
    .select({ ...columns, purchasedOn })
    .from(entries)
    .innerJoin(people, and(eq(people.id, entries.personId), eq(people.userId, entries.userId)))
    .where(
      and(
        isListed(db, owner, today),
        eq(entries.userId, owner),
        isWish,
        gte(entries.sentAt, first),
        lte(entries.sentAt, beyond),
      ),
    );
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00Z`);
}

type EndingConsent =
  | Awaited<ReturnType<typeof selectEndingConsents>>[number]
  | Awaited<ReturnType<typeof selectEndingEnquiries>>[number];

/** The facts of these rows, which may be several of a person. */
export function consentsOf(rows: readonly EndingConsent[]): ListedConsentFacts[] {
  const byPerson = new Map(rows.map((row) => [row.personId, row]));
  return [...byPerson.values()].map(({ personId, purchasedOn, enquiredAt, ...row }) => ({
    personId,
    name: shownName(row),
    expressSince: row.expressSince,
    purchases: purchasedOn === null ? [] : [purchasedOn],
    enquiries: enquiredAt === null ? [] : [earliestToday(enquiredAt)],
    withdrawnOn: row.withdrawnOn,
    exportedOn: row.exportedOn,
  }));
}
