import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { workStatuses } from "#schema/artworks/work-status.ts";
import { addDays, addMonths } from "#schema/days.ts";
import { consentOf } from "#schema/people/consent.ts";
import { agendaAhead, agendaOf, countWaiting } from "./agenda.ts";
import type { AgendaFacts } from "./agenda-facts.ts";
import { type AgendaItem, agendaSchema } from "./agenda-item.ts";

const runs = { seed: 35, numRuns: 500 };

const day = fc.integer({ min: -60, max: 60 }).map((days) => addDays("2028-02-29", days));
const dayOrNull = fc.option(day, { freq: 3 });
const personId = fc.option(fc.constantFrom("p1", "p2"), { freq: 2 });
const cents = fc.constantFrom(-1, 0, 1, 100_00);
const workIds = fc.uniqueArray(fc.constantFrom("w1", "w2", "w3"));

/** At most four, of ids of their own. */
function several<Fact extends object>(fact: fc.Arbitrary<Fact>) {
  return fc
    .array(fact, { maxLength: 4 })
    .map((list) => list.map((one, position) => ({ ...one, id: `${position}` })));
}

const factsWithoutPostponed = fc.record({
  works: several(
    fc.record({
      title: fc.string(),
      status: fc.constantFrom(...workStatuses),
      until: dayOrNull,
      dueBack: dayOrNull,
      personId,
    }),
  ),
  invoices: several(
    fc.record({ number: fc.string(), dueOn: dayOrNull, openCents: cents, workIds, personId }),
  ),
  consignments: several(
    fc.record({
      gallery: fc.string(),
      reports: fc.constantFrom("never", "monthly", "quarterly"),
      reportedOn: day,
      personId,
    }),
  ),
  owed: several(
    fc.record({
      gallery: fc.string(),
      workId: fc.constantFrom("w1", "w2"),
      dueOn: day,
      openCents: cents,
      personId,
    }),
  ),
  entries: several(fc.record({ guest: fc.string(), sentOn: day, workIds, personId })),
  lists: several(fc.record({ number: fc.nat(), holdsFrom: day })),
  consents: several(
    fc.record({
      name: fc.string(),
      exportedOn: dayOrNull,
      expressSince: fc.option(
        day.map((date) => addMonths(date, -12)),
        { freq: 2 },
      ),
      purchases: fc.array(day.map((date) => addMonths(date, -24))),
      enquiries: fc.array(day.map((date) => addMonths(date, -6))),
      withdrawnOn: fc.option(
        day.map((date) => addMonths(date, -6)),
        { freq: 2 },
      ),
    }),
  ).map((list) => list.map(({ id, ...consent }) => ({ ...consent, personId: id }))),
});

/** Rows of every kind, some items of which are put off, and some that are none. */
const facts: fc.Arbitrary<AgendaFacts> = factsWithoutPostponed.chain((given) => {
  const keys = agendaAhead({ ...given, postponed: [] }, "2028-02-29").map(({ key }) => key);
  return fc
    .uniqueArray(
      fc.record({ key: fc.constantFrom("entry:none:2028-02-29", ...keys), until: day }),
      {
        selector: ({ key }) => key,
      },
    )
    .map((postponed) => ({ ...given, postponed }));
});

