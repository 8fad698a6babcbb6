import { useState } from "react";
import { useTranslations } from "use-intl";
import { keptReasons } from "#schema/import/update-fields.ts";
import { TextButton } from "#web/ui/button.tsx";
import { useCounts } from "../use-counts.ts";
import type { Progress } from "./stored-run.ts";

interface UnappliedValuesProps {
  readonly kept: Progress["kept"];
}

const shownAtFirst = 10;

/** What of the file was not applied to works of the gallery, by the rule that keeps it. */
export function UnappliedValues({ kept }: UnappliedValuesProps) {
  const t = useTranslations("import.run.done");
  const counts = useCounts();
  const [isWhole, setIsWhole] = useState(false);
  const groups = keptReasons
    .map((reason) => ({ reason, rows: kept.filter((each) => each.reason === reason) }))
    .filter(({ rows }) => rows.length > 0);
  const isLong = groups.some(({ rows }) => rows.length > shownAtFirst);
  if (groups.length === 0) return null;
  return (
    <div className="pt-3 text-2">
      {groups.map(({ reason, rows }) => (
        <div key={reason} className="pb-2">
          <p className="max-w-[62ch]">{t(`kept.${reason}`, counts(rows.length))}</p>
          <ul className="text-ink-2">
            {rows.slice(0, isWhole ? rows.length : shownAtFirst).map(({ row, title }) => (
              <li key={row} className="wrap-anywhere">
                {t("keptRow", { row, title })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isLong && !isWhole && (
        <TextButton onClick={() => setIsWhole(true)}>{t("keptAll")}</TextButton>
      )}
    </div>
  );
}
