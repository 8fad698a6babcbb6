import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";
import { FilterField } from "#web/ui/filter-field.tsx";
import { useChannelName } from "../../record/use-channel-name.ts";
import type { SaleLine } from "../view.ts";
import {
  channelsOf,
  type LedgerFilter,
  noFilter,
  paymentChoices,
  taxChoices,
  yearsOf,
} from "./filter.ts";

interface FiltersProps {
  readonly lines: readonly SaleLine[];
  readonly filter: LedgerFilter;
  /** How many sales the filter leaves. */
  readonly shown: number;
  readonly onFilter: (filter: LedgerFilter) => void;
}

const fieldWidth = "w-[calc(50%-8px)] md:w-44";

/** Which sales the ledger shows, and the file for an accountant holds. */
export function Filters({ lines, filter, shown, onFilter }: FiltersProps) {
  const t = useTranslations("sales.ledger.filters");
  const channelName = useChannelName();
  const isFiltering = Object.values(filter).some((choice) => choice !== null);
  return (
    <search
      aria-label={t("label")}
      className="flex flex-wrap items-end gap-x-4 gap-y-4 pt-2 md:gap-x-8 print:hidden"
    >
      <FilterField
        label={t("channel")}
        all={t("allChannels")}
        value={filter.channelId}
        options={channelsOf(lines).map((each) => ({ value: each.id, label: channelName(each) }))}
        onChange={(channelId) => onFilter({ ...filter, channelId })}
        className={fieldWidth}
      />
      <FilterField
        label={t("year")}
        all={t("allYears")}
        value={filter.year}
        options={yearsOf(lines).map((year) => ({ value: year, label: year }))}
        onChange={(year) => onFilter({ ...filter, year })}
        className={fieldWidth}
      />
      <FilterField
        label={t("tax")}
        all={t("taxes.all")}
        value={filter.tax}
        options={taxChoices.map((value) => ({ value, label: t(`taxes.${value}`) }))}
        onChange={(tax) => onFilter({ ...filter, tax })}
        className={fieldWidth}
      />
      <FilterField
        label={t("payment")}
        all={t("payments.all")}
        value={filter.payment}
        options={paymentChoices.map((value) => ({ value, label: t(`payments.${value}`) }))}
        onChange={(payment) => onFilter({ ...filter, payment })}
        className={fieldWidth}
      />
      {isFiltering && <TextButton onClick={() => onFilter(noFilter)}>{t("clear")}</TextButton>}
      <p role="status" className="pb-2.5 text-2 text-ink-2 md:ml-auto">
        {isFiltering &&
          (shown === 0 ? t("none") : t("found", { shown, total: String(lines.length) }))}
      </p>
    </search>
  );
}
