import { useTranslations } from "use-intl";
import { importLimits } from "#schema/import/import-input.ts";
import { useFormat } from "#web/i18n/format.ts";
import type { Refusal } from "../file/table.ts";

interface RefusedAlertProps {
  readonly name: string;
  readonly reason: Refusal;
}

/** Why a file cannot be imported, and what to do instead. */
export function RefusedAlert({ name, reason }: RefusedAlertProps) {
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
