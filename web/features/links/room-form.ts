import * as v from "valibot";
import { type Link, linkLanguages } from "#schema/links/link.ts";
import { type LinkChangeInput, linkChangeInputSchema } from "#schema/links/link-input.ts";

/** A room as it is typed; `who` is the name of whom it is for, `personId` empty for a name that nobody has yet. */
export const roomFormSchema = v.object({
  title: v.string(),
  note: v.string(),
  workIds: v.array(v.string()),
  who: v.string(),
  personId: v.string(),
  /** An ISO day; empty for a room that is open until it is taken back. */
  endsOn: v.string(),
  language: v.picklist(linkLanguages),
  showPrices: v.boolean(),
  showWhy: v.boolean(),
  showSold: v.boolean(),
  showContact: v.boolean(),
});
export type RoomForm = v.InferOutput<typeof roomFormSchema>;

/** @param who How whom it is for is called now. */
export function roomFormOf(room: Link, who: string): RoomForm {
  const { title, note, language, showPrices, showWhy, showSold, showContact } = room;
  return {
    title,
    note,
    language,
    showPrices,
    showWhy,
    showSold,
    showContact,
    workIds: [...room.workIds],
    who,
    personId: room.personId ?? "",
    endsOn: room.endsOn ?? "",
  };
}

/** What was changed of a room; `personId` is that of whom it is for, or null. */
export function toRoomChange(
  { who: _who, endsOn, ...form }: RoomForm,
  room: Link,
  personId: string | null,
): LinkChangeInput {
  const typed: LinkChangeInput = { ...form, personId, endsOn: endsOn === "" ? null : endsOn };
  const stored: LinkChangeInput = { ...room, workIds: [...room.workIds] };
  const names = Object.keys(typed) as (keyof LinkChangeInput)[];
  const changed = names.filter(
    (name) => JSON.stringify(typed[name]) !== JSON.stringify(stored[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}

const refusals = ["title", "workIds", "tooMany", "endsOn", "text"] as const;

export type RoomErrors = Readonly<Partial<Record<keyof RoomForm, (typeof refusals)[number]>>>;

/** What the server would refuse, by field. An end that is over is refused only where it is changed. */
export function findRoomErrors(form: RoomForm, room: Link, today: string): RoomErrors {
  const input = toRoomChange(form, room, form.personId === "" ? null : form.personId);
  const { issues = [] } = v.safeParse(linkChangeInputSchema, input);
  const paths = issues.map((issue) => v.getDotPath(issue) ?? "");
  const isOver = typeof input.endsOn === "string" && input.endsOn < today;
  return refusedRoomFields(isOver ? [...paths, "endsOn"] : paths, form);
}

/** The fields of the paths that the server refuses. */
export function refusedRoomFields(paths: readonly string[], form: RoomForm): RoomErrors {
  const fields = paths.map((path) => path.split(".")[0] ?? "");
  return Object.fromEntries(
    fields
      .filter((field): field is keyof RoomForm => field in roomFormSchema.entries)
      .map((field) => [field, refusalOf(field, form)]),
  );
}

function refusalOf(field: keyof RoomForm, { workIds }: RoomForm): (typeof refusals)[number] {
  if (field === "title" || field === "endsOn") return field;
  if (field === "workIds") return workIds.length === 0 ? "workIds" : "tooMany";
  return "text";
}

/** The works in another order: one of them moved to a place, counted from 1; outside of them it is the first or last. */
export function moved(workIds: readonly string[], id: string, place: number): string[] {
  const others = workIds.filter((one) => one !== id);
  const at = Math.min(Math.max(place - 1, 0), others.length);
  return others.toSpliced(at, 0, id);
}
