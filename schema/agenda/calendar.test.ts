import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { addDays } from "#schema/days.ts";
import { cleanLines } from "#schema/text.ts";
import { calendarOf } from "./calendar.ts";

const options = {
  now: new Date("2026-11-22T15:04:05.678Z"),
  host: "artpricing.example",
  name: "Odile’s Agenda",
};

function item(changes: Partial<Parameters<typeof calendarOf>[0][number]> = {}) {
  return {
    key: "due-back:w2:2026-12-20",
    date: "2026-12-20",
    summary: "Après la pluie is due back from North Wall",
    description: "",
    ...changes,
  };
}

interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string | null;
  readonly start: string;
  readonly end: string;
  readonly isDate: boolean;
}

/** What the parser of calendar programs reads. */
function readCalendar(file: string): { name: string; events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      ...{ uid: event.uid, summary: event.summary, description: event.description },
      ...{ start: event.startDate.toString(), end: event.endDate.toString() },
      isDate: event.startDate.isDate && event.endDate.isDate,
    };
  });
  // The parser leaves a property that it does not know as it is written; programs read this one as a text.
  const written = String(calendar.getFirstPropertyValue("x-wr-calname"));
  return { name: ICAL.design.icalendar.value.text.fromICAL(written), events };
}

const lineLengths = (file: string) =>
  file.split("\r\n").map((line) => new TextEncoder().encode(line).length);

