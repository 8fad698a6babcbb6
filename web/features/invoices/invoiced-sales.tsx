import { useTranslations } from "use-intl";
import type { Sale } from "#schema/sales/sale.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { workTitle } from "#web/works/work-title.tsx";

interface InvoicedSalesProps {
  /** What may be on the invoice. */
  readonly candidates: readonly Sale[];
  /** Ids of sales. */
  readonly chosen: readonly string[];
  readonly onChoose: (saleIds: string[]) => void;
}

/** The sales of the invoice; a choice where the buyer has several that are on none. */
export function InvoicedSales({ candidates, chosen, onChoose }: InvoicedSalesProps) {
  const t = useTranslations("sales.invoicing");
  if (candidates.length === 1) {
    return candidates.map((sale) => (
      <p
        key={sale.id}
        className="flex items-baseline justify-between gap-x-6 max-2xs:flex-wrap border-b border-rule pb-3"
      >
        <SaleInWords sale={sale} />
        <PriceOf sale={sale} />
      </p>
    ));
  }

  function toggle(id: string, isChosen: boolean): void {
    const ids = new Set(chosen);
    if (isChosen) ids.add(id);
    else ids.delete(id);
    onChoose(candidates.map((sale) => sale.id).filter((each) => ids.has(each)));
  }

  return (
    <fieldset className="border-b border-rule pb-2">
      <legend className="text-2 text-ink-2">{t("sales")}</legend>
      {candidates.map((sale) => (
        <div
          key={sale.id}
          className="flex items-baseline justify-between gap-x-6 max-2xs:flex-wrap"
        >
          <Checkbox
            label={<SaleInWords sale={sale} />}
            isChecked={chosen.includes(sale.id)}
            onChange={(isChosen) => toggle(sale.id, isChosen)}
          />
          <PriceOf sale={sale} />
        </div>
      ))}
    </fieldset>
  );
}

function SaleInWords({ sale }: { readonly sale: Sale }) {
  const t = useTranslations("sales.invoicing");
  const format = useFormat();
  return (
    <span>
      {t.rich("sale", { title: sale.artworkTitle, day: format.day(sale.date), work: workTitle })}
    </span>
  );
}

function PriceOf({ sale }: { readonly sale: Sale }) {
  const prices = usePrices();
  return (
    <span className="flex-none font-display text-[1.0625rem]">
      {prices.money(sale.priceCents - sale.discountCents, sale.currency)}
    </span>
  );
}
