import { expect, test } from "vitest";
import type { HistoryEntry, HistoryKind } from "#schema/artworks/price-history.ts";
import { daysOnOffer } from "./sale-record.tsx";

const entry = (day: string, kind: HistoryKind): HistoryEntry => ({
  at: new Date(`${day}T12:00:00`).toISOString(),
  kind,
  amountCents: null,
  currency: null,
  status: null,
  reason: "",
});

test("a work is on offer from its first price to its sale", () => {
  const history = [
    entry("2026-02-14", "suggested"),
    entry("2026-02-20", "asking"),
    entry("2026-03-29", "sold"),
  ];
  expect(daysOnOffer(history, "2026-03-27")).toBe(41);
  expect(daysOnOffer(history, "2026-02-14")).toBe(0);
  // Sold before it was entered here.
  expect(daysOnOffer(history, "2026-01-01")).toBe(0);
  expect(daysOnOffer([], "2026-03-27")).toBe(null);
});

test("a work that came back is on offer from that day", () => {
  const history = [
    entry("2026-02-14", "suggested"),
    entry("2026-03-27", "sold"),
    entry("2026-04-10", "returned"),
    entry("2026-04-20", "sold"),
  ];
  expect(daysOnOffer(history, "2026-04-20")).toBe(10);
});
