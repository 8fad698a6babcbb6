import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Currency } from "#schema/currency.ts";
import { appPaths } from "#schema/page-paths.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Button } from "#web/ui/button.tsx";
import { unbroken } from "#web/ui/visually-hidden.tsx";
import { PriceHead } from "#web/works/price-head.tsx";
import { inView, type View } from "#web/works/view.ts";
import { costsOf } from "./costs.ts";
import { netOfSale } from "./net-of-sale.ts";
import { ReturnDialog } from "./return-dialog.tsx";

interface SoldForProps {
  readonly work: Artwork;
  readonly openSale: NonNullable<Artwork["sale"]>;
  /** With its terms; null until they are fetched. */
  readonly sale: Sale | null;
  readonly view: View;
  readonly onCurrency: (currency: Currency) => void;
}

/** What the buyer paid, what of it reached the artist, and the way to take the sale back. */
export function SoldFor({ work, openSale, sale, view, onCurrency }: SoldForProps) {
  const t = useTranslations("work.sold");
  const prices = usePrices();
  const [isReturning, setReturning] = useState(false);
  const paid = inView(openSale.priceCents - openSale.discountCents, openSale.currency, view);
  return (
    <section className="pb-8">
      <PriceHead title={t("title")} cents={paid} view={view} onCurrency={onCurrency} />
      {openSale.discountCents > 0 && (
        <p className="pt-2 text-2">
          {t("afterDiscount", {
            discount: prices.money(openSale.discountCents, openSale.currency),
            price: prices.money(openSale.priceCents, openSale.currency),
          })}
        </p>
      )}
      {sale && <ReachedYou work={work} sale={sale} view={view} />}
      {sale?.invoice && <Invoiced number={sale.invoice.number} />}
      {!sale?.invoice && (
        <>
          <div className="grid grid-cols-2 gap-3 pt-5 print:hidden">
            <Button onClick={() => setReturning(true)} className="px-2!">
              {t("takeBack")}
            </Button>
          </div>
          <ReturnDialog
            work={work}
            sale={openSale}
            isOpen={isReturning}
            onClose={() => setReturning(false)}
          />
        </>
      )}
    </section>
  );
}

/** A sale cannot be taken back while an invoice has it. */
function Invoiced({ number }: { readonly number: string }) {
  const t = useTranslations("work.sold");
  return (
    <p className="pt-4 text-2 print:hidden">
      {t.rich("invoiced", {
        number,
        whole: unbroken,
        sales: (words) => (
          <Link href={appPaths.sales} onClick={() => window.scrollTo(0, 0)} className="underlined">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

interface ReachedYouProps {
  readonly work: Artwork;
  readonly sale: Sale;
  readonly view: View;
}

function ReachedYou({ work, sale, view }: ReachedYouProps) {
  const t = useTranslations("work.sold");
  const format = useFormat();
  const locale = useLocale();
  const costs = costsOf(work, view);
  const net = netOfSale(sale, costs, view);
  const money = (cents: number) => format.money(cents, view.currency);
  const parts = (
    [
      ["commission", net.commissionCents],
      ["fees", net.feeCents],
      ["shipping", net.shippingCents],
      ["materials", costs.materialsCents],
      ["framing", costs.framingCents],
    ] as const
  ).flatMap(([key, cents]) => (cents > 0 ? [t(`after.${key}`, { amount: money(cents) })] : []));
  const strong = (words: ReactNode) => <span className="text-ink">{words}</span>;
  const amount = money(net.leftCents);
  return (
    <p className="pt-2 text-2 text-ink-2">
      {parts.length === 0
        ? t.rich("reached", { amount, strong })
        : t.rich("reachedAfter", {
            amount,
            strong,
            parts: new Intl.ListFormat(locale, { type: "conjunction" }).format(parts),
          })}
      {net.hourlyWageCents !== null && ` ${t("hourly", { amount: money(net.hourlyWageCents) })}`}
    </p>
  );
}
