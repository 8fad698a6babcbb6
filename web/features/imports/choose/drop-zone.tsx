import { useRef } from "react";
import { useTranslations } from "use-intl";
import { importLimits } from "#schema/imports/import-input.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { useDrop } from "#web/ui/use-drop.ts";

interface DropZoneProps {
  /** The name of the file that is being read. */
  readonly reading: string | null;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

const types =
  ".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Takes a spreadsheet, dropped or chosen. */
export function DropZone({ reading, onFile, onCancel }: DropZoneProps) {
  const t = useTranslations("import.file");
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropHandlers } = useDrop(onFile);

  return (
    <div
      {...dropHandlers}
      aria-busy={reading !== null}
      className={`grid h-55 place-content-center justify-items-center gap-1 p-4 text-center ${isOver ? "border-2 border-accent bg-accent-wash *:pointer-events-none" : "border border-dashed border-rule-2"}`}
    >
      {reading !== null ? (
        <>
          <p role="status" className="wrap-anywhere">
            {t("reading", { name: reading })}
          </p>
          <TextButton onClick={onCancel}>{t("cancel")}</TextButton>
        </>
      ) : isOver ? (
        <>
          <p>{t("dropHere")}</p>
          <p className="text-1 text-ink-2">{t("nothingSaved")}</p>
        </>
      ) : (
        <>
          <p>
            {t.rich("drop", {
              choose: (words) => (
                <button
                  type="button"
                  onClick={() => input.current?.click()}
                  className="underlined relative after:absolute after:-inset-x-2 after:-inset-y-2.5"
                >
                  {words}
                </button>
              ),
            })}
          </p>
          <p className="text-1 text-ink-2">
            {t("limits", { rows: format.number(importLimits.rows) })}
          </p>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept={types}
        aria-label={t("input")}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
    </div>
  );
}
