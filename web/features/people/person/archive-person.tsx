import { useTranslations } from "use-intl";
import type { Person } from "#schema/people/person.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { TextButton } from "#web/ui/button.tsx";
import { changePerson } from "../queries.ts";
import { usePeopleFailure } from "../use-people-failure.ts";

/** Puts a person aside, or back among the others; each can be undone from its toast. */
export function ArchivePerson({ person }: { readonly person: Person }) {
  const t = useTranslations("people.person.archive");
  const showFailure = usePeopleFailure();
  const { submit, isSending } = useSubmit();

  function change(from: Person, archived: boolean): void {
    void submit({
      send: () => changePerson({ person: from, input: { archived } }),
      onDone: (changed) =>
        toast({
          title: t(archived ? "archived" : "back"),
          action: { label: t("undo"), onPress: () => change(changed, !archived) },
        }),
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <TextButton
      aria-disabled={isSending || undefined}
      onClick={() => change(person, !person.archived)}
    >
      {t(person.archived ? "takeBack" : "archive")}
    </TextButton>
  );
}
