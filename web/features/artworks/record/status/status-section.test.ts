import { expect, test } from "vitest";
import { holdEndedReason } from "#schema/artworks/hold.ts";
import type { HistoryEntry } from "#schema/artworks/price-history.ts";
import { noteOn } from "./status-section.tsx";

const now = new Date("2026-11-22T20:00:00Z");
const none = { who: null, until: null, channelId: null, since: null, dueBack: null };
const held = (until: string) => ({ status: "on-hold", statusDetails: { ...none, until } }) as const;
const consigned = (dueBack: string) =>
  ({ status: "consigned", statusDetails: { ...none, dueBack } }) as const;

test("a hold says how long it lasts, and that it has ended", () => {
  expect(noteOn(held("2026-11-30"), [], now)).toEqual({
    kind: "holdLasts",
    day: "2026-11-30",
    days: 8,
  });
  expect(noteOn(held("2026-11-22"), [], now)?.kind).toBe("holdEndsToday");
  expect(noteOn(held("2026-11-21"), [], now)?.kind).toBe("holdEnded");
});

test("a work due back says when, and that it is late", () => {
  expect(noteOn(consigned("2026-12-22"), [], now)).toMatchObject({ kind: "dueBack", days: 30 });
  expect(noteOn(consigned("2026-11-21"), [], now)?.kind).toBe("overdue");
});

test("a hold that ended by itself is said until the next status", () => {
  const entry = (reason: string): HistoryEntry => ({
    at: "2026-11-20T20:00:00.000Z",
    kind: "status",
    amountCents: null,
    currency: null,
    status: "available",
    reason,
  });
  const available = { status: "available", statusDetails: none } as const;
  expect(noteOn(available, [entry(holdEndedReason)], now)).toMatchObject({
    kind: "holdEnded",
    day: "2026-11-20",
  });
  expect(noteOn(available, [entry(holdEndedReason), entry("")], now)).toBe(null);
  expect(noteOn(available, [], now)).toBe(null);
});
