import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Link } from "#schema/links/link.ts";
import { changeLink } from "#web/api/links.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { useShowLabelFailure } from "./use-show-label-failure.ts";

/** What the page of a label shows; each choice is saved when it is made. */
export function LabelShows({ label }: { readonly label: Link }) {
  const t = useTranslations("workDocuments.label.shows");
  return (
    <fieldset className="pt-1">
      <legend className="text-2 text-ink-2">{t("legend")}</legend>
      <div className="text-2 *:py-1.5">
        <Choice label={label} name="showPrice" isChosen={label.showPrices} />
        <Choice label={label} name="showStatus" isChosen={label.showStatus} />
        <Choice label={label} name="isPublic" isChosen={label.isPublic} />
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: Link;
  readonly name: "showPrice" | "showStatus" | "isPublic";
  readonly isChosen: boolean;
}

function Choice({ label, name, isChosen }: ChoiceProps) {
  const t = useTranslations("workDocuments.label.shows");
  const showFailure = useShowLabelFailure();
  const { submit } = useSubmit();
  /** What is being saved. */
  const [sent, setSent] = useState<boolean | null>(null);

  function choose(isChecked: boolean): void {
    void submit({
      send: () => {
        setSent(isChecked);
        return changeLink(label, { [name]: isChecked });
      },
      onDone: () => setSent(null),
      onError: (error) => {
        setSent(null);
        showFailure(error, "changed");
      },
    });
  }

  return <Checkbox label={t(name)} isChecked={sent ?? isChosen} onChange={choose} />;
}
