import * as v from "valibot";

export const calendarLanguages = ["en", "fr"] as const;
export type CalendarLanguage = (typeof calendarLanguages)[number];

/** The body of `POST /api/calendar`: in which language its events are; English where it is left out. */
export const calendarInputSchema = v.strictObject({
  language: v.optional(v.picklist(calendarLanguages, "Choose English or French."), "en"),
});
export type CalendarInput = v.InferOutput<typeof calendarInputSchema>;

/** The answer of `POST /api/calendar`: the address that a calendar program reads. */
export const calendarSchema = v.object({ address: v.string() });

/** The answer of `GET /api/calendar`: null while the calendar has no address. */
export const ownCalendarSchema = v.nullable(calendarSchema);
