import { useTranslations } from "use-intl";
import type { TaxRate } from "#schema/sales/tax-rates.ts";

const labels = ["GST", "HST", "QST", "PST", "RST"] as const satisfies readonly TaxRate["label"][];

/** A tax as the language of the page writes it, such as `TPS` for `GST`. */
export function useTaxNames(): (label: string) => string {
  const t = useTranslations("sales.ledger.taxNames");
  return (label) => {
    const known = labels.find((each) => each === label);
    return known === undefined ? label : t(known);
  };
}
