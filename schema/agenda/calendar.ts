import { addDays } from "#schema/days.ts";
import { cleanLines } from "#schema/text.ts";

/** What a calendar program shows of an item, all day long on an ISO day. */
interface CalendarItem {
  readonly key: string;
  readonly date: string;
  readonly summary: string;
  readonly description: string;
}

interface CalendarOptions {
  readonly now: Date;
  /** The domain that makes the keys unique in the world. */
  readonly host: string;
  readonly name: string;
}

/** Octets of a line, without its end (RFC 5545, section 3.1). */
const lineOctets = 75;

/** The last day that has a next one in four digits; an event without an end lasts a day. */
const lastDay = "9999-12-31";

/**
 * An iCalendar file of all-day events (RFC 5545; people, section 3). An event's UID follows from its key and the host alone,
 * so that programs know it again. `DTSTAMP` is `now`: the same items at the same time are the same file to the byte.
 */
export function calendarOf(items: readonly CalendarItem[], options: CalendarOptions): string {
  const name = textOf(options.name);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Art Pricing Tool//Agenda//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...items.flatMap((item) => eventLines(item, options)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(
  { key, date, summary, description }: CalendarItem,
  { now, host }: CalendarOptions,
): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${textOf(`${key}@${host}`)}`,
    `DTSTAMP:${timeOf(now)}`,
    `DTSTART;VALUE=DATE:${dateOf(date)}`,
    ...(date === lastDay ? [] : [`DTEND;VALUE=DATE:${dateOf(addDays(date, 1))}`]),
    `SUMMARY:${textOf(summary)}`,
    ...(description === "" ? [] : [`DESCRIPTION:${textOf(description)}`]),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function dateOf(day: string): string {
  return day.replaceAll("-", "");
}

/** UTC, in whole seconds. */
function timeOf(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** A value of the type TEXT (RFC 5545, section 3.3.11). */
function textOf(text: string): string {
  return cleanLines(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/[\n\u2028\u2029]/g, "\\n");
}

/** Breaks a line that is too long, between characters; each line after the first begins with a space. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
