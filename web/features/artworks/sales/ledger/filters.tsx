import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useChannelName } from "../../record/use-channel-name.ts";
import type { SaleLine } from "../view.ts";
import {
  channelsOf,
  type LedgerFilter,
  noFilter,
  type PaymentChoice,
  paymentChoices,
  type TaxChoice,
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
      <SelectField
        label={t("channel")}
        value={filter.channelId ?? all}
        groups={[
          {
            options: [
              { value: all, label: t("allChannels") },
              ...channelsOf(lines).map((channel) => ({
                value: channel.id,
                label: channelName(channel),
              })),
            ],
          },
        ]}
        onChange={(value) => onFilter({ ...filter, channelId: value === all ? null : value })}
        className={fieldWidth}
      />
      <SelectField
        label={t("year")}
        value={filter.year ?? all}
        groups={[
          {
            options: [
              { value: all, label: t("allYears") },
              ...yearsOf(lines).map((year) => ({ value: year, label: year })),
            ],
          },
        ]}
        onChange={(value) => onFilter({ ...filter, year: value === all ? null : value })}
        className={fieldWidth}
      />
      <SelectField<TaxChoice | "all">
        label={t("tax")}
        value={filter.tax ?? all}
        groups={[
          {
            options: [
              { value: all, label: t("taxes.all") },
              ...taxChoices.map((value) => ({ value, label: t(`taxes.${value}`) })),
            ],
          },
        ]}
        onChange={(tax) => onFilter({ ...filter, tax: tax === all ? null : tax })}
        className={fieldWidth}
      />
      <SelectField<PaymentChoice | "all">
        label={t("payment")}
        value={filter.payment ?? all}
        groups={[
          {
            options: [
              { value: all, label: t("payments.all") },
              ...paymentChoices.map((value) => ({ value, label: t(`payments.${value}`) })),
            ],
          },
        ]}
        onChange={(payment) => onFilter({ ...filter, payment: payment === all ? null : payment })}
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

const all = "all";
