import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { isShare, type SaleForm } from "./sale-form.ts";
import { chargesTaxes, type TaxInputs, taxesAsTyped } from "./sale-taxes.ts";
import { useTaxSentence } from "./use-tax-sentence.ts";

interface SaleTaxesLineProps {
  readonly form: SaleForm;
  readonly work: Artwork;
  readonly taxInputs: TaxInputs;
}

/** Which taxes the artist charges on the sale, as it is typed; nothing for an artist without a registration. */
export function SaleTaxesLine({ form, work, taxInputs }: SaleTaxesLineProps) {
  const words = useWords(form, work, taxInputs);
  if (words === null) return null;
  return (
    <p aria-live="polite" className="pt-5 text-2 text-ink-2">
      {words}
    </p>
  );
}

function useWords(form: SaleForm, { askedCurrency }: Artwork, taxInputs: TaxInputs): string | null {
  const t = useTranslations("work.taxes");
  const channelName = useChannelName();
  const taxSentence = useTaxSentence(askedCurrency);
  if (!isShare(form.discount)) return null;
  const channel = taxInputs.channels.find(({ id }) => id === form.channelId);
  if (channel?.chargesTax) return t("byChannel", { channel: channelName(channel) });
  return chargesTaxes(form, taxInputs) ? taxSentence(taxesAsTyped(form, taxInputs)) : null;
}
