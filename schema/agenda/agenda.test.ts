import { describe, expect, test } from "vitest";
import { addDays } from "#schema/days.ts";
import { agendaAhead, agendaOf, countWaiting, lastDayShown } from "./agenda.ts";
import type { AgendaFacts } from "./agenda-facts.ts";

const today = "2026-11-22";

const nothing: AgendaFacts = {
  works: [],
  invoices: [],
  consignments: [],
  owed: [],
  entries: [],
  lists: [],
  consents: [],
  postponed: [],
};

function held(until: string | null, changes: Partial<AgendaFacts["works"][number]> = {}) {
  const work = { id: "w1", title: "Small Weather", personId: "p1", dueBack: null };
  return { ...work, status: "on-hold", until, ...changes } as const;
}

function consigned(dueBack: string | null, changes: Partial<AgendaFacts["works"][number]> = {}) {
  const work = { id: "w2", title: "Après la pluie", personId: "p2", until: null };
  return { ...work, status: "consigned", dueBack, ...changes } as const;
}

function invoice(dueOn: string | null, changes: Partial<AgendaFacts["invoices"][number]> = {}) {
  const facts = { id: "i1", number: "2026-002", openCents: 197_75, personId: "p3" };
  return { ...facts, dueOn, workIds: ["w3", "w4"], ...changes };
}

function agreement(
  reports: AgendaFacts["consignments"][number]["reports"],
  reportedOn = "2026-10-30",
) {
  return { id: "c1", gallery: "North Wall", personId: "p2", reports, reportedOn };
}

function owed(dueOn: string, openCents = 337_50) {
  return {
    ...{ id: "s1", gallery: "Galerie du Fleuve", workId: "w5" },
    ...{ dueOn, openCents, personId: null },
  };
}

function consent(changes: Partial<AgendaFacts["consents"][number]> = {}) {
  return {
    ...{ personId: "p4", name: "Anne Thibault", exportedOn: "2026-06-20" },
    ...{ expressSince: null, purchases: [], enquiries: ["2026-06-08"], withdrawnOn: null },
    ...changes,
  };
}

/** The first day on which the agenda has an item, and the last; of some five years. */
function daysOf(facts: Partial<AgendaFacts>): [string | undefined, string | undefined] {
  const days = Array.from({ length: 1_826 }, (_, day) => addDays("2025-01-01", day)).filter(
    (day) => agendaOf({ ...nothing, ...facts }, day).length > 0,
  );
  return [days[0], days.at(-1)];
}

const lastDay = "2029-12-31";

test("without facts the agenda is empty", () => {
  expect(agendaOf(nothing, today)).toEqual([]);
  expect(agendaAhead(nothing, today)).toEqual([]);
  expect(countWaiting([], today)).toBe(0);
});

describe("a consigned work that is due back", () => {
  test("is an item of the work and of who has it", () => {
    expect(agendaOf({ ...nothing, works: [consigned("2026-12-20")] }, today)).toEqual([
      {
        ...{ key: "due-back:w2:2026-12-20", kind: "due-back", date: "2026-12-20" },
        ...{ isOverdue: false, workIds: ["w2"], personId: "p2", subject: "Après la pluie" },
      },
    ]);
  });

  test("is shown from 30 days before, until it is back", () => {
    expect(daysOf({ works: [consigned("2026-12-20")] })).toEqual(["2026-11-20", lastDay]);
    expect(daysOf({ works: [consigned("2028-03-15")] })).toEqual(["2028-02-14", lastDay]);
  });

  test("is overdue from the day after", () => {
    const isOverdue = (day: string) =>
      agendaOf({ ...nothing, works: [consigned("2026-12-20")] }, day).map((item) => item.isOverdue);
    expect(isOverdue("2026-12-20")).toEqual([false]);
    expect(isOverdue("2026-12-21")).toEqual([true]);
  });

  test("is none without a day, nor once the work is elsewhere", () => {
    const works = [
      consigned(null),
      consigned("2026-12-01", { status: "available" }),
      consigned("2026-12-01", { status: "sold" }),
      consigned("2026-12-01", { status: "on-hold" }),
      consigned("2026-12-01", { status: "not-for-sale" }),
    ];
    expect(agendaAhead({ ...nothing, works }, today)).toEqual([]);
  });
});

