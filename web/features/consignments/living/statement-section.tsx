import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ConsignmentStatement } from "#schema/consignments/consignment-statement.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { UnfetchedPart } from "#web/ui/fetch-states.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useStatement } from "#web/works/consignments/queries.ts";
import { type Fact, FactList } from "#web/works/fact-list.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

interface StatementSectionProps {
  /** Of the statement, in the API. */
  readonly path: string;
  /** The ISO day with which the period begins at first. */
  readonly firstDay: string;
  /** The gallery's name, for a page with statements of several; left out elsewhere. */
  readonly of?: string | undefined;
  readonly onPrint: (days: { readonly from: string; readonly to: string }) => void;
}

/** What was sold, returned and paid between two days, what is there and what is open at their end; and that as PDF. */
export function StatementSection({ path, firstDay, of, onPrint }: StatementSectionProps) {
  const t = useTranslations("consignments.living.statement");
  const [today] = useState(() => localDay(new Date()));
  const [from, setFrom] = useState(firstDay);
  const [to, setTo] = useState(today < firstDay ? firstDay : today);
  const isPeriod = from !== "" && to !== "" && from <= to;

  return (
    <WorkPageSection title={of === undefined ? t("title") : t("titleOf", { of })} isOnScreenOnly>
      <div className="field-grid pt-3">
        <TextField type="date" label={t("from")} value={from} max={today} onChange={setFrom} />
        <TextField
          type="date"
          label={t("to")}
          value={to}
          max={today}
          onChange={setTo}
          error={isPeriod ? undefined : t("noPeriod")}
        />
      </div>
      {isPeriod && <StatementFacts path={path} from={from} to={to} />}
      <Button
        isDisabled={!isPeriod}
        onClick={() => isPeriod && onPrint({ from, to })}
        className="mt-4"
      >
        {t("print")}
      </Button>
    </WorkPageSection>
  );
}

interface StatementFactsProps {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

function StatementFacts({ path, from, to }: StatementFactsProps) {
  const t = useTranslations("consignments.living.statement");
  const statement = useStatement(path, { from, to });
  const factsOf = useFacts();
  if (statement.data) {
    return (
      <div aria-live="polite">
        <FactList facts={factsOf(statement.data)} />
      </div>
    );
  }
  return (
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
  );
}

function useFacts(): (statement: ConsignmentStatement) => Fact[] {
  const t = useTranslations("consignments.living.statement");
  const format = useFormat();
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  return ({ from, to, currencies, hereIds, returned }) => {
    const back = returned.filter(({ returnedOn }) => returnedOn >= from && returnedOn <= to);
    const money = currencies.flatMap((account) => {
      const { currency, sales, payouts, openCents } = account;
      const sold = sales.filter(({ returnedOn }) => returnedOn === null);
      const paid = payouts.filter(({ reversedAt }) => reversedAt === null);
      const write = (cents: number) => format.money(cents, currency);
      const inTitle = { currency };
      return [
        {
          name: t("sold", inTitle),
          value: t("soldValue", {
            count: sold.length,
            price: write(sum(sold.map(({ paidByBuyerCents }) => paidByBuyerCents))),
            net: write(sum(sold.map(({ netCents }) => netCents))),
          }),
        },
        {
          name: t("paid", inTitle),
          value: write(sum(paid.map(({ amountCents }) => amountCents))),
        },
        { name: t("open", inTitle), value: write(openCents) },
      ];
    });
    return [
      { name: t("here"), value: format.number(hereIds.length) },
      ...money,
      { name: t("returned"), value: format.number(back.length) },
    ];
  };
}
