import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Currency, convert, currencies, type Rates } from "#schema/currency.ts";
import { type Cents, fromCents, toCents } from "#schema/money.ts";
import { type PriceList, roundingSteps } from "#schema/price-lists/price-list.ts";
import { priceListLimits } from "#schema/price-lists/price-list-input.ts";
import { roundPrice } from "#schema/price-lists/rounding.ts";
import { amountText } from "#web/forms/amount.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useMoney } from "#web/i18n/money.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { LabelledToggle } from "#web/ui/labelled-toggle.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import type { PriceListActions, PriceListSectionProps } from "../view.ts";
import { SettingField } from "./setting-field.tsx";

const directions = ["nearest", "up"] as const;

/** How the list's prices are rounded, the least of them, frames, and the currency. */
export function PriceSettings({ view, actions }: PriceListSectionProps) {
  const { settings } = view;
  const { rounding, framesApart, currency } = settings;
  const t = useTranslations("priceList.table.settings");
  const format = useFormat();
  const prices = usePrices();
  const amounts = useAmountErrors();
  const money = useMoney(currency);
  const change = (made: Parameters<PriceListActions["changeDraft"]>[0]) => {
    // A failure has been shown already, and what was changed stays until it can be saved.
    actions.changeDraft(made).catch(() => undefined);
  };
  return (
    <>
      <LabelledToggle
        label={t("roundTo")}
        options={roundingSteps.map((step) => ({ value: `${step}`, label: format.number(step) }))}
        value={`${rounding.to}`}
        onChange={(value) => {
          const to = roundingSteps.find((step) => `${step}` === value);
          if (to !== undefined) change({ rounding: { ...rounding, to } });
        }}
        className="flex w-full flex-wrap gap-x-4.5"
        frameClassName="pt-4.5"
      >
        <ToggleGroup
          label={t("direction")}
          options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
          value={rounding.direction}
          onChange={(direction) => change({ rounding: { ...rounding, direction } })}
          className="flex-wrap"
        />
      </LabelledToggle>
      <div className="pt-4.5">
        <SettingField
          isReadOnly={view.isReadOnly}
          label={t("minimum")}
          numbers={money}
          value={amountText(rounding.minimumCents)}
          findError={(dollars) => amounts.find(dollars)}
          unreadable={amounts.unreadable}
          onSet={(dollars) => change({ rounding: { ...rounding, minimumCents: toCents(dollars) } })}
          {...format.besideField(prices.sign(currency).trim())}
        />
      </div>
      <div className="pt-2.5 text-2">
        <Checkbox
          label={t("framesApart")}
          isChecked={framesApart}
          onChange={(isChecked) => change({ framesApart: isChecked })}
        />
      </div>
      <CurrencySetting view={view} actions={actions} />
    </>
  );
}

function CurrencySetting({ view, actions }: PriceListSectionProps) {
  const { settings, rates } = view;
  const t = useTranslations("priceList.table.settings");
  const choices = useTranslations("choices.currency");
  const format = useFormat();
  const [converted, setConverted] = useState<Currency | null>(null);

  async function convertTo(to: Currency): Promise<void> {
    try {
      await actions.changeDraft(convertList(settings, to, rates));
    } finally {
      setConverted(to);
    }
  }

  return (
    <LabelledToggle
      label={t("currency")}
      options={currencies.map((value) => ({ value, label: choices(value) }))}
      value={settings.currency}
      onChange={(to) => void convertTo(to).catch(() => undefined)}
      frameClassName="pt-4.5"
    >
      <p role="status" className="text-1 text-ink-2">
        {converted === settings.currency &&
          t("converted", {
            rate: format.number(rates.USD),
            step: format.number(settings.rounding.to),
            direction: settings.rounding.direction,
          })}
      </p>
    </LabelledToggle>
  );
}

/** What is wrong with an amount of the list, in dollars. */
export function useAmountErrors() {
  const t = useTranslations("priceList.table.settings");
  const format = useFormat();
  const most = fromCents(priceListLimits.amountCents);
  return {
    unreadable: t("unreadableAmount"),
    find: (dollars: number) =>
      dollars > most ? t("tooMuch", { maximum: format.number(most) }) : null,
  };
}

type ConvertedList = Pick<PriceList, "anchors" | "currency" | "rounding">;

/**
 * A list's anchors and minimum in another currency, at the rates given, rounded by the list's own rule to one step at
 * least. What the studio costs stays in Canadian dollars.
 */
export function convertList(
  { anchors, currency, rounding }: ConvertedList,
  to: Currency,
  rates: Rates,
): ConvertedList {
  const inCurrency = (cents: Cents) => convert(cents, currency, to, rates);
  const minimumCents = roundPrice(inCurrency(rounding.minimumCents), {
    ...rounding,
    minimumCents: rounding.minimumCents === 0 ? 0 : rounding.to * 100,
  });
  const rule = { ...rounding, minimumCents: Math.max(minimumCents, rounding.to * 100) };
  return {
    currency: to,
    rounding: { ...rounding, minimumCents },
    anchors: anchors.map((anchor) => ({
      ...anchor,
      priceCents: roundPrice(inCurrency(anchor.priceCents), rule),
    })),
  };
}