describe("a hold that ends", () => {
  test("is an item of the work and of whom it is held for", () => {
    expect(agendaOf({ ...nothing, works: [held("2026-11-23")] }, today)).toEqual([
      {
        ...{ key: "hold-ends:w1:2026-11-23", kind: "hold-ends", date: "2026-11-23" },
        ...{ isOverdue: false, workIds: ["w1"], personId: "p1", subject: "Small Weather" },
      },
    ]);
  });

  test("is shown from 3 days before to its last day, after which it is over", () => {
    expect(daysOf({ works: [held("2026-11-23")] })).toEqual(["2026-11-20", "2026-11-23"]);
    expect(daysOf({ works: [held("2028-03-01")] })).toEqual(["2028-02-27", "2028-03-01"]);
  });

  test("is none without a day, nor once the work is not held", () => {
    const works = [
      held(null),
      held(today, { status: "consigned" }),
      held(today, { status: "sold" }),
    ];
    expect(agendaAhead({ ...nothing, works }, today)).toEqual([]);
  });
});

describe("an invoice that is unpaid", () => {
  test("is an item of its works and of who is to pay", () => {
    expect(agendaOf({ ...nothing, invoices: [invoice("2026-11-19")] }, today)).toEqual([
      {
        ...{ key: "invoice-unpaid:i1:2026-11-19", kind: "invoice-unpaid", date: "2026-11-19" },
        ...{ isOverdue: true, workIds: ["w3", "w4"], personId: "p3", subject: "2026-002" },
      },
    ]);
  });

  test("is shown after its due day", () => {
    expect(daysOf({ invoices: [invoice("2026-11-19")] })).toEqual(["2026-11-20", lastDay]);
  });

  test("is none without a due day, nor once nothing is open", () => {
    const invoices = [invoice(null), invoice("2026-01-01", { openCents: 0 })];
    expect(agendaAhead({ ...nothing, invoices }, today)).toEqual([]);
    const oneCent = [invoice("2026-01-01", { openCents: 1 })];
    expect(agendaOf({ ...nothing, invoices: oneCent }, today)).toHaveLength(1);
  });
});

describe("a gallery that owes", () => {
  test("is an item of the sale, with the gallery's name", () => {
    expect(agendaOf({ ...nothing, owed: [owed("2026-10-12")] }, today)).toEqual([
      {
        ...{ key: "payout-overdue:s1:2026-10-12", kind: "payout-overdue", date: "2026-10-12" },
        ...{ isOverdue: true, workIds: ["w5"], personId: null, subject: "Galerie du Fleuve" },
      },
    ]);
  });

  test("is shown after its days to pay, until nothing is open", () => {
    expect(daysOf({ owed: [owed("2026-10-12")] })).toEqual(["2026-10-13", lastDay]);
    expect(agendaAhead({ ...nothing, owed: [owed("2026-10-12", 0)] }, today)).toEqual([]);
    expect(agendaAhead({ ...nothing, owed: [owed("2026-10-12", -5_000)] }, today)).toEqual([]);
  });
});

describe("a report that a gallery owes", () => {
  test("is due a month or three after the last one, and overdue after that day", () => {
    const datesOf = (facts: ReturnType<typeof agreement>) =>
      agendaAhead({ ...nothing, consignments: [facts] }, today).map((item) => item.date);
    expect(agendaOf({ ...nothing, consignments: [agreement("monthly")] }, today)).toEqual([
      {
        ...{ key: "report-due:c1:2026-11-30", kind: "report-due", date: "2026-11-30" },
        ...{ isOverdue: false, workIds: [], personId: "p2", subject: "North Wall" },
      },
    ]);
    expect(datesOf(agreement("quarterly"))).toEqual(["2027-01-30"]);
    expect(datesOf(agreement("quarterly", "2026-11-30"))).toEqual(["2027-02-28"]);
    expect(datesOf(agreement("never"))).toEqual([]);
    const late = agendaOf(
      { ...nothing, consignments: [agreement("monthly", "2026-10-21")] },
      today,
    );
    expect(late.map(({ isOverdue }) => isOverdue)).toEqual([true]);
  });

  test("is shown from 30 days before, until it was received", () => {
    expect(daysOf({ consignments: [agreement("quarterly")] })).toEqual(["2026-12-31", lastDay]);
  });
});

