import { useTranslations } from "use-intl";
import { importLimits } from "#schema/imports/import-input.ts";
import { useFormat } from "#web/i18n/format.ts";
import type { RowKind } from "../analysis/file-analysis.ts";
import type { Refusal } from "../file/table.ts";
import { Guide } from "../guide/guide.tsx";
import { ImportPageSection } from "../import-page-section.tsx";
import type { ImportFile, OpenFile } from "../use-import-file.ts";
import { DropZone } from "./drop-zone.tsx";

interface ChooseSectionProps {
  /** What the rows of the file will be. */
  readonly kind: RowKind;
  readonly file: Exclude<ImportFile, OpenFile>;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

/** Takes a file, and says which there are, how to get one of works, and why one was refused. */
export function ChooseSection({ kind, file, onFile, onCancel }: ChooseSectionProps) {
  const t = useTranslations("import.file");
  const areWorks = kind === "works";
  return (
    <ImportPageSection title={t("heading")} lead={t(areWorks ? "lead" : "ofPeople.lead")}>
      {file.phase === "refused" && <RefusedAlert name={file.name} reason={file.reason} />}
      <DropZone
        reading={file.phase === "reading" ? file.name : null}
        onFile={onFile}
        onCancel={onCancel}
      />
      {areWorks && <p className="pt-2 text-1 text-ink-2">{t("people")}</p>}
      <p className="pt-1 text-1 text-ink-2">{t("nothingSaved")}</p>
      {areWorks && <Guide />}
    </ImportPageSection>
  );
}

interface RefusedAlertProps {
  readonly name: string;
  readonly reason: Refusal;
}

/** Why a file cannot be imported, and what to do instead. */
function RefusedAlert({ name, reason }: RefusedAlertProps) {
  const t = useTranslations("import.file.refused");
  const format = useFormat();
  return (
    <div role="alert" className="mb-6 border-t-3 border-error bg-error-wash px-6 py-5">
      <h3 className="font-strong text-error">{t("title")}</h3>
      <p>
        <span className="wrap-anywhere">{name}</span>
        <br />
        {t(`reasons.${reason}`, {
          rows: format.number(importLimits.rows),
          megabytes: importLimits.bytes / 1024 / 1024,
        })}
      </p>
    </div>
  );
}
