import type { ComponentProps } from "react";
import type { Currency } from "#schema/currency.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useMoney } from "#web/i18n/money.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { useAmountErrors } from "./use-amount-errors.ts";

interface AmountFieldProps
  extends Omit<ComponentProps<typeof NumberField>, "numbers" | "unreadable" | "prefix" | "suffix"> {
  readonly currency: Currency;
}

/** An amount as people write it, beside the sign of its currency. */
export function AmountField({ currency, ...field }: AmountFieldProps) {
  const format = useFormat();
  return (
    <NumberField
      {...field}
      numbers={useMoney(currency)}
      unreadable={useAmountErrors().amount()}
      {...format.besideField(usePrices().sign(currency).trim())}
    />
  );
}
