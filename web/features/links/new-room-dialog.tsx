import { useTranslations } from "use-intl";
import * as v from "valibot";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Link, linkLimits } from "#schema/links/link.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { makeRoom, type RoomInput } from "#web/api/links.ts";
import { usePeople } from "#web/api/people.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { addWords } from "#web/i18n/parts.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { useShowLinkFailure } from "#web/works/links/use-show-link-failure.ts";
import { PersonField } from "#web/works/person-field.tsx";
import { WorksPicker } from "#web/works/works-picker.tsx";
import { personOf } from "./use-room-form.ts";

addWords("links");

interface NewRoomProps {
  /** All that can be chosen from. */
  readonly works: readonly Artwork[];
  /** Those that were chosen before; none leaves the choice to the dialog. */
  readonly chosen: readonly Artwork[];
  readonly person: Person | null;
  readonly onMade: (room: Link) => void;
  readonly onClose: () => void;
}

interface NewRoomDialogProps extends NewRoomProps {
  readonly isOpen: boolean;
}

/** Makes a room of works, for somebody or nobody. */
export function NewRoomDialog({ isOpen, ...props }: NewRoomDialogProps) {
  const t = useTranslations("links.make");
  const { length: count } = props.chosen;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={t("title")}
      lead={<p>{count > 0 ? t("lead", { count }) : t("leadWithoutWorks")}</p>}
    >
      <NewRoom {...props} />
    </Dialog>
  );
}

/** A new room as it is typed; `workIds` are those that were chosen before, or in the dialog. */
const newRoomFormSchema = v.object({
  title: v.string(),
  who: v.string(),
  personId: v.string(),
  workIds: v.array(v.string()),
});
type NewRoomForm = v.InferOutput<typeof newRoomFormSchema>;

const newRoomStore = inputStore("sales", newRoomFormSchema);

interface Errors {
  readonly title?: "title";
  readonly workIds?: "workIds" | "tooMany";
}

function NewRoom({ works, chosen, person, onMade, onClose }: NewRoomProps) {
  const t = useTranslations("links.make");
  const fields = useTranslations("links.room.fields");
  const locale = useLocale();
  const { data: people = [] } = usePeople();
  const showFailure = useShowLinkFailure();
  const { submit, isSending } = useSubmit();
  const { form, change, errors, showErrors, reset } = useStoredForm<NewRoomForm, Errors>({
    store: newRoomStore,
    userId: useCurrentUser()?.id ?? "",
    of: "new room",
    initial: {
      title: "",
      who: person ? shownName(person) : "",
      personId: person?.id ?? "",
      workIds: chosen.map(({ id }) => id),
    },
  });
  const { title, who, personId, workIds } = form;

  function close(): void {
    reset();
    onClose();
  }

  function make(): void {
    const found: Errors = {
      ...(title.trim() === "" && { title: "title" }),
      ...(workIds.length === 0 && { workIds: "workIds" }),
      ...(workIds.length > linkLimits.works && { workIds: "tooMany" }),
    };
    if (showErrors(found)) return;
    void submit({
      send: async (keyFor) => {
        const to = await personOf({ who, personId }, keyFor);
        const { language = "" } = people.find(({ id }) => id === to?.id) ?? {};
        const input: RoomInput = {
          kind: "room",
          title,
          note: "",
          workIds,
          personId: to?.id ?? null,
          language: language === "" ? (locale === "fr-CA" ? "fr" : "en") : language,
          showPrices: true,
          showWhy: false,
          showSold: true,
          showContact: false,
        };
        return makeRoom({ input, idempotencyKey: keyFor(input) });
      },
      onDone: (room) => {
        reset();
        toast({ title: t("made") });
        onMade(room);
      },
      onError: (error) => showFailure(error, "tooMany", t("failed")),
    });
  }

  return (
    <Form errors={errors} onSubmit={make} className="pt-4">
      <div className="field-grid">
        <TextField
          label={fields("title")}
          {...boundTo(form, change, "title")}
          maxLength={linkLimits.titleCharacters}
          error={errors.title && fields(`errors.${errors.title}`)}
          autoComplete="off"
          className="col-span-full"
          inputClassName="work-title"
        />
        <PersonField
          label={fields("person")}
          note={fields("optional")}
          value={who}
          personId={personId}
          onChange={(name, found) => change({ who: name, personId: found?.id ?? "" })}
          className="col-span-full"
        />
      </div>
      {chosen.length === 0 && (
        <WorksPicker
          works={works.filter(({ archived }) => !archived)}
          chosen={workIds}
          onChange={(next) => change({ workIds: [...next] })}
          label={t("works")}
        />
      )}
      {errors.workIds && (
        <p role="alert" className="pt-3 text-2 text-error">
          {fields(`errors.${errors.workIds}`)}
        </p>
      )}
      <FormFoot cancel={t("cancel")} onCancel={close} isBusy={isSending}>
        {t(isSending ? "saving" : "save")}
      </FormFoot>
    </Form>
  );
}
