import { useTranslations } from "use-intl";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { BusinessRegistration } from "#schema/sales/registration.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { quarterOf } from "#schema/sales/small-supplier.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { BeyondCommission } from "#web/works/price-shares/beyond-commission.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { isShare, typedShareOf } from "../sale/sale-form.ts";
import { type TypedTaxes, typedTaxes } from "../sale/sale-taxes.ts";
import { useTaxSentence } from "../sale/use-tax-sentence.ts";
import { useQuarterNames } from "../use-quarter-names.ts";
import type { CompletionForm } from "./completion-form.ts";
import { correctionOf, recordedAsTyped, saleAsTyped, type TypedSale } from "./correction-form.ts";

interface CorrectionSumsProps {
  readonly sale: Sale;
  readonly form: CompletionForm;
  readonly channels: readonly SalesChannel[];
  readonly registrations: readonly BusinessRegistration[];
  /** Whether amounts can be changed, so that their net is shown. */
  readonly showsNet: boolean;
}

/** What reaches the artist and which taxes they charge, as it is typed, beside what is recorded. */
export function CorrectionSums({
  sale,
  form,
  channels,
  registrations,
  showsNet,
}: CorrectionSumsProps) {
  const t = useTranslations("sales.complete.sums");
  const format = useFormat();
  const typed = saleAsTyped(form, sale, channels);
  if (typed === null || !isShare(form.discount)) return null;
  const before = format.money(sale.netCents, sale.currency);
  const after = format.money(typed.netCents, typed.currency);
  return (
    <div aria-live="polite" className="space-y-2 pt-5 text-2 text-ink-2">
      {showsNet && (
        <p>{before === after ? t("same", { after }) : t("changed", { before, after })}</p>
      )}
      {showsNet && (
        <BeyondCommission terms={{ ...typed.channel, discount: typedShareOf(form) ?? 0 }} />
      )}
      <TaxesLine sale={sale} form={form} typed={typed} registrations={registrations} />
      <EndedQuarters sale={sale} form={form} typed={typed} registrations={registrations} />
    </div>
  );
}

interface TypedSaleProps extends Pick<CorrectionSumsProps, "sale" | "form" | "registrations"> {
  readonly typed: TypedSale;
}

function taxesOf({ form, typed, registrations }: TypedSaleProps): TypedTaxes {
  return typedTaxes(recordedAsTyped(form, typed), registrations);
}

/** What the artist charges with this delivery; nothing for an artist without a registration on the sale's day. */
function TaxesLine(props: TypedSaleProps) {
  const { typed, registrations } = props;
  const t = useTranslations("work.taxes");
  const channelName = useChannelName();
  const taxSentence = useTaxSentence(typed.currency);
  const { channel } = typed;
  if (!channel.chargesTax && registrations.every(({ since }) => since > typed.date)) return null;
  return (
    <p>
      {channel.chargesTax
        ? t("byChannel", { channel: channelName(channel) })
        : taxSentence(taxesOf(props))}
    </p>
  );
}

/** Says which quarters a correction changes that have ended: they may have been reported. */
function EndedQuarters(props: TypedSaleProps) {
  const { sale, form, typed } = props;
  const t = useTranslations("sales.complete.sums");
  const locale = useLocale();
  const names = useQuarterNames();
  const { payment: _payment, ...corrected } = correctionOf(form, sale);
  const taxes = taxesOf(props);
  const isTaxChanged =
    taxes !== "unknown" && JSON.stringify(taxes?.lines ?? null) !== JSON.stringify(sale.taxes);
  if (Object.keys(corrected).length === 0 && !isTaxChanged) return null;
  const current = quarterOf(localDay(new Date()));
  const ended = [...new Set([sale.date, typed.date].map(quarterOf))]
    .filter((quarter) => quarter < current)
    .toSorted((one, other) => one - other);
  if (ended.length === 0) return null;
  const quarters = ended.map((quarter) =>
    names.within({ year: Math.floor(quarter / 4), quarter: (quarter % 4) + 1 }),
  );
  const named = new Intl.ListFormat(locale, { type: "conjunction" }).format(quarters);
  return (
    <p className="font-strong text-notice">
      {t("ended", { quarters: named, count: quarters.length })}
    </p>
  );
}
