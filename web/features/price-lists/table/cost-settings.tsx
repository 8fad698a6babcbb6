import { useTranslations } from "use-intl";
import { toCents } from "#schema/money.ts";
import { type DraftInput, priceListLimits } from "#schema/price-lists/price-list-input.ts";
import { measureMarks } from "#schema/read-number.ts";
import { amountText } from "#web/forms/amount.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useMoney } from "#web/i18n/money.ts";
import { usePrices } from "#web/i18n/prices.ts";
import type { PriceListSectionProps } from "../view.ts";
import { useAmountErrors } from "./price-settings.tsx";
import { SettingField } from "./setting-field.tsx";

const mostProfit = priceListLimits.profit * 100;

/** What the studio costs and what is to be left over: for cost-plus and the channels. */
export function CostSettings({ view, actions }: PriceListSectionProps) {
  const { overheadCents, hoursPerMonth, profit } = view.settings;
  const t = useTranslations("priceList.table.settings");
  const units = useTranslations("choices.units");
  const format = useFormat();
  const prices = usePrices();
  const amounts = useAmountErrors();
  const decimal = useDecimal();
  const money = useMoney("CAD");
  const change = (made: DraftInput) => {
    // A failure has been shown already, and what was changed stays until it can be saved.
    actions.changeDraft(made).catch(() => undefined);
  };
  return (
    <details className="mt-4.5">
      <summary className="target flex cursor-pointer items-center gap-2 text-2 text-ink-2">
        <span className="underlined">{t("costs")}</span>
      </summary>
      <div className="grid gap-y-4.5 pt-2">
        <SettingField
          isReadOnly={view.isReadOnly}
          label={t("overhead")}
          numbers={money}
          value={amountText(overheadCents)}
          findError={amounts.find}
          unreadable={amounts.unreadable}
          onSet={(dollars) => change({ overheadCents: toCents(dollars) })}
          {...format.besideField(prices.sign("CAD").trim())}
        />
        <SettingField
          isReadOnly={view.isReadOnly}
          label={t("hours")}
          numbers={decimal}
          value={String(hoursPerMonth)}
          findError={(hours) =>
            hours === 0 || hours > priceListLimits.hoursPerMonth
              ? t("hoursBetween", { maximum: format.number(priceListLimits.hoursPerMonth) })
              : null
          }
          unreadable={t("unreadableHours")}
          onSet={(hours) => change({ hoursPerMonth: hours })}
          marks={measureMarks.hours}
          suffix={units("hours")}
        />
        <SettingField
          isReadOnly={view.isReadOnly}
          label={t("profit")}
          numbers={decimal}
          value={String(Number((profit * 100).toPrecision(12)))}
          findError={(percent) =>
            percent > mostProfit ? t("tooMuchProfit", { maximum: format.number(mostProfit) }) : null
          }
          unreadable={t("unreadableProfit")}
          onSet={(percent) => change({ profit: percent / 100 })}
          marks={percentMarks}
          suffix={t("percent")}
        />
      </div>
    </details>
  );
}

const percentMarks = ["%"];