describe("a guest's entry", () => {
  const entry = {
    ...{ id: "e1", guest: "Priya Nair", sentOn: "2026-11-21" },
    ...{ workIds: ["w6"], personId: null },
  };

  test("waits from its day on, and is never overdue", () => {
    expect(agendaOf({ ...nothing, entries: [entry] }, today)).toEqual([
      {
        ...{ key: "entry:e1:2026-11-21", kind: "entry", date: "2026-11-21" },
        ...{ isOverdue: false, workIds: ["w6"], personId: null, subject: "Priya Nair" },
      },
    ]);
    expect(daysOf({ entries: [entry] })[1]).toBe(lastDay);
  });

  test("that came where it is tomorrow already is shown all the same", () => {
    const entries = [{ ...entry, sentOn: "2026-11-23" }];
    expect(agendaOf({ ...nothing, entries }, today)).toHaveLength(1);
  });
});

test("a price list that begins is shown until its day", () => {
  const lists = [{ id: "l2", number: 2, holdsFrom: "2027-01-01" }];
  expect(agendaOf({ ...nothing, lists }, today)).toEqual([
    {
      ...{ key: "list-begins:l2:2027-01-01", kind: "list-begins", date: "2027-01-01" },
      ...{ isOverdue: false, workIds: [], personId: null, subject: "2" },
    },
  ]);
  expect(daysOf({ lists })).toEqual(["2025-01-01", "2027-01-01"]);
});

describe("a consent that ends", () => {
  test("is an item of the person", () => {
    expect(agendaOf({ ...nothing, consents: [consent()] }, today)).toEqual([
      {
        ...{ key: "consent-ends:p4:2026-12-08", kind: "consent-ends", date: "2026-12-08" },
        ...{ isOverdue: false, workIds: [], personId: "p4", subject: "Anne Thibault" },
      },
    ]);
  });

  test("is shown from 30 days before to its last day", () => {
    expect(daysOf({ consents: [consent()] })).toEqual(["2026-11-08", "2026-12-08"]);
    const bought = consent({ enquiries: [], purchases: ["2024-02-29"] });
    expect(daysOf({ consents: [bought] })).toEqual(["2026-01-29", "2026-02-28"]);
  });

  test("is none of people for whom the list was never exported, who asked for news, or declined it", () => {
    const consents = [
      consent({ exportedOn: null }),
      consent({ expressSince: "2026-06-10" }),
      consent({ withdrawnOn: "2026-06-09" }),
      consent({ enquiries: ["2026-01-08"] }),
      consent({ enquiries: [] }),
    ];
    expect(agendaAhead({ ...nothing, consents }, today)).toEqual([]);
  });
});

describe("the order", () => {
  const facts: AgendaFacts = {
    ...nothing,
    works: [
      held("2026-11-23", { id: "b" }),
      consigned("2026-11-23", { id: "a" }),
      held("2026-11-23", { id: "a" }),
      consigned("2026-11-21", { id: "c" }),
      held("2026-11-22", { id: "d" }),
    ],
    invoices: [invoice("2026-11-21")],
    owed: [owed("2026-10-12")],
    entries: [{ id: "e1", guest: "Priya", sentOn: "2026-01-01", workIds: [], personId: null }],
  };
  const ordered = [
    "payout-overdue:s1:2026-10-12",
    "due-back:c:2026-11-21",
    "invoice-unpaid:i1:2026-11-21",
    "entry:e1:2026-01-01",
    "hold-ends:d:2026-11-22",
    "due-back:a:2026-11-23",
    "hold-ends:a:2026-11-23",
    "hold-ends:b:2026-11-23",
  ];

  test("is overdue first, then by date, then by key", () => {
    expect(agendaOf(facts, today).map(({ key }) => key)).toEqual(ordered);
    const turned = { ...facts, works: facts.works.toReversed() };
    expect(agendaOf(turned, today).map(({ key }) => key)).toEqual(ordered);
  });

  test("does not follow a language: keys are compared by their characters", () => {
    const works = ["b", "A", "a", "B", "é"].map((id) => held("2026-11-23", { id }));
    expect(agendaOf({ ...nothing, works }, today).map(({ workIds }) => workIds[0])).toEqual([
      ...["A", "B", "a", "b", "é"],
    ]);
  });

  test("counts what is overdue or waits today, and nothing that is ahead", () => {
    expect(countWaiting(agendaOf(facts, today), today)).toBe(5);
    expect(countWaiting(agendaOf(facts, "2026-11-23"), "2026-11-23")).toBe(7);
  });

  test("changes no fact, and is the same each time", () => {
    const before = structuredClone(facts);
    expect(agendaOf(facts, today)).toEqual(agendaOf(facts, today));
    expect(facts).toEqual(before);
  });
});

