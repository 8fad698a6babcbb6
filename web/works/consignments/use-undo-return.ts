import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { showRefused } from "#web/api/show-refused.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { type ToastAction, toast, toastDuration } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { refetchWorks } from "../cached-works.ts";
import { refetchConsignments, undoReturn } from "./queries.ts";

interface Returned {
  /** As it was after the return. */
  readonly consignment: Consignment;
  readonly works: readonly { readonly id: string; readonly title: string }[];
}

/** What a toast offers to undo a return: the works are with the gallery again, and what was changed since is named. */
export function useUndoReturn() {
  const t = useTranslations("dealings.undoReturn");
  const locale = useLocale();
  const showFailure = useShowChangeFailure();

  return ({ consignment, works }: Returned): ToastAction => {
    const input = { workIds: works.map(({ id }) => id), returnedAt: consignment.updatedAt };
    return offerUndo({
      label: t("button"),
      send: async () => (await undoReturn(consignment, input)).kept,
      onDone: (kept) => {
        const undone = works.filter(({ id }) => !kept.includes(id));
        const names = works.filter(({ id }) => kept.includes(id)).map(({ title }) => title);
        toast({
          title: t("done", { count: undone.length, title: undone[0]?.title ?? "" }),
          ...(names.length > 0 && {
            description: t("kept", { names: new Intl.ListFormat(locale).format(names) }),
            duration: toastDuration * 2,
          }),
        });
      },
      onError: (error, again) => {
        const refused = { title: t("refused.title"), text: t("refused.text") };
        if (showRefused(error, () => refused)) {
          void Promise.all([refetchConsignments(), refetchWorks()]);
        } else showFailure(error, { text: t("failed"), action: again });
      },
    });
  };
}
