import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Person } from "#schema/people/person.ts";
import { addPerson } from "#web/api/people.ts";
import { refusedPaths } from "#web/api/refused-paths.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { changePerson } from "../queries.ts";
import { usePeopleFailure } from "../use-people-failure.ts";
import {
  findPersonErrors,
  newPersonForm,
  type PersonErrors,
  type PersonForm,
  personFormOf,
  personFormSchema,
  refusedPersonFields,
  toPersonInput,
} from "./person-form.ts";

const personStore = inputStore("sales", personFormSchema);

export interface PersonFormOptions {
  readonly userId: string;
  /** Who is changed; null adds somebody. */
  readonly person: Person | null;
  /** The name to begin a new person with. */
  readonly name?: string;
  readonly onSaved: (person: Person) => void;
}

/** A person as they are typed, and their saving, once. */
export function usePersonForm({ userId, person, name, onSaved }: PersonFormOptions) {
  const t = useTranslations("people.form");
  const showFailure = usePeopleFailure();
  const { submit, isSending } = useSubmit();
  const [begun] = useState(() => newPersonForm(name));
  const { showErrors, ...stored } = useStoredForm<PersonForm, PersonErrors>({
    store: personStore,
    userId,
    of: `person ${person?.id ?? "new"}`,
    initial: person ? personFormOf(person) : begun,
  });
  const { form, reset } = stored;

  function save(): void {
    if (showErrors(findPersonErrors(form))) return;
    const input = toPersonInput(form);
    void submit({
      send: (keyFor) =>
        person
          ? changePerson({ person, input })
          : addPerson({ input, idempotencyKey: keyFor(input) }),
      onDone: (saved) => {
        reset(person ? personFormOf(saved) : begun);
        toast({ title: t(person ? "saved" : "added") });
        onSaved(saved);
      },
      onError: (error) => {
        if (!showErrors(refusedPersonFields(refusedPaths(error)))) showFailure(error, t("failed"));
      },
    });
  }

  return { ...stored, submit: save, isSending };
}
