import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, mayCalculate, type User } from "#schema/artist/user.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { queryClient } from "#web/api/query-client.ts";
import { toast } from "#web/browser/toast.ts";
import { ratesQuery, useRates } from "#web/works/rates.ts";
import type { CalculatorProps } from "./calculator-props.ts";
import { type FormErrors, findErrors, hasErrors } from "./form/errors.ts";
import { type Form, workFacts } from "./form/form.ts";
import { type Price, priceOf } from "./form/price.ts";
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

/** Calculates the price; waits for the exchange rates while they are being fetched. */
function useCalculation(user: User, latest: () => Form, onPrice: (price: Price) => void) {
  const [isCalculating, setCalculating] = useState(false);
  const [calculations, setCalculations] = useState(0);

  const asked = useRef(0);

  async function calculate(): Promise<void> {
    // Ignore repeated clicks on Calculate until the price is rendered: a free artist has only one calculation.
    if (asked.current > calculations) return;
    asked.current = calculations + 1;
    const known = queryClient.getQueryData(ratesQuery.queryKey);
    // Without a wait there is no busy state to render.
    if (!known) setCalculating(true);
    const { rates, date } = known ?? (await queryClient.ensureQueryData(ratesQuery));
    const form = latest();
    // The form may have changed while the rates were awaited.
    const work = hasErrors(findErrors(form)) ? null : workFacts(form);
    // A price changes much of the page: as a transition, rendering it does not block typing.
    startTransition(() => {
      setCalculating(false);
      setCalculations(asked.current);
      if (work === null) return;
      onPrice(priceOf(explainPrice(toArtistFacts(user), work, rates, date)));
    });
  }

  return { calculate, isCalculating, calculations };
}

const noErrors: FormErrors = {};

/**
 * Shows what to correct, from the first attempt to calculate or save on: a sentence under each field, the focus in
 * the first of them, and the toast for invalid dimensions (specification, section 5).
 */
function useFormCheck(form: Form, latest: () => Form, container: RefObject<HTMLElement | null>) {
  const t = useTranslations("pricing.errors.invalidDimensions");
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    container.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals, container]);

  function check(isEnough: (errors: FormErrors) => boolean): boolean {
    const errors = findErrors(latest());
    if (isEnough(errors)) return true;
    setRefusals((count) => count + 1);
    if (errors.width || errors.height) {
      toast({ title: t("title"), description: t("text"), isError: true });
    }
    return false;
  }

  const errors = findErrors(form);
  return { check, errors, shownErrors: refusals > 0 ? errors : noErrors };
}
