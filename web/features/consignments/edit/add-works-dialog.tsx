import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { consignmentLimits } from "#schema/consignments/terms.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Dialog, DialogFoot } from "#web/ui/dialog.tsx";
import { WorksPicker } from "#web/works/works-picker.tsx";

interface AddWorksProps {
  /** Those that can be added. */
  readonly works: readonly Artwork[];
  /** Those of them that are with the gallery already, without an agreement. */
  readonly hereIds: readonly string[];
  /** How many there are already. */
  readonly count: number;
  readonly onAdd: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses works to add to an agreement. */
export function AddWorksDialog({ isOpen, ...props }: AddWorksProps & { readonly isOpen: boolean }) {
  const t = useTranslations("consignments.edit.works");
  const most = consignmentLimits.works;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={t("add")}
      lead={<p>{t("addLead", { most })}</p>}
    >
      <AddWorks {...props} />
    </Dialog>
  );
}

function AddWorks({ works, hereIds, count, onAdd, onClose }: AddWorksProps) {
  const t = useTranslations("consignments.edit.works");
  const [added, setAdded] = useState<readonly string[]>([]);
  const isTooMany = count + added.length > consignmentLimits.works;
  const isDisabled = added.length === 0 || isTooMany;
  if (works.length === 0) return <p className="pt-5 text-2 text-ink-2">{t("none")}</p>;
  return (
    <>
      <GatherWorks hereIds={hereIds} chosen={added} onChange={setAdded} />
      <WorksPicker works={works} chosen={added} onChange={setAdded} label={t("add")} />
      {isTooMany && (
        <p role="alert" className="pt-3 text-2 text-error">
          {t("full", { most: consignmentLimits.works })}
        </p>
      )}
      <DialogFoot>
        <TextButton onClick={onClose}>{t("cancel")}</TextButton>
        <Button
          variant="filled"
          isDisabled={isDisabled}
          onClick={() => !isDisabled && onAdd(added)}
        >
          {t("confirm", { count: added.length })}
        </Button>
      </DialogFoot>
    </>
  );
}

interface GatherWorksProps {
  readonly hereIds: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Chooses all works that are with the gallery already at once; nothing where all of them are chosen. */
export function GatherWorks({ hereIds, chosen, onChange }: GatherWorksProps) {
  const t = useTranslations("consignments.edit.works");
  const left = hereIds.filter((id) => !chosen.includes(id));
  if (left.length === 0) return null;
  return (
    <TextButton onClick={() => onChange([...chosen, ...left])} className="mt-3">
      {t("gather", { count: left.length })}
    </TextButton>
  );
}
