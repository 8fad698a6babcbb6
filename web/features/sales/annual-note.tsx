import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import type { SalesHistory } from "#schema/profile.ts";
import type { LedgerEntry } from "#schema/sales/ledger.ts";
import { annualSales } from "#schema/sales/ledger-sums.ts";

interface AnnualNoteProps {
  readonly entries: readonly LedgerEntry[];
  readonly today: string;
  readonly band: SalesHistory;
}

/** Says when a year's sales are not what the profile says of them. */
export function AnnualNote({ entries, today, band }: AnnualNoteProps) {
  const t = useTranslations("sales.ledger.annual");
  const bandName = useTranslations("choices.salesHistory");
  const reading = annualSales(band, entries, today);
  if (reading === "within") return null;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 border-y border-rule py-2.5">
      <p className="flex-[1_1_16rem] text-2">{t(reading, { band: bandName(band) })}</p>
      <Link
        href={appPaths.profile}
        onClick={() => window.scrollTo(0, 0)}
        className="target inline-flex flex-none items-center text-2"
      >
        <span className="underlined">{t("link")}</span>
      </Link>
    </div>
  );
}
