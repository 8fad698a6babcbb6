import * as v from "valibot";
import { appPaths } from "#schema/page-paths.ts";

const linkKinds = ["room", "invoice", "label", "consignment"] as const;
export type LinkKind = (typeof linkKinds)[number];

export const linkLanguages = ["en", "fr", "both"] as const;
export type LinkLanguage = (typeof linkLanguages)[number];

export const linkLimits = {
  /** How many open links an artist can have. */
  count: 1_000,
  works: 60,
  titleCharacters: 200,
  noteCharacters: 500,
  /** For how long a room is open unless the artist says otherwise. */
  roomDays: 30,
  /** In years after an invoice was settled. */
  invoiceYears: 1,
  /** After the last day of an agreement, or the day on which it was sent where that is later. */
  consignmentDays: 60,
} as const;

/** Whether a link opens; an artist whose plan has ended has rooms that are open and still show nothing. */
const linkStates = ["open", "ended", "revoked"] as const;

/**
 * A link as the artist has it (people, sections 4 and 6), in the answers of `GET` and `POST /api/links` and
 * `PATCH /api/links/{id}`. What does not belong to its kind is empty, false or null.
 */
export const linkSchema = v.object({
  id: v.string(),
  kind: v.picklist(linkKinds),
  state: v.picklist(linkStates),
  /** The whole address; null unless the link is open. */
  address: v.nullable(v.string()),
  language: v.picklist(linkLanguages),
  title: v.string(),
  note: v.string(),
  /** Of a room in their order, those that it no longer shows too; of a label the one; of an invoice none. */
  workIds: v.array(v.string()),
  invoiceId: v.nullable(v.string()),
  /** The agreement that a gallery sees. */
  consignmentId: v.nullable(v.string()),
  /** For whom a room is, or whose gallery. */
  personId: v.nullable(v.string()),
  showPrices: v.boolean(),
  showWhy: v.boolean(),
  showSold: v.boolean(),
  showContact: v.boolean(),
  showStatus: v.boolean(),
  isPublic: v.boolean(),
  /** The last ISO day on which it opens; null while it has none. */
  endsOn: v.nullable(v.string()),
  /** How often it was opened on each day, the latest first. */
  opened: v.array(v.object({ day: v.string(), count: v.number() })),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Link = v.InferOutput<typeof linkSchema>;

/** The answer of `GET /api/links`, newest first. */
export const linksSchema = v.array(linkSchema);

/** The artist's page of a room. */
export function roomPagePath(id: string): string {
  return appPaths.room.replace(":id", encodeURIComponent(id));
}

/** How often a link was opened, and on which day last; null where it was not. */
export function openingsOf({ opened }: Pick<Link, "opened">) {
  const [last] = opened;
  if (last === undefined) return null;
  return { count: opened.reduce((sum, { count }) => sum + count, 0), lastOn: last.day };
}
