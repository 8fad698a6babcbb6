import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { linkLimits } from "#schema/links/link.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Dialog, DialogFoot } from "#web/ui/dialog.tsx";
import { WorksPicker } from "#web/works/works-picker.tsx";

interface AddWorksProps {
  readonly works: readonly Artwork[];
  /** The ids of those that are there. */
  readonly chosen: readonly string[];
  readonly onAdd: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses works to add to a room. */
export function AddWorksDialog({ isOpen, ...props }: AddWorksProps & { readonly isOpen: boolean }) {
  const t = useTranslations("links.room.add");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={t("title")}
      lead={<p>{t("lead", { most: linkLimits.works })}</p>}
    >
      <AddWorks {...props} />
    </Dialog>
  );
}

function AddWorks({ works, chosen, onAdd, onClose }: AddWorksProps) {
  const t = useTranslations("links.room.add");
  const [added, setAdded] = useState<readonly string[]>([]);
  const others = works.filter(({ id, archived }) => !archived && !chosen.includes(id));
  const isTooMany = chosen.length + added.length > linkLimits.works;
  const isDisabled = added.length === 0 || isTooMany;
  if (others.length === 0) return <p className="pt-5 text-2 text-ink-2">{t("none")}</p>;
  return (
    <>
      <WorksPicker works={others} chosen={added} onChange={setAdded} label={t("title")} />
      {isTooMany && (
        <p role="alert" className="pt-3 text-2 text-error">
          {t("full", { most: linkLimits.works })}
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
