import { useTranslations } from "use-intl";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextButton } from "#web/ui/button.tsx";
import { FilterField } from "#web/ui/filter-field.tsx";
import type { BookedEntry } from "#web/works/books/booked-entries.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import {
  channelsOf,
  type LedgerFilter,
  noFilter,
  paymentChoices,
  taxChoices,
  yearsOf,
} from "./filter.ts";

interface FiltersProps {
  readonly booked: readonly BookedEntry[];
  readonly filter: LedgerFilter;
  /** How many sales the filter leaves. */
  readonly shown: number;
  readonly onFilter: (filter: LedgerFilter) => void;
}

const fieldWidth = "w-[calc(50%-8px)] max-2xs:w-full md:w-44";

/** Which sales the ledger shows, and the file for an accountant holds. */
export function Filters({ booked, filter, shown, onFilter }: FiltersProps) {
  const t = useTranslations("sales.ledger.filters");
  const channelName = useChannelName();
  const change = (changed: Partial<LedgerFilter>) => onFilter({ ...filter, ...changed });
  const isFiltering = Object.values(filter).some((choice) => choice !== null);
  return (
    <search
      aria-label={t("label")}
      className="flex flex-wrap items-end gap-x-4 gap-y-4 pt-2 md:gap-x-8 print:hidden"
    >
      <FilterField
        label={t("channel")}
        all={t("allChannels")}
        {...boundTo(filter, change, "channelId")}
        options={channelsOf(booked).map((each) => ({ value: each.id, label: channelName(each) }))}
        className={fieldWidth}
      />
      <FilterField
        label={t("year")}
        all={t("allYears")}
        {...boundTo(filter, change, "year")}
        options={yearsOf(booked).map((year) => ({ value: year, label: year }))}
        className={fieldWidth}
      />
      <FilterField
        label={t("tax")}
        all={t("taxes.all")}
        {...boundTo(filter, change, "tax")}
        options={taxChoices.map((value) => ({ value, label: t(`taxes.${value}`) }))}
        className={fieldWidth}
      />
      <FilterField
        label={t("payment")}
        all={t("payments.all")}
        {...boundTo(filter, change, "payment")}
        options={paymentChoices.map((value) => ({ value, label: t(`payments.${value}`) }))}
        className={fieldWidth}
      />
      {isFiltering && <TextButton onClick={() => onFilter(noFilter)}>{t("clear")}</TextButton>}
      <p role="status" className="pb-2.5 text-2 text-ink-2 md:ml-auto">
        {isFiltering &&
          (shown === 0 ? t("none") : t("found", { shown, total: String(booked.length) }))}
      </p>
    </search>
  );
}
