import { useState } from "react";
import { useTranslations } from "use-intl";
import type { MergeField } from "#schema/people/merge.ts";
import { type Person, personLimits, shownName } from "#schema/people/person.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { PersonField } from "#web/works/person-field.tsx";
import type { DealingsSource } from "../dealings.ts";
import { Comparison } from "./comparison.tsx";
import { doNotesFit } from "./merge-form.ts";
import { useMerge } from "./use-merge.ts";

addWords("people");

interface MergeFormProps {
  /** Who stays. */
  readonly person: Person;
  /** Who may be the same; null where nobody is known to be. */
  readonly other: Person | null;
  readonly source: DealingsSource;
  readonly onClose: () => void;
}

interface MergeDialogProps extends MergeFormProps {
  readonly isOpen: boolean;
}

/** Two people side by side, who become one. */
export function MergeDialog({ isOpen, ...form }: MergeDialogProps) {
  const t = useTranslations("people.merge");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={form.onClose}
      title={t("title", { name: shownName(form.person) })}
      lead={<p>{t("lead")}</p>}
      isWide
    >
      <MergeForm {...form} />
    </Dialog>
  );
}

function MergeForm({ person, other, source, onClose }: MergeFormProps) {
  const t = useTranslations("people.merge");
  const format = useFormat();
  const [otherId, setOtherId] = useState(other?.id ?? "");
  const [name, setName] = useState(other ? shownName(other) : "");
  const [chosen, setChosen] = useState<readonly MergeField[]>([]);
  const [errors, setErrors] = useState<{ readonly other?: true }>({});
  const { merge, isSending } = useMerge(onClose);
  const merged = source.people.find(({ id }) => id === otherId) ?? null;
  const areNotesTooLong = merged !== null && !doNotesFit(person, merged);

  function submit(): void {
    if (merged === null) setErrors({ other: true });
    else if (!areNotesTooLong) merge({ into: person, merged, chosen });
  }

  return (
    <Form errors={errors} onSubmit={submit} className="pt-6">
      <PersonField
        label={t("with")}
        className="max-w-100"
        offersNew={false}
        except={person.id}
        value={name}
        personId={otherId}
        error={errors.other && t("choose")}
        onChange={(typed, found) => {
          setName(typed);
          setOtherId(found?.id ?? "");
          setChosen([]);
          setErrors({});
        }}
      />
      {merged && (
        <Comparison
          key={merged.id}
          into={person}
          merged={merged}
          source={source}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      {areNotesTooLong && (
        <p role="alert" className="pt-4 text-2 text-error">
          {t("notesTooLong", { count: format.number(personLimits.notesCharacters) })}
        </p>
      )}
      <FormFoot cancel={t("cancel")} onCancel={onClose} isBusy={isSending}>
        {t(isSending ? "merging" : "merge")}
      </FormFoot>
    </Form>
  );
}
