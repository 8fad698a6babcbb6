import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type AgendaItem, agendaSchema } from "#schema/agenda/agenda-item.ts";
import { agendaPath, agendaPaths, postponementPath } from "#schema/agenda/agenda-paths.ts";
import {
  type CalendarInput,
  calendarSchema,
  ownCalendarSchema,
} from "#schema/agenda/calendar-input.ts";
import { putAnswer } from "#web/api/after-change.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { call, callFor } from "#web/api/api.ts";
import { pathQuery } from "#web/api/path-query.ts";
import { localDay } from "#web/browser/local-day.ts";

function agendaQuery(today: string) {
  return pathQuery(agendaPath(today), agendaSchema);
}

// Defining the query of today puts the preloaded answer into the cache, before the page is shown.
agendaQuery(localDay(new Date()));

/** What is due or waits on a day. */
export function useAgenda(today: string, isEnabled = true) {
  return useQuery({ ...agendaQuery(today), enabled: isEnabled });
}

const postponementSchema = v.object({ key: v.string(), until: v.string() });

/** Leaves an item out until a day; today shows it again. */
export async function postpone({ key }: AgendaItem, until: string): Promise<void> {
  await callFor(postponementSchema, "POST", postponementPath(key), { body: { until } });
  await refetchAgendas();
}

const calendarQuery = pathQuery(agendaPaths.calendar, ownCalendarSchema);

/** The address of the artist's calendar; null while there is none. */
export function useCalendar() {
  return useQuery(calendarQuery);
}

/** Makes a new address, in place of the one that there is. */
export async function makeCalendar(input: CalendarInput): Promise<void> {
  const made = await callFor(calendarSchema, "POST", agendaPaths.calendar, { body: input });
  await putAnswer(calendarQuery.queryKey, () => made);
}

export async function takeCalendarBack(): Promise<void> {
  await call("DELETE", agendaPaths.calendar);
  await putAnswer(calendarQuery.queryKey, () => null);
}
