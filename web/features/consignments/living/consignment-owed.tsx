import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { consignmentPath } from "#schema/consignments/consignments-paths.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { UnfetchedPart } from "#web/ui/fetch-states.tsx";
import { LargeSum } from "#web/ui/large-sum.tsx";
import type { OpenSale } from "#web/works/consignments/open-sales.ts";
import { useStatement } from "#web/works/consignments/queries.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import type { BegunPayout } from "../payouts/payout-dialog.tsx";
import { ConsignmentSales } from "./consignment-sales.tsx";

interface ConsignmentOwedProps {
  readonly consignment: Consignment;
  /** What is open of the sales of the agreement. */
  readonly open: readonly OpenSale[];
  readonly onPayout: (payout: BegunPayout) => void;
  readonly isLocked: boolean;
}

/** What is owed of the sales of an agreement, a currency apart; nothing before one is sold. */
export function ConsignmentOwed({ consignment, open, onPayout, isLocked }: ConsignmentOwedProps) {
  const t = useTranslations("consignments.living.owed");
  const words = useTranslations("consignments.owed");
  const format = useFormat();
  const statement = useStatement(consignmentPath(consignment.id, "statement"));
  if (!consignment.works.some(({ saleId }) => saleId !== null)) return null;
  return (
    <WorkPageSection title={t("title")}>
      {statement.data ? (
        statement.data.currencies.map((account) => {
          const { currency, openCents, overdueCents, overdueSince } = account;
          const saleIds = open.filter((sale) => sale.currency === currency).map(({ id }) => id);
          return (
            <div key={currency} className="not-first:pt-6">
              {openCents === 0 ? (
                <p className="pt-1 pb-1.5 text-2 text-ink-2">{words("nothing")}</p>
              ) : (
                <p className="display pt-1 text-6">
                  <LargeSum parts={format.moneyParts(openCents, currency)} />
                </p>
              )}
              {overdueSince !== null && (
                <p className="text-2 font-strong">
                  {t("overdueSince", {
                    isAll: overdueCents === openCents ? "yes" : "no",
                    amount: format.money(overdueCents, currency),
                    day: format.day(overdueSince),
                  })}
                </p>
              )}
              <ConsignmentSales account={account} />
              {saleIds.length > 0 && (
                <Button
                  isDisabled={isLocked}
                  onClick={() =>
                    !isLocked && onPayout({ channelId: consignment.channelId, currency, saleIds })
                  }
                  className="mt-4 print:hidden"
                >
                  {t("record")}
                </Button>
              )}
            </div>
          );
        })
      ) : (
        <UnfetchedPart
          query={statement}
          loading={
            <p role="status" className="pt-2 text-2 text-ink-2">
              {t("loading")}
            </p>
          }
          failed={t("unfetched")}
          button={t("again")}
        />
      )}
    </WorkPageSection>
  );
}
