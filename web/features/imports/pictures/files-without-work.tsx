import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import type { FileWithoutWork } from "./picture-run.ts";

const shownAtFirst = 10;

/** The files that became no picture, each with the reason. */
export function FilesWithoutWork({ files }: { readonly files: readonly FileWithoutWork[] }) {
  const t = useTranslations("import.pictures");
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (files.length === 0) return null;
  const shown = isWhole ? files : files.slice(0, shownAtFirst);
  return (
    <div className="pt-6 text-2">
      <h3 className="pb-1 text-1 text-ink-2">{t("withoutWork")}</h3>
      <ul className="border-t border-rule">
        {shown.map(({ name, why }) => (
          <li key={name} className="border-b border-rule py-2 wrap-anywhere">
            {t("withoutWorkRow", { name, why })}
          </li>
        ))}
      </ul>
      {shown.length < files.length && (
        <TextButton onClick={() => setWhole(true)}>
          {t("showAll", { count: format.number(files.length) })}
        </TextButton>
      )}
    </div>
  );
}
