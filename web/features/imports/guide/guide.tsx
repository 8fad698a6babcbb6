import { useTranslations } from "use-intl";

const programs = ["artworkArchive", "artlogic", "artcloud", "arternal", "spreadsheet"] as const;
const lines = ["what", "how", "read", "pictures"] as const;

/** How to get a file of works out of each program, in four lines (docs/import.md). */
export function Guide() {
  const t = useTranslations("import.guide");
  return (
    <div className="max-w-[62ch] pt-8">
      <h3 className="font-strong">{t("heading")}</h3>
      <p className="pt-1 text-2 text-ink-2">{t("lead")}</p>
      <div className="mt-3 border-t border-rule">
        {programs.map((program) => (
          <details key={program} className="border-b border-rule">
            <summary className="target cursor-pointer py-2 text-2">
              {t(`programs.${program}.name`)}
            </summary>
            <ol className="list-decimal pb-4 pl-8 text-2">
              {lines.map((line) => (
                <li key={line} className="pt-1">
                  {t(`programs.${program}.${line}`)}
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
      <p className="pt-3 text-2 text-ink-2">{t("sales")}</p>
    </div>
  );
}