describe("an item that was put off", () => {
  const key = "invoice-unpaid:i1:2026-11-19";
  const putOff = (until: string): AgendaFacts => ({
    ...nothing,
    invoices: [invoice("2026-11-19")],
    postponed: [{ key, until }],
  });

  test("is shown again on the day to which it was put off, as before", () => {
    expect(agendaOf(putOff("2026-11-29"), "2026-11-28")).toEqual([]);
    const again = agendaOf({ ...putOff(""), postponed: [] }, "2026-11-29");
    expect(again.map((item) => [item.key, item.isOverdue])).toEqual([[key, true]]);
    expect(agendaOf(putOff("2026-11-29"), "2026-11-29")).toEqual(again);
    expect(agendaOf(putOff("2026-11-29"), "2027-11-29")).toEqual(again);
  });

  test("is there at once where it was put off until today, or to a day that is over", () => {
    expect(agendaOf(putOff(today), today)).toHaveLength(1);
    expect(agendaOf(putOff("2026-01-01"), today)).toHaveLength(1);
    expect(agendaOf(putOff("2026-11-23"), today)).toHaveLength(0);
  });

  test("is that item alone: with another day it is another", () => {
    const others = [
      "invoice-unpaid:i1:2026-11-18",
      "invoice-unpaid:i2:2026-11-19",
      "entry:i1:2026-11-19",
    ];
    for (const other of others) {
      const postponed = [{ key: other, until: "2030-01-01" }];
      expect(agendaOf({ ...putOff(today), postponed }, today)).toHaveLength(1);
    }
  });
});

describe("every date ahead", () => {
  test("has also what the agenda shows later only", () => {
    const facts: AgendaFacts = {
      ...nothing,
      works: [held("2027-02-01"), consigned("2027-09-30")],
      invoices: [invoice("2026-12-15")],
      owed: [owed("2026-12-16")],
      consignments: [agreement("quarterly")],
      consents: [consent({ purchases: ["2026-10-04"] })],
    };
    expect(agendaOf(facts, today)).toEqual([]);
    expect(agendaAhead(facts, today).map((item) => [item.key, item.isOverdue])).toEqual([
      ["invoice-unpaid:i1:2026-12-15", false],
      ["payout-overdue:s1:2026-12-16", false],
      ["report-due:c1:2027-01-30", false],
      ["hold-ends:w1:2027-02-01", false],
      ["due-back:w2:2027-09-30", false],
      ["consent-ends:p4:2028-10-04", false],
    ]);
  });

  test("has what was put off on the day on which it is shown again, where that is later", () => {
    const dateOf = (date: string, until: string) =>
      agendaAhead(
        {
          ...nothing,
          works: [consigned(date)],
          postponed: [{ key: `due-back:w2:${date}`, until }],
        },
        today,
      ).map((item) => [item.key, item.date, item.isOverdue]);
    expect(dateOf("2026-12-20", "2026-12-27")).toEqual([
      ["due-back:w2:2026-12-20", "2026-12-27", false],
    ]);
    expect(dateOf("2026-12-20", "2026-12-01")).toEqual([
      ["due-back:w2:2026-12-20", "2026-12-20", false],
    ]);
    expect(dateOf("2026-11-01", "2026-11-29")).toEqual([
      ["due-back:w2:2026-11-01", "2026-11-29", false],
    ]);
    expect(dateOf("2026-11-01", today)).toEqual([["due-back:w2:2026-11-01", "2026-11-01", true]]);
  });

  test("has no hold that is over by then", () => {
    const datesUntil = (until: string) => {
      const postponed = [{ key: "hold-ends:w1:2026-11-23", until }];
      const facts = { ...nothing, works: [held("2026-11-23")], postponed };
      return agendaAhead(facts, today).map(({ date }) => date);
    };
    expect(datesUntil("2026-11-23")).toEqual(["2026-11-23"]);
    expect(datesUntil("2026-11-24")).toEqual([]);
  });
});

test.each([
  ["due-back", "2026-12-22"],
  ["hold-ends", "2026-11-25"],
  ["invoice-unpaid", "2026-11-21"],
  ["payout-overdue", "2026-11-21"],
  ["report-due", "2026-12-22"],
  ["consent-ends", "2026-12-22"],
  ["entry", null],
  ["list-begins", null],
] as const)("the last day of which a %s is shown today is %j", (kind, day) => {
  expect(lastDayShown(kind, today)).toBe(day);
});
