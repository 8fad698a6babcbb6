import { useTranslations } from "use-intl";
import { TextField } from "#web/ui/field.tsx";
import type { StandIns } from "../stand-ins.ts";

interface StandInFieldsProps {
  /** Lines with characters of no font. */
  readonly lines: readonly string[];
  readonly standIns: StandIns;
  readonly onChange: (standIns: StandIns) => void;
}

/** Asks how to print names, addresses and titles that the fonts have no letters for. */
export function StandInFields({ lines, standIns, onChange }: StandInFieldsProps) {
  const t = useTranslations("documents.dialog.standIns");
  if (lines.length === 0) return null;
  return (
    <div className="mt-6 grid gap-4 border-t border-rule pt-5">
      <p className="text-2">{t("lead")}</p>
      {lines.map((line) => (
        <TextField
          key={line}
          label={t("label", { line })}
          value={standIns[line] ?? ""}
          onChange={(text) => onChange({ ...standIns, [line]: text })}
          maxLength={mostCharacters}
          autoComplete="off"
        />
      ))}
    </div>
  );
}

/** As in the title of a work. */
const mostCharacters = 200;
