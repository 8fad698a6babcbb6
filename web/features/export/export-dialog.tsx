import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { User } from "#schema/user.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogFoot } from "#web/ui/dialog.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { ExportProgress } from "./export-progress.tsx";
import { ExportRest } from "./export-rest.tsx";
import { type ExportKind, exportKinds, useExport } from "./use-export.ts";

addWords("exports");
addWords("sales");

interface ExportDialogProps {
  readonly user: User;
  readonly works: readonly Artwork[];
  readonly onClose: () => void;
}

/** What to export, how far the export of everything is, and what it could not fetch. */
export function ExportDialog({ user, works, onClose }: ExportDialogProps) {
  const t = useTranslations("exports.exporting");
  const [kind, setKind] = useState<ExportKind>("works");
  const { run, rest, isBusy, start, stop, goOn } = useExport({ user, works, onDone: onClose });
  const pictures = works.filter(({ imageUrl }) => imageUrl !== null).length;
  return (
    <Dialog isOpen onClose={run === null ? onClose : stop} title={t("title")} lead={t("lead")}>
      {run !== null ? (
        <ExportProgress {...{ run, stop, goOn }} />
      ) : rest !== null ? (
        <ExportRest {...{ rest, isBusy, onClose }} onAgain={() => start("everything")} />
      ) : (
        <>
          <div className="pt-7">
            <RadioGroup
              legend={t("legend")}
              options={exportKinds.map((value) => ({
                value,
                label: t(`choices.${value}.label`),
                description: t(`choices.${value}.text`, { pictures }),
              }))}
              value={kind}
              onChange={setKind}
            />
          </div>
          <DialogFoot>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button variant="filled" isBusy={isBusy} onClick={() => start(kind)}>
              {t("download")}
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
