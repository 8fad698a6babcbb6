import { useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import {
  type ExportKind,
  type ExportRun,
  exportKinds,
  type ExportRest as Rest,
  useExport,
} from "./use-export.ts";

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
        <ExportProgress run={run} stop={stop} goOn={goOn} />
      ) : rest !== null ? (
        <ExportRest
          rest={rest}
          isBusy={isBusy}
          onClose={onClose}
          onRetry={() => start("everything")}
        />
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

interface ExportProgressProps {
  readonly run: ExportRun;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** How many pictures are in the file, and what it waits for. */
function ExportProgress({ run, stop, goOn }: ExportProgressProps) {
  const t = useTranslations("exports.exporting");
  const { fetched: number, total, wait } = run;
  return (
    <>
      <div className="pt-7 text-2 text-ink-2">
        {/* Only the waiting is announced: each picture would be too much. */}
        <p role="status">{wait && t(`waiting.${wait}`, { number, total })}</p>
        {wait === null && <p>{t("progress", { number, total })}</p>}
      </div>
      <ProgressBar
        aria-label={t("title")}
        value={number}
        max={Math.max(1, total)}
        className="mt-2.5"
      />
      <DialogFoot>
        <Button onClick={stop}>{t("stop")}</Button>
        {wait && (
          <Button variant="filled" onClick={goOn}>
            {t("goOn")}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

interface ExportRestProps {
  readonly rest: Rest;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const mostShown = 10;

/** The works whose pictures a finished export could not fetch. */
function ExportRest({ rest: { works }, isBusy, onRetry, onClose }: ExportRestProps) {
  const t = useTranslations("exports.exporting");
  const further = works.length - mostShown;
  return (
    <>
      <div className="pt-7 text-2">
        <p role="status">{t("rest.text", { count: works.length })}</p>
        <ul className="mt-3 border-t border-rule">
          {works.slice(0, mostShown).map(({ id, title, inventoryNumber }) => (
            <li key={id} className="flex gap-4 border-b border-rule py-2">
              <i className="work-title min-w-0 grow wrap-anywhere">{title}</i>
              <span className="flex-none text-ink-2">{inventoryNumber}</span>
            </li>
          ))}
        </ul>
        {further > 0 && (
          <p className="pt-2 text-1 text-ink-2">{t("rest.more", { count: further })}</p>
        )}
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{t("rest.close")}</Button>
        <Button variant="filled" isBusy={isBusy} onClick={onRetry}>
          {t("rest.again", { count: works.length })}
        </Button>
      </DialogFoot>
    </>
  );
}
