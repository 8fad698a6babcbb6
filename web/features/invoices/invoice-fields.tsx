import { useTranslations } from "use-intl";
import {
  type DocumentLanguage,
  documentLanguages,
  localesOf,
} from "#schema/documents/languages.ts";
import { invoiceLimits } from "#schema/invoices/invoice-input.ts";
import { fromCents } from "#schema/money.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { localDay } from "#web/browser/local-day.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { useAmountErrors } from "#web/forms/use-amount-errors.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { TextInLanguages } from "#web/ui/text-in-languages.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import { agentSales } from "#web/works/books/agent-sales.ts";
import { textKey } from "./invoice-form.ts";
import { InvoiceSums } from "./invoice-sums.tsx";
import { InvoicedSales } from "./invoiced-sales.tsx";
import { OtherLines } from "./other-lines.tsx";
import type { useInvoice } from "./use-invoice.ts";

interface InvoiceFieldsProps {
  readonly invoice: ReturnType<typeof useInvoice>;
  readonly sale: Sale;
  readonly onCancel: () => void;
}

/** What is on the invoice and on which terms, and what it comes to. */
export function InvoiceFields({ invoice, sale, onCancel }: InvoiceFieldsProps) {
  const { form, change, errors, chosen, language, problem, content, submit, isIssuing } = invoice;
  const t = useTranslations("sales.invoicing");
  const amounts = useAmountErrors();
  const agents = content && agentSales(content);

  return (
    <Form errors={errors} onSubmit={submit} className="pt-5">
      <InvoicedSales
        candidates={invoice.candidates}
        chosen={form.saleIds}
        onChoose={(saleIds) => change({ saleIds })}
      />
      {problem !== null && (
        <p role="alert" className="pt-3 text-2 text-error">
          {t(chosen.length === 0 ? "noneChosen" : "problems.two-buyers")}
        </p>
      )}
      <OtherLines
        lines={form.otherLines}
        currency={sale.currency}
        errors={errors.otherLines ?? {}}
        onChange={(otherLines) => change({ otherLines })}
      />
      <div className="field-grid pt-6">
        <AmountField
          label={t("deposit")}
          note={t("optional")}
          currency={sale.currency}
          {...boundTo(form, change, "deposit")}
          error={
            errors.deposit === "aboveTotal"
              ? t("errors.aboveTotal")
              : errors.deposit && amounts[errors.deposit](fromCents(invoiceLimits.amountCents))
          }
        />
        <TextField
          type="date"
          label={t("dueOn")}
          note={t("optional")}
          {...boundTo(form, change, "dueOn")}
          min={localDay(new Date())}
          error={errors.dueOn && t("errors.early")}
        />
      </div>
      <ToggleGroup<DocumentLanguage>
        label={t("language")}
        options={documentLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={language}
        onChange={(chosenLanguage) => change({ language: chosenLanguage })}
        className="flex-wrap gap-x-6! gap-y-0 pt-3"
      />
      <div className="grid gap-5 pt-4">
        {(["terms", "title"] as const).map((field) => (
          <TextInLanguages
            key={field}
            locales={localesOf(language)}
            label={(locale) => t(locale === null ? `texts.${field}` : `texts.${field}In.${locale}`)}
            note={t("optional")}
            valueIn={(locale) => invoice.textsIn(locale)[field]}
            onChange={(locale, text) =>
              change({ texts: { ...form.texts, [textKey(locale, field)]: text } })
            }
            rows={2}
            maxLength={invoiceLimits.termsCharacters}
          />
        ))}
      </div>
      {content && <InvoiceSums content={content} />}
      {agents && (
        <p className="max-w-[60ch] pt-4 text-2">
          {agents.isWhole ? t("agent.all") : t("agent.some", { titles: agents.titles })}
        </p>
      )}
      <p className="max-w-[60ch] pt-4 text-1 text-ink-2">{t("kept")}</p>
      <FormFoot
        cancel={t("cancel")}
        onCancel={onCancel}
        isBusy={isIssuing}
        isDisabled={content === null}
      >
        {t(isIssuing ? "issuing" : "issue")}
      </FormFoot>
    </Form>
  );
}
