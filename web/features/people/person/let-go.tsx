import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { StatusInput } from "#schema/artworks/status-input.ts";
import { toast } from "#web/browser/toast.ts";
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

  function change(from: Artwork, input: StatusInput): void {
    const isFree = input.status === "available";
    void submit({
      send: () => changeShownWork({ work: from, change: { kind: "status", input } }),
      onDone: (changed) =>
        toast({
          title: t(isFree ? "done" : "undone"),
          ...(isFree && {
            action: { label: t("undo"), onPress: () => change(changed, holdOf(work)) },
          }),
        }),
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <TextButton
      aria-disabled={isSending || undefined}
      onClick={() => change(work, { status: "available" })}
      className="print:hidden"
    >
      {t.rich("button", { title: work.title, hidden: visuallyHidden })}
    </TextButton>
  );
}

/** The request that puts a hold back as it was. */
function holdOf({ statusDetails: { personId, who, until } }: Artwork): StatusInput {
  return {
    status: "on-hold",
    ...(personId ? { personId } : who !== null && { who }),
    ...(until !== null && { until }),
  };
}
