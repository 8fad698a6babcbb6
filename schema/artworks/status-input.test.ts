import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { expectWhole } from "#tests/support/whole.ts";
import { isHoldOver, shownStatus } from "./hold.ts";
import { statusInputSchema } from "./status-input.ts";
import { workStatuses } from "./work-status.ts";

function issuesOf(body: unknown): (string | null)[][] {
  const { issues = [] } = v.safeParse(statusInputSchema, body);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

const held = {
  ...{ status: "on-hold", who: "Priya Nair", personId: "p1", until: "2026-12-01" },
  ...{ location: "Studio", isUndo: true },
};
const consigned = {
  ...{ status: "consigned", who: "North Wall", channelId: "gallery", since: "2026-11-01" },
  ...{ dueBack: "2027-05-01", location: "Halifax" },
};

describe("a work's new status", () => {
  test("says for whom and until when it is on hold, or who has it and when it is due back", () => {
    expectWhole(statusInputSchema, held, ["who", "personId", "until", "location", "isUndo"]);
    expectWhole(statusInputSchema, consigned, [
      ...["who", "channelId", "since", "dueBack", "location"],
    ]);
    const typed = { ...held, who: " Priya\nNair ", location: " Studio " };
    expect(v.parse(statusInputSchema, typed)).toEqual(held);
    expect(v.is(statusInputSchema, { ...held, other: 1 })).toBe(false);
    expect(v.is(statusInputSchema, null)).toBe(false);
  });

  test.each([
    ["who", "Priya Nair", ["on-hold", "consigned"]],
    ["personId", "p1", ["on-hold"]],
    ["until", "2026-12-01", ["on-hold"]],
    ["channelId", "gallery", ["consigned"]],
    ["since", "2026-11-01", ["consigned"]],
    ["dueBack", "2027-05-01", ["consigned"]],
  ])("has %s only where that belongs to it", (field, value, allowed) => {
    for (const status of workStatuses) {
      const message = `Send this only with the status ${allowed.join(" or ")}.`;
      const problems = allowed.includes(status) ? [] : [[field, message]];
      expect(issuesOf({ status, [field]: value })).toEqual(problems);
    }
  });

  test.each([
    [{ status: "lost" }, "status", "Choose one of the statuses on offer."],
    [{ who: "w".repeat(201) }, "who", "Use at most 200 characters."],
    [{ location: "l".repeat(201) }, "location", "Use at most 200 characters."],
    [{ dueBack: "2026-10-31" }, "dueBack", "Enter a day after the consignment began."],
    [{ since: 5 }, "since", "Enter a date, such as 2026-11-22."],
    [{ dueBack: 5 }, "dueBack", "Enter a date, such as 2026-11-22."],
  ])("is refused with %j", (change, field, message) => {
    expect(issuesOf({ ...consigned, ...change })).toEqual([[field, message]]);
  });

  test("has each of its mistakes said", () => {
    expect(issuesOf({ ...consigned, location: 5, dueBack: "2026-10-31" })).toEqual([
      ["location", "Enter a place."],
      ["dueBack", "Enter a day after the consignment began."],
    ]);
  });

  test("may have a work back on the day on which it leaves, or on any without one", () => {
    const { since: _, ...sinceToday } = consigned;
    for (const body of [{ ...consigned, dueBack: consigned.since }, sinceToday]) {
      expect(v.is(statusInputSchema, body)).toBe(true);
    }
  });
});

// In Vancouver it is still November 22.
const now = new Date("2026-11-23T07:59:00Z");

test.each([
  ["on-hold", "2026-11-21", true],
  ["on-hold", "2026-11-22", false],
  ["on-hold", "2026-11-23", false],
  ["on-hold", null, false],
  ["consigned", "2026-11-21", false],
] as const)(
  "of a work that is %s until %j it is %s that its hold is over",
  (status, until, isOver) => {
    expect(isHoldOver({ status, until }, now)).toBe(isOver);
    const shown = isOver ? "available" : status;
    expect(shownStatus({ status, statusDetails: { until } }, now)).toBe(shown);
  },
);
