import * as v from "valibot";
import { calendarLanguages } from "#schema/agenda/calendar-input.ts";
import { entrySchema } from "#schema/links/entry.ts";
import { linkSchema } from "#schema/links/link.ts";
import { personSchema } from "#schema/people/person.ts";

export const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const { state: _state, address: _linkAddress, ...linkFields } = linkSchema.entries;
const exportedLinkFields = { ...linkFields, revokedAt: v.nullable(timeSchema) };

/** The lists of the data export about those whom the artist deals with, what is due, and what guests see and send. */
export const exportedPeopleLists = {
  /** Whom the artist deals with, in the order in which they were added. */
  people: v.array(v.strictObject(personSchema.entries)),
  /** What the artist put off of the agenda, until which day. */
  postponements: v.array(
    v.strictObject({ key: v.string(), until: v.string(), putOffAt: timeSchema }),
  ),
  /** Since when the calendar has an address, and its language; null without one. The address itself is left out. */
  calendar: v.nullable(
    v.strictObject({ language: v.picklist(calendarLanguages), createdAt: timeSchema }),
  ),
  /**
   * What was made visible to guests, and on which days it was opened. Addresses are left out, but for labels' codes, which are
   * printed; `endsOn` is null where the end of an invoice's follows from its payment.
   */
  links: v.array(v.strictObject(exportedLinkFields)),
  /** What guests sent. */
  entries: v.array(v.strictObject(entrySchema.entries)),
  /** The merges of people that can still be undone: who was merged, what the other got, and what was moved. */
  mergedPeople: v.array(
    v.strictObject({
      id: v.string(),
      mergedId: v.string(),
      intoId: v.string(),
      mergedAt: timeSchema,
      person: v.record(v.string(), v.unknown()),
      filled: v.record(v.string(), v.unknown()),
      moved: v.array(
        v.strictObject({
          kind: v.picklist(["sale", "artwork", "channel", "invoice", "link", "entry", "consigned"]),
          rowId: v.string(),
          earlier: v.array(v.nullable(v.string())),
        }),
      ),
    }),
  ),
  /** The rows of imports that became people, or changed them, like `importedRows`, with the names of a person's fields. */
  importedPeople: v.array(
    v.strictObject({
      importId: v.string(),
      row: v.number(),
      personId: v.string(),
      personVersion: timeSchema,
      isNew: v.boolean(),
      earlierValues: v.nullable(v.record(v.string(), v.unknown())),
    }),
  ),
};
