import { type RefObject, useMemo, useState } from "react";
import { hasUnlimitedUse, mayCalculate } from "#schema/user.ts";
import { useRates } from "#web/works/rates.ts";
import type { CalculatorProps } from "./calculator-props.ts";
import { hasErrors } from "./form/errors.ts";
import { useCalculation } from "./use-calculation.ts";
import { useFormCheck } from "./use-form-check.ts";
import { useUpgradeToast } from "./use-upgrade-toast.ts";
import { useWork } from "./use-work.ts";

type PricingOptions = Pick<CalculatorProps, "user" | "work" | "onFreeCalculation" | "onUpgrade">;

export type Pricing = ReturnType<typeof usePricing>;

/** The work in the form, its checks and the calculation of its price. */
export function usePricing(
  { user: current, work: { artwork }, onFreeCalculation, onUpgrade }: PricingOptions,
  container: RefObject<HTMLElement | null>,
) {
  const { user, markCalculated } = useUserAfterCalculation(current);
  const rates = useRates();
  const work = useWork(user, artwork, rates.rates);
  const showUpgrade = useUpgradeToast(onUpgrade);
  const { check, errors, shownErrors } = useFormCheck(work.form, work.latest, container);
  const { calculate, isCalculating, calculations } = useCalculation(user, work.latest, (price) => {
    work.dispatch({ type: "priced", price });
    // A free artist has only one price: it is stored before anything else can happen.
    work.storeNow();
    markCalculated();
    if (!hasUnlimitedUse(user)) onFreeCalculation();
  });
  const isLocked = !mayCalculate(user);

  return {
    ...work,
    user,
    rates,
    check,
    errors,
    shownErrors,
    isCalculating,
    calculations,
    isUnlimited: hasUnlimitedUse(user),
    isEdit: work.opened !== null,
    /** The free calculation has been used: the work's facts can no longer be changed. */
    isLocked,
    showUpgrade,
    showLocked: () => showUpgrade("calculationLimit"),
    calculate: () => {
      if (isLocked) showUpgrade("calculationLimit");
      else if (check((found) => !hasErrors(found))) void calculate();
    },
  };
}

/** Counts the free calculation at once, before the server has answered that it does. */
function useUserAfterCalculation(current: CalculatorProps["user"]) {
  const [hasCalculated, setCalculated] = useState(false);
  const user = useMemo(
    () => (hasCalculated ? { ...current, hasUsedFreeCalculation: true } : current),
    [current, hasCalculated],
  );
  return { user, markCalculated: () => setCalculated(true) };
}
