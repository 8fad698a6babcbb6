import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Currency } from "#schema/currency.ts";
import { ledgerEntries } from "#schema/sales/ledger.ts";
import { smallSupplier, smallSupplierLimitCents } from "#schema/sales/small-supplier.ts";
import { useChannels } from "#web/api/channels.ts";
import { useInvoices } from "#web/api/invoices.ts";
import { useSales } from "#web/api/sales.ts";
import { localDay } from "#web/browser/local-day.ts";
import { BusinessPage } from "#web/features/business/business-page.tsx";
import { ChannelsTable } from "#web/features/channels/channels-table.tsx";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { TextButton } from "#web/ui/button.tsx";
import { UnfetchedPart } from "#web/ui/fetch-states.tsx";
import { FormSection } from "#web/ui/form-section.tsx";
import { cadAmounts } from "#web/works/books/ledger-sums.ts";
import type { PageProps } from "./page-props.ts";
import { useChannelsDialog } from "./use-channels-dialog.tsx";
import { usePrintDialog } from "./use-print-dialog.tsx";

addWords("account");

addWords("business");
addWords("priceList");

/** The business details, with the channels and what was sold. */
export function Page({ user, onUpgrade }: PageProps) {
  const channels = useChannelsDialog(user);
  const print = usePrintDialog(user);
  return (
    <>
      <BusinessPage
        user={user}
        onUpgrade={onUpgrade}
        channels={<Channels user={user} onEdit={channels.open} />}
        sold={<Sold user={user} />}
        isCovered={channels.isOpen}
        onSample={(business) => print.open({ kind: "sample-invoice", business })}
      />
      {print.dialog}
      {channels.dialog}
    </>
  );
}

interface ChannelsProps {
  readonly user: User;
  readonly onEdit: (currency: Currency) => void;
}

function Channels({ user, onEdit }: ChannelsProps) {
  const t = useTranslations("priceList.channels");
  const channels = useChannels();
  const currency = user.currency ?? "CAD";
  return (
    <FormSection title={t("heading")} help={t("table.help")}>
      <div className="col-span-full">
        {channels.data ? (
          <>
            <ChannelsTable channels={channels.data} currency={currency} />
            <TextButton onClick={() => onEdit(currency)} className="mt-1.5">
              {t("edit")}
            </TextButton>
          </>
        ) : (
          <UnfetchedPart
            query={channels}
            loading={
              <p role="status" className="text-2 text-ink-2">
                {t("table.loading")}
              </p>
            }
            failed={t("table.failed")}
            button={t("table.retry")}
          />
        )}
      </div>
    </FormSection>
  );
}

/** Taxable sales of the four quarters before this one, against the limit of a small supplier. */
function Sold({ user }: { readonly user: User }) {
  const t = useTranslations("business.details");
  const format = useFormat();
  const { data: sales } = useSales(hasUnlimitedUse(user));
  const { data: invoices } = useInvoices(hasUnlimitedUse(user));
  if (!sales || !invoices) return null;
  const counted = ledgerEntries({ sales, invoices }).flatMap((entry) => {
    const amounts = cadAmounts(entry);
    return amounts ? [{ date: entry.date, cadCents: amounts.paidCents }] : [];
  });
  const { fourQuartersBeforeCents } = smallSupplier(counted, localDay(new Date()));
  return t("sold", {
    amount: format.askedMoney(Math.round(fourQuartersBeforeCents / 100) * 100, "CAD"),
    limit: format.number(smallSupplierLimitCents / 100),
  });
}