describe("a calendar", () => {
  test("is to the letter", () => {
    const items = [item({ description: "C-2026-002" })];
    expect(calendarOf(items, options)).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Art Pricing Tool//Agenda//EN",
        "CALSCALE:GREGORIAN",
        "NAME:Odile’s Agenda",
        "X-WR-CALNAME:Odile’s Agenda",
        "BEGIN:VEVENT",
        "UID:due-back:w2:2026-12-20@artpricing.example",
        "DTSTAMP:20261122T150405Z",
        "DTSTART;VALUE=DATE:20261220",
        "DTEND;VALUE=DATE:20261221",
        "SUMMARY:Après la pluie is due back from North Wall",
        "DESCRIPTION:C-2026-002",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  test("without anything due is an empty one", () => {
    const file = calendarOf([], options);
    expect(readCalendar(file)).toEqual({ name: "Odile’s Agenda", events: [] });
    expect(file.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
  });

  test("has events of a whole day, whose end is the day after", () => {
    const dates = ["2026-12-20", "2026-12-31", "2028-02-28", "2028-02-29", "2027-02-28"];
    const { events } = readCalendar(
      calendarOf(
        dates.map((date) => item({ date })),
        options,
      ),
    );
    expect(events.map(({ start, end, isDate }) => [start, end, isDate])).toEqual([
      ["2026-12-20", "2026-12-21", true],
      ["2026-12-31", "2027-01-01", true],
      ["2028-02-28", "2028-02-29", true],
      ["2028-02-29", "2028-03-01", true],
      ["2027-02-28", "2027-03-01", true],
    ]);
  });

  test("has the last day of all without an end, which would have five digits", () => {
    const file = calendarOf([item({ date: "9999-12-31" })], options);
    expect(file).toContain("\r\nDTSTART;VALUE=DATE:99991231\r\nSUMMARY:");
  });

  test("names an event the same whenever it is made, whatever is said of it", () => {
    const uidsOf = (file: string) => readCalendar(file).events.map(({ uid }) => uid);
    const uids = ["due-back:w2:2026-12-20@artpricing.example"];
    expect(uidsOf(calendarOf([item()], options))).toEqual(uids);
    const later = { ...options, now: new Date("2027-01-01T00:00:00Z"), name: "Agenda" };
    const moved = item({ date: "2026-12-27", summary: "Vient à échéance", description: "x" });
    expect(uidsOf(calendarOf([moved], later))).toEqual(uids);
    expect(uidsOf(calendarOf([item()], { ...options, host: "other.example" }))).toEqual([
      "due-back:w2:2026-12-20@other.example",
    ]);
  });

  test("keeps the order of its items", () => {
    const keys = ["b:1:2026-12-20", "a:1:2026-12-20", "c:1:2026-12-20"];
    const { events } = readCalendar(
      calendarOf(
        keys.map((key) => item({ key })),
        options,
      ),
    );
    expect(events.map(({ uid }) => uid)).toEqual(keys.map((key) => `${key}@artpricing.example`));
  });

  test.each([
    "雨後的河岸：在魁北克的一幅長長的油畫，掛在畫廊的第二面牆上，直到十二月二十日為止",
    "👩🏽‍🎨🎨🖼️👨‍👩‍👧‍👦🏳️‍🌈".repeat(12),
    "é".repeat(200),
    "a".repeat(5_000),
    "Low Tide, Kamouraska; oil on canvas, 30 × 24 in",
    "One\nTwo\n\nThree\n",
    "C:\\new\\,not\\;a\\nline",
    "\\",
    "BEGIN:VEVENT\nEND:VCALENDAR\nX",
    'DTSTART;TZID="x":20261220',
    "مطر على النهر",
    " leading and trailing ",
    "tab\there",
    '=cmd()|\'<img onerror="x">',
  ])("says a text as it is: %s", (text) => {
    const file = calendarOf([item({ summary: text, description: text })], {
      ...options,
      name: text,
    });
    const { name, events } = readCalendar(file);
    expect(name).toBe(text);
    expect(events.map(({ summary, description }) => [summary, description])).toEqual([
      [text, text],
    ]);
    expect(Math.max(...lineLengths(file))).toBeLessThanOrEqual(75);
  });

  test("leaves out what no line may hold", () => {
    const text = "a\u0000b\u0007c\u202Ed\uD800e\r\nf\rg\u2028h\u2029i\u0085j";
    const file = calendarOf([item({ summary: text })], options);
    expect(readCalendar(file).events[0]?.summary).toBe(
      "abcd\uFFFDe\nf\ng\nh\ni\nj".replace("i\n", "i"),
    );
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n\p{Cc}]/u);
  });

  test.each([
    // "SUMMARY:" has 8 octets: 67 fill the first line, and 74 each of the next, which begins with a space.
    ["a".repeat(67), ["a".repeat(67)]],
    ["a".repeat(68), ["a".repeat(67), "a"]],
    ["a".repeat(67 + 74), ["a".repeat(67), "a".repeat(74)]],
    ["a".repeat(67 + 75), ["a".repeat(67), "a".repeat(74), "a"]],
    [`${"a".repeat(66)}é`, ["a".repeat(66), "é"]],
    [`${"a".repeat(65)}é`, [`${"a".repeat(65)}é`]],
    [`${"a".repeat(65)}雨`, ["a".repeat(65), "雨"]],
    [`${"a".repeat(64)}雨`, [`${"a".repeat(64)}雨`]],
    // The first characters of three octets and of four.
    [`${"a".repeat(65)}\u0800`, ["a".repeat(65), "\u0800"]],
    [`${"a".repeat(64)}𐀀`, ["a".repeat(64), "𐀀"]],
    [`${"a".repeat(64)}🎨`, ["a".repeat(64), "🎨"]],
    [`${"a".repeat(63)}🎨b`, [`${"a".repeat(63)}🎨`, "b"]],
  ])("folds a line after 75 octets, between characters: %s", (summary, parts) => {
    const file = calendarOf([item({ summary })], options);
    expect(file).toContain(`\r\nSUMMARY:${parts.join("\r\n ")}\r\nTRANSP:`);
  });

  test("is read as it was written, whatever it says", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...'\\;,:"\n\r\t nN雨🎨é'), maxLength: 200 }),
    );
    const items = fc.array(
      fc.record({
        key: fc.uuid().map((id) => `due-back:${id}:2026-12-20`),
        date: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2026-11-22", days)),
        summary: text,
        description: text,
      }),
      { maxLength: 5 },
    );
    const kept = (given: string) => cleanLines(given).replace(/[\u2028\u2029]/g, "\n");
    fc.assert(
      fc.property(items, text, (given, name) => {
        const file = calendarOf(given, { ...options, name });
        expect(Math.max(...lineLengths(file))).toBeLessThanOrEqual(75);
        expect(file.isWellFormed()).toBe(true);
        const read = readCalendar(file);
        expect(read.name).toBe(kept(name));
        expect(read.events).toEqual(
          given.map(({ key, date, summary, description }) => ({
            ...{
              uid: `${key}@artpricing.example`,
              start: date,
              end: addDays(date, 1),
              isDate: true,
            },
            summary: kept(summary),
            description: description === "" ? null : kept(description),
          })),
        );
      }),
      { seed: 35, numRuns: 100 },
    );
  });
});
