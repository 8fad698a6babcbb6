import { useTranslations } from "use-intl";
import { taxLabelOf } from "#schema/sales/tax-labels.ts";

/** A tax as the language of the page writes it, such as `TPS` for `GST`. */
export function useTaxNames(): (label: string) => string {
  const t = useTranslations("sales.ledger.taxNames");
  return (label) => {
    const known = taxLabelOf(label);
    return known === null ? label : t(known);
  };
}