/** The keys that the agenda is to have, as the specification puts it, row by row. */
function expectedKeys(given: AgendaFacts, today: string): string[] {
  const keys: string[] = [];
  for (const { id, status, until, dueBack } of given.works) {
    const isBackSoon = dueBack !== null && addDays(dueBack, -30) <= today;
    if (status === "consigned" && isBackSoon) keys.push(`due-back:${id}:${dueBack}`);
    const endsSoon = until !== null && addDays(until, -3) <= today && today <= until;
    if (status === "on-hold" && endsSoon) keys.push(`hold-ends:${id}:${until}`);
  }
  for (const { id, dueOn, openCents } of given.invoices) {
    if (dueOn !== null && dueOn < today && openCents > 0)
      keys.push(`invoice-unpaid:${id}:${dueOn}`);
  }
  for (const { id, reports, reportedOn } of given.consignments) {
    if (reports === "never") continue;
    const dueOn = addMonths(reportedOn, { monthly: 1, quarterly: 3 }[reports]);
    if (addDays(dueOn, -30) <= today) keys.push(`report-due:${id}:${dueOn}`);
  }
  for (const { id, dueOn, openCents } of given.owed) {
    if (dueOn < today && openCents > 0) keys.push(`payout-overdue:${id}:${dueOn}`);
  }
  for (const { id, sentOn } of given.entries) keys.push(`entry:${id}:${sentOn}`);
  for (const { id, holdsFrom } of given.lists) {
    if (today <= holdsFrom) keys.push(`list-begins:${id}:${holdsFrom}`);
  }
  for (const consent of given.consents) {
    const { until } = consentOf(consent, today);
    const endsSoon = until !== null && addDays(until, -30) <= today;
    if (consent.exportedOn !== null && endsSoon) {
      keys.push(`consent-ends:${consent.personId}:${until}`);
    }
  }
  const isPutOff = (key: string) =>
    given.postponed.some((one) => one.key === key && one.until > today);
  return keys.filter((key) => !isPutOff(key));
}

const overdueKinds = ["due-back", "invoice-unpaid", "payout-overdue", "report-due"];

test("the agenda has what the rows say, each item once, in its order", () => {
  fc.assert(
    fc.property(facts, day, (given, today) => {
      const items = agendaOf(given, today);
      expect(items.map(({ key }) => key).toSorted()).toEqual(expectedKeys(given, today).toSorted());
      expect(v.parse(agendaSchema, items)).toEqual(items);
      for (const { key, kind, date, isOverdue } of items) {
        expect(key.startsWith(`${kind}:`) && key.endsWith(`:${date}`)).toBe(true);
        expect(isOverdue).toBe(overdueKinds.includes(kind) && date < today);
      }
      const places = items.map((item) => placeOf(item));
      expect(places).toEqual(places.toSorted());
      const waiting = items.filter((item) => item.date <= today);
      expect(countWaiting(items, today)).toBe(waiting.length);
    }),
    runs,
  );
});

/** A text that sorts as the items do; keys here are of plain letters alone. */
function placeOf({ isOverdue, date, key }: AgendaItem): string {
  return `${isOverdue ? 0 : 1} ${date} ${key}`;
}

test("in whatever order the rows come, and without changing them", () => {
  fc.assert(
    fc.property(facts, day, (given, today) => {
      const before = structuredClone(given);
      const items = agendaOf(given, today);
      expect(given).toEqual(before);
      const turned: AgendaFacts = {
        works: given.works.toReversed(),
        invoices: given.invoices.toReversed(),
        consignments: given.consignments.toReversed(),
        owed: given.owed.toReversed(),
        entries: given.entries.toReversed(),
        lists: given.lists.toReversed(),
        consents: given.consents.toReversed(),
        postponed: given.postponed.toReversed(),
      };
      expect(agendaOf(turned, today)).toEqual(items);
    }),
    runs,
  );
});

test("the calendar has all that the agenda has, and on its day all that the agenda then shows of it", () => {
  fc.assert(
    fc.property(facts, day, (given, today) => {
      const ahead = agendaAhead(given, today);
      const keys = ahead.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const item of agendaOf(given, today)) expect(ahead).toContainEqual(item);
      for (const { key, kind, date } of ahead.filter((item) => item.date > today)) {
        // Shown after its due day, not on it.
        const shownOn = ["invoice-unpaid", "payout-overdue"].includes(kind)
          ? addDays(date, 1)
          : date;
        expect(agendaOf(given, shownOn).map((item) => item.key)).toContain(key);
      }
    }),
    runs,
  );
});
