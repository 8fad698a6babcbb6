import { agendaAhead } from "#schema/agenda/agenda.ts";
import { calendarOf } from "#schema/agenda/calendar.ts";
import { earliestToday } from "#schema/days.ts";
import { appPaths } from "#schema/page-paths.ts";
import type { SystemContext } from "#worker/context.ts";
import { notFound } from "#worker/errors.ts";
import { isProven } from "#worker/http/link-proof.ts";
import { findCalendar } from "./calendar-queries.ts";
import { calendarName, calendarSentence } from "./calendar-sentences.ts";

interface CalendarRequest {
  /** The last part of the address. */
  readonly file: string;
  readonly appUrl: string;
  readonly secrets: readonly string[];
}

/** What no calendar has as its id. */
const noId = "";

/**
 * The iCalendar file at an address: every date ahead (people, section 3). The events have the time of the last change as
 * theirs, so that the file is the same as long as what it says is.
 * @throws AppError NOT_FOUND, after the same queries, for an address that is malformed, made up, taken back, or of an artist
 * who deleted their profile.
 */
export async function readCalendar(
  { db, now }: Pick<SystemContext, "db" | "now">,
  { file, appUrl, secrets }: CalendarRequest,
): Promise<string> {
  const [, id = noId, proof = ""] = file.match(/^([\w-]{16})\.([\w-]{22})\.ics$/) ?? [];
  const knownId = (await isProven("calendar", { id, proof }, secrets)) ? id : noId;
  const today = earliestToday(now);
  const found = await findCalendar(db, knownId, { today, isAhead: true });
  if (found === null) throw notFound();
  const { calendar, facts, changedAt } = found;
  const items = agendaAhead(facts, today).map((item) => ({
    key: item.key,
    date: item.date,
    summary: calendarSentence(item, calendar.language),
    description: new URL(appPaths.agenda, appUrl).href,
  }));
  const stamp = new Date(Math.max(calendar.createdAt.getTime(), changedAt.getTime()));
  return calendarOf(items, { now: stamp, host: new URL(appUrl).hostname, name: calendarName });
}
