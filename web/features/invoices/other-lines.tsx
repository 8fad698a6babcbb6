import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { invoiceLimits } from "#schema/invoices/invoice-input.ts";
import { fromCents } from "#schema/money.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { useAmountErrors } from "#web/forms/use-amount-errors.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { CloseIcon } from "#web/ui/more-icons.tsx";
import type { LineErrors, OtherLine } from "./invoice-form.ts";

interface OtherLinesProps {
  readonly lines: readonly OtherLine[];
  readonly currency: Currency;
  readonly errors: Readonly<Record<number, LineErrors>>;
  readonly onChange: (lines: OtherLine[]) => void;
}

/** What is invoiced besides works, such as a frame, a crate or shipping. */
export function OtherLines({ lines, currency, errors, onChange }: OtherLinesProps) {
  const t = useTranslations("sales.invoicing.lines");
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  function addLine(): void {
    flushSync(() => onChange([...lines, { description: "", amount: "" }]));
    list.current?.querySelector<HTMLElement>("[data-line]:last-of-type input")?.focus();
  }

  return (
    <div ref={list}>
      {lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity, and is only text.
          key={index}
          line={line}
          currency={currency}
          number={index + 1}
          errors={errors[index] ?? {}}
          onChange={(changed) => onChange(lines.with(index, { ...line, ...changed }))}
          onRemove={() => {
            // As many lines as there can be leave no button to add another.
            flushSync(() => onChange(lines.toSpliced(index, 1)));
            add.current?.focus();
          }}
        />
      ))}
      {lines.length < invoiceLimits.otherLines && (
        <TextButton ref={add} onClick={addLine} className="mt-2 text-left">
          {t("add")}
        </TextButton>
      )}
    </div>
  );
}

interface LineProps {
  readonly line: OtherLine;
  readonly number: number;
  readonly currency: Currency;
  readonly errors: LineErrors;
  readonly onChange: (changed: Partial<OtherLine>) => void;
  readonly onRemove: () => void;
}

function Line({ line, number, currency, errors, onChange, onRemove }: LineProps) {
  const t = useTranslations("sales.invoicing.lines");
  const amounts = useAmountErrors();
  return (
    <div data-line className="flex items-start gap-x-5 pt-4 max-md:flex-wrap max-md:gap-y-3">
      <TextField
        label={t("description", { number })}
        {...boundTo(line, onChange, "description")}
        maxLength={invoiceLimits.descriptionCharacters}
        autoComplete="off"
        error={errors.description && t("noDescription")}
        className="grow max-md:w-full"
      />
      <AmountField
        label={t("amount", { number })}
        currency={currency}
        {...boundTo(line, onChange, "amount")}
        error={errors.amount && amounts[errors.amount](fromCents(invoiceLimits.amountCents))}
        className="w-34 flex-none max-md:grow"
      />
      <button
        type="button"
        aria-label={t("remove", { number })}
        onClick={onRemove}
        className="mt-6 grid size-11 flex-none place-items-center"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
