import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useChannelName } from "../use-channel-name.ts";
import type { SaleForm } from "./sale-form.ts";
import { chargesTaxes, type TaxGround, taxesAsTyped } from "./sale-taxes.ts";
import { useTaxWords } from "./use-tax-words.ts";

interface SaleTaxesLineProps {
  readonly form: SaleForm;
  readonly work: Artwork;
  readonly ground: TaxGround;
}

/** Which taxes the artist charges on the sale, as it is typed; nothing for an artist without a registration. */
export function SaleTaxesLine({ form, work, ground }: SaleTaxesLineProps) {
  const words = useWords(form, work, ground);
  if (words === null) return null;
  return (
    <p aria-live="polite" className="pt-5 text-2 text-ink-2">
      {words}
    </p>
  );
}

function useWords(form: SaleForm, { askedCurrency }: Artwork, ground: TaxGround): string | null {
  const t = useTranslations("work.taxes");
  const format = useFormat();
  const channelName = useChannelName();
  const taxWords = useTaxWords(askedCurrency);
  const channel = ground.channels.find(({ id }) => id === form.channelId);
  if (channel?.chargesTax) return t("byChannel", { channel: channelName(channel) });
  if (!chargesTaxes(form, ground)) return null;
  const taxes = taxesAsTyped(form, ground);
  if (taxes === null) return t("unknownPlace");
  if (taxes === "unknown") return t("unknownRate");
  const totalCents = taxes.lines.reduce((sum, { cents }) => sum + cents, 0);
  if (totalCents === 0) return taxWords(taxes.lines);
  return t("charged", {
    taxes: taxWords(taxes.lines),
    total: format.money(taxes.amountCents + totalCents, askedCurrency),
  });
}
