import { useTranslations } from "use-intl";
import type { Link } from "#schema/links/link.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { saveLink } from "#web/api/links.ts";
import { addPerson, newPerson } from "#web/api/people.ts";
import { refusedPaths } from "#web/api/refused-paths.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { useShowLinkFailure } from "#web/works/links/use-show-link-failure.ts";
import {
  findRoomErrors,
  type RoomErrors,
  type RoomForm,
  refusedRoomFields,
  roomFormOf,
  roomFormSchema,
  toRoomChange,
} from "./room-form.ts";

const roomStore = inputStore("sales", roomFormSchema);

interface RoomFormOptions {
  readonly userId: string;
  readonly room: Link;
  /** For whom the room is; null for nobody. */
  readonly person: Person | null;
}

/** A room as it is typed, and its saving, once. */
export function useRoomForm({ userId, room, person }: RoomFormOptions) {
  const t = useTranslations("links.room");
  const showFailure = useShowLinkFailure();
  const { submit, isSending } = useSubmit();
  const { showErrors, ...stored } = useStoredForm<RoomForm, RoomErrors>({
    store: roomStore,
    userId,
    of: `room ${room.id}`,
    initial: roomFormOf(room, person ? shownName(person) : ""),
  });
  const { form, settle } = stored;

  function save(): void {
    if (showErrors(findRoomErrors(form, room, localDay(new Date())))) return;
    void submit({
      send: async (keyFor) => {
        const to = await personOf(form, keyFor);
        const saved = await saveLink(room, toRoomChange(form, room, to?.id ?? null));
        return roomFormOf(saved, to?.name ?? "");
      },
      onDone: (saved) => {
        settle(form, saved);
        toast({ title: t("saved") });
      },
      onError: (error) => {
        if (!showErrors(refusedRoomFields(refusedPaths(error), form))) {
          showFailure(error, "changed", t("failed"));
        }
      },
    });
  }

  return { ...stored, submit: save, isSending };
}

/** Whom a name is of, and how they are called: one of the people, or somebody new; null for nobody. */
export async function personOf(
  { who, personId }: Pick<RoomForm, "who" | "personId">,
  keyFor: (input: object) => string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const name = who.trim();
  if (personId !== "") return { id: personId, name };
  if (name === "") return null;
  const input = newPerson(name);
  const { id } = await addPerson({ input, idempotencyKey: keyFor(input) });
  return { id, name };
}
