import { useId } from "react";
import { FieldFrame, fieldLine } from "#web/ui/field.tsx";
import { useAgreementVoice } from "./agreement-voice.ts";

export type ReportKind = "sold" | "returned";

interface KindChoiceProps {
  readonly kind: ReportKind;
  readonly onChange: (kind: ReportKind) => void;
}

/** Sold or returned. */
export function KindChoice({ kind, onChange }: KindChoiceProps) {
  const { t } = useAgreementVoice();
  return (
    <fieldset className="flex gap-6">
      <legend className="sr-only">{t("consignment.report.what")}</legend>
      {(["sold", "returned"] as const).map((each) => (
        <label
          key={each}
          className="relative inline-flex min-h-11 items-center border-b-2 border-transparent text-2 text-ink-2 has-checked:border-ink has-checked:font-strong has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="kind"
            checked={kind === each}
            onChange={() => onChange(each)}
            className="absolute inset-0 size-full appearance-none outline-none"
          />
          {t(`consignment.report.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface WorkChoiceProps {
  readonly works: readonly { readonly id: string; readonly title: string }[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (workId: string) => void;
}

/** Which work is reported. */
export function WorkChoice({ works, value, error, onChange }: WorkChoiceProps) {
  const { t } = useAgreementVoice();
  const id = useId();
  return (
    <FieldFrame
      label={t("consignment.report.work")}
      error={error}
      controlId={id}
      errorId={`${id}-error`}
    >
      <div className={fieldLine(error, false)}>
        <select
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="-mx-1 w-full min-w-0 bg-transparent outline-none *:bg-paper *:text-ink"
        >
          {value === "" && <option value="">{t("consignment.report.choose")}</option>}
          {works.map((work) => (
            <option key={work.id} value={work.id}>
              {work.title}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
