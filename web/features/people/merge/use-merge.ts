import { useTranslations } from "use-intl";
import type { MergeField } from "#schema/people/merge.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { hasCode } from "#web/api/api.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { type MergeToUndo, mergePeople, refetchMerges, undoMerge } from "../queries.ts";
import { usePeopleFailure } from "../use-people-failure.ts";
import { keptNames } from "./merge-form.ts";

interface Merge {
  readonly into: Person;
  readonly merged: Person;
  /** What the person who stays takes from the other one in place of their own. */
  readonly chosen: readonly MergeField[];
}

/** Merges two people, once; the toast undoes it. */
export function useMerge(onMerged: () => void) {
  const t = useTranslations("people.merge");
  const showFailure = usePeopleFailure();
  const { submit, isSending } = useSubmit();
  const { undo } = useUndoMerge();

  function merge({ into, merged, chosen }: Merge): void {
    const input = { into: into.id, chosen: [...chosen] };
    void submit({
      send: (keyFor) =>
        mergePeople({ merged, input, idempotencyKey: keyFor({ id: merged.id, ...input }) }),
      onDone: (answer) => {
        toast({
          title: t("done", { name: shownName(answer.person) }),
          duration: toastDuration * 2,
          action: { label: t("undo"), onPress: () => undo({ id: answer.id, personId: merged.id }) },
        });
        onMerged();
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return { merge, isSending };
}

/** Undoes a merge, and names what was changed since and stays. */
export function useUndoMerge() {
  const t = useTranslations("people.merge");
  const word = useTranslations("people.merge.fields");
  const locale = useLocale();
  const showFailure = usePeopleFailure();
  const { submit, isSending } = useSubmit();

  function undo(merge: MergeToUndo): void {
    void submit({
      send: () => undoMerge(merge),
      onDone: ({ kept }) => {
        const names = new Intl.ListFormat(locale).format(keptNames(kept, word));
        toast({
          title: t("undone"),
          ...(kept.length > 0 && {
            description: t("kept", { names }),
            duration: toastDuration * 2,
          }),
        });
      },
      onError: (error) => {
        if (hasCode(error, "NOT_FOUND")) {
          const duration = toastDuration * 2;
          toast({ title: t("over.title"), description: t("over.text"), duration, isError: true });
          void refetchMerges();
        } else
          showFailure(error, t("undoFailed"), { label: t("undo"), onPress: () => undo(merge) });
      },
    });
  }

  return { undo, isSending };
}
