import { describe, expect, test } from "vitest";
import type { WorkOffer } from "./offers.ts";
import { drawWaiting } from "./waiting-lines.ts";

const frame = { width: 940, since: "2025-11-22", today: "2026-11-22" };

function offer(id: number, offeredOn: string, soldOn: string | null = null): WorkOffer {
  return { id: `${id}`, title: `Work ${id}`, offeredOn, soldOn, withdrawnOn: null };
}

/** As many works, one a day, every other sold after 20 days. */
function offers(count: number): WorkOffer[] {
  const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, id) =>
    offer(id, day(id % 250), id % 2 === 0 ? day((id % 250) + 20) : null),
  );
}

describe("up to forty works", () => {
  test("each is a line through the year, oldest first, 14 px apart", () => {
    const drawing = drawWaiting(
      [offer(2, "2026-05-23"), offer(1, "2025-01-01", "2025-11-22"), offer(3, "2026-11-22")],
      frame,
    );
    expect(drawing.kind).toBe("named");
    expect(drawing.lines.map(({ id, x1, x2, y }) => [id, x1, x2, y])).toEqual([
      ["1", 0, 0, 7],
      ["2", 468.7, 940, 21],
      ["3", 940, 940, 35],
    ]);
    expect(drawing.axisY).toBe(46);
  });

  test("those sold have their title after the line, or before it near the edge", () => {
    const { lines } = drawWaiting(
      [
        offer(1, "2026-01-01", "2026-02-01"),
        offer(2, "2026-09-01", "2026-11-01"),
        offer(3, "2025-12-01", "2026-11-20"),
        offer(4, "2026-03-01"),
      ],
      frame,
    );
    const labels = new Map(lines.map(({ id, label, x1, x2 }) => [id, { label, x1, x2 }]));
    const [after, before] = [labels.get("1"), labels.get("2")];
    expect(after?.label).toMatchObject({ anchor: "start", title: "Work 1", days: 31 });
    expect(after?.label?.x).toBe((after?.x2 ?? 0) + 12);
    expect(before?.label).toMatchObject({ anchor: "end", title: "Work 2", days: 61 });
    expect(before?.label?.x).toBe((before?.x1 ?? 0) - 10);
    expect(labels.get("3")?.label).toBe(null);
    expect(labels.get("4")?.label).toBe(null);
  });

  test("a long title is cut, and a narrow drawing has none", () => {
    const long = { ...offer(1, "2026-01-01", "2026-02-01"), title: "A".repeat(60) };
    expect(drawWaiting([long], frame).lines[0]?.label?.title).toBe(`${"A".repeat(28)}…`);
    expect(drawWaiting([long], { ...frame, width: 330 }).lines[0]?.label).toBe(null);
  });

  test("every month has a tick, and labels do not meet", () => {
    for (const width of [280, 330, 940]) {
      const { ticks } = drawWaiting(offers(3), { ...frame, width });
      expect(ticks.map(({ at }) => at)).toContain("2026-01-01");
      expect(ticks).toHaveLength(12);
      const labelled = ticks.filter(({ isLabelled }) => isLabelled).map(({ x }) => x);
      expect(labelled.length).toBeGreaterThan(2);
      for (const [index, x] of labelled.entries()) {
        expect(x - (labelled[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(60);
      }
    }
  });
});

test("above forty, each is as long as it waited, 6 px apart, the longest first", () => {
  expect(drawWaiting(offers(40), frame).kind).toBe("named");
  const { kind, lines } = drawWaiting(offers(41), frame);
  expect(kind).toBe("days");
  expect(lines.slice(0, 3).map(({ y }) => y)).toEqual([3, 9, 15]);
  const lengths = lines.map(({ x1, x2 }) => x2 - x1);
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
  expect(lengths[0]).toBe(940);
  expect(lines.every(({ label }) => label === null)).toBe(true);
});

test("above two hundred, a strip of days is as high for any number of works", () => {
  expect(drawWaiting(offers(200), frame).kind).toBe("days");
  const [some, many] = [drawWaiting(offers(201), frame), drawWaiting(offers(2000), frame)];
  expect([some.kind, many.kind]).toEqual(["strip", "strip"]);
  expect(many.height).toBe(some.height);
  expect(many.lines).toHaveLength(2000);
  expect(many.lines.every(({ x1, x2 }) => x1 === x2 && x1 >= 0 && x1 <= 940)).toBe(true);
});

test("waits longer than two years are drawn as two years", () => {
  const old = [...offers(41), offer(99, "2010-01-01")];
  expect(drawWaiting(old, frame).lines[0]).toMatchObject({ id: "99", x2: 940 });
  expect(drawWaiting(old, frame).ticks.at(-1)?.at).toBe(720);
});
