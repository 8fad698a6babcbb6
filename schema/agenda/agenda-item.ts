import * as v from "valibot";

/** What is due or waits (people, sections 3 and 6). */
export const agendaKinds = [
  "due-back",
  "hold-ends",
  "invoice-unpaid",
  "payout-overdue",
  "report-due",
  "entry",
  "list-begins",
  "consent-ends",
] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** The answer of `GET /api/agenda`: an item on its day; the page makes the sentence. */
const agendaItemSchema = v.object({
  /** `{kind}:{id}:{date}`, with the id of what it is about: work, invoice, consignment, sale, entry, list or person. */
  key: v.string(),
  kind: v.picklist(agendaKinds),
  /** An ISO day: on which it is due, ends or begins, or since which it waits. */
  date: v.string(),
  isOverdue: v.boolean(),
  workIds: v.array(v.string()),
  /** Null where no person is named. */
  personId: v.nullable(v.string()),
  /** A title or name: the work's, the gallery's, the guest's or the person's, or the number of an invoice or list; empty for a gallery that has none. */
  subject: v.string(),
});
export type AgendaItem = v.InferOutput<typeof agendaItemSchema>;

/** Overdue first, then by day. */
export const agendaSchema = v.array(agendaItemSchema);

/** Identifies an item as long as its day stays the same. */
export function agendaKey(kind: AgendaKind, id: string, date: string): string {
  return `${kind}:${id}:${date}`;
}

/** The id in the key of an item; an id has no colon. */
export function agendaSubjectId({ key }: Pick<AgendaItem, "key">): string {
  const id = key.split(":")[1];
  if (id === undefined) throw new Error(`The key of an agenda item has an id, but not ${key}.`);
  return id;
}
