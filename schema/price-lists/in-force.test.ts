import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DatedList, latestList, listInForce } from "./in-force.ts";

interface List extends DatedList {
  readonly name: string;
}

function published(
  name: string,
  holdsFrom: string,
  publishedAt = "2026-01-01T00:00:00.000Z",
): List {
  return { name, holdsFrom, publishedAt };
}

const draft: List = { name: "draft", holdsFrom: "2020-01-01", publishedAt: null };

describe("the list in force", () => {
  const spring = published("spring", "2026-03-01");
  const autumn = published("autumn", "2026-09-01");
  const lists = [draft, autumn, spring];

  test.each([
    ["2026-03-01T07:59:59.999Z", null],
    ["2026-03-01T08:00:00.000Z", "spring"],
    ["2026-09-01T07:59:59.999Z", "spring"],
    ["2026-09-01T08:00:00.000Z", "autumn"],
    ["2030-01-01T00:00:00.000Z", "autumn"],
  ])("at %s, when the day has begun on the Pacific, is %s", (time, name) => {
    expect(listInForce(lists, new Date(time))?.name ?? null).toBe(name);
  });

  test("is none without a list, or with a draft alone, whatever its day", () => {
    const now = new Date("2030-01-01T00:00:00Z");
    expect(listInForce([], now)).toBeNull();
    expect(listInForce([draft], now)).toBeNull();
    expect(latestList([draft])).toBeNull();
  });

  test("is the one with the later day, though the other was published after it", () => {
    const corrected = published("corrected", "2026-06-01", "2026-11-01T00:00:00.000Z");
    const now = new Date("2026-12-01T00:00:00Z");
    expect(listInForce([corrected, ...lists], now)?.name).toBe("autumn");
    expect(listInForce([corrected, ...lists], new Date("2026-07-01T00:00:00Z"))?.name).toBe(
      "corrected",
    );
  });

  test("of two with one day is the one that was published last", () => {
    const first = published("first", "2026-09-01", "2026-08-01T10:00:00.000Z");
    const second = published("second", "2026-09-01", "2026-08-01T10:00:00.001Z");
    const now = new Date("2026-09-02T00:00:00Z");
    expect(listInForce([first, second], now)?.name).toBe("second");
    expect(listInForce([second, first], now)?.name).toBe("second");
  });

  test("is not yet a later one, which the next list starts from all the same", () => {
    const now = new Date("2026-04-01T00:00:00Z");
    expect(listInForce(lists, now)?.name).toBe("spring");
    expect(latestList(lists)?.name).toBe("autumn");
  });

  test("is the same in whatever order the lists come, and never one whose day is to come", () => {
    const days = fc
      .integer({ min: 0, max: 40 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    const lists = fc.uniqueArray(
      fc.record({
        name: fc.constant(""),
        holdsFrom: days,
        publishedAt: fc.option(
          fc.integer({ min: 0, max: 1000 }).map((ms) => new Date(ms).toISOString()),
        ),
      }),
      { selector: ({ publishedAt }) => publishedAt ?? "draft", maxLength: 8 },
    );
    fc.assert(
      fc.property(lists, days, (given, day) => {
        const now = new Date(`${day}T12:00:00Z`);
        const found = listInForce(given, now);
        expect(listInForce(given.toReversed(), now)).toBe(found);
        const begun = given.filter((list) => list.publishedAt !== null && list.holdsFrom <= day);
        if (found === null) expect(begun).toEqual([]);
        else expect(begun).toContain(found);
        for (const { holdsFrom } of begun) {
          expect(holdsFrom <= (found?.holdsFrom ?? "")).toBe(true);
        }
      }),
    );
  });
});
