import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { StatusInput } from "#schema/artworks/status-input.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { changeShownWork } from "#web/works/record-queries.ts";
import { useShowWorkFailure } from "#web/works/use-show-work-failure.ts";

/** Ends the hold of a work, which can be undone from the toast. */
export function LetGo({ work }: { readonly work: Artwork }) {
  const t = useTranslations("people.person.letGo");
  const showFailure = useShowWorkFailure();
  const { submit, isSending } = useSubmit();

  function letGo(): void {
    void submit({
      send: () => changeStatus(work, { status: "available" }),
      onDone: (changed) => toast({ title: t("done"), action: offerHold(changed) }),
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  function offerHold(changed: Artwork): ToastAction {
    return offerUndo({
      label: t("undo"),
      send: () => changeStatus(changed, holdOf(work)),
      onDone: () => toast({ title: t("undone") }),
      onError: (error, again) => showFailure(error, t("failed"), again),
    });
  }

  return (
    <TextButton aria-disabled={isSending || undefined} onClick={letGo} className="print:hidden">
      {t.rich("button", { title: work.title, hidden: visuallyHidden })}
    </TextButton>
  );
}

function changeStatus(work: Artwork, input: StatusInput): Promise<Artwork> {
  return changeShownWork({ work, change: { kind: "status", input } });
}

/** The request that puts a hold back as it was. */
function holdOf({ statusDetails: { personId, who, until } }: Artwork): StatusInput {
  return {
    status: "on-hold",
    ...(personId ? { personId } : who !== null && { who }),
    ...(until !== null && { until }),
  };
}
