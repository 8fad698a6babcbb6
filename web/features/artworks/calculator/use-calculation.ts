import { startTransition, useRef, useState } from "react";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import type { User } from "#schema/user.ts";
import { queryClient } from "#web/api/query-client.ts";
import { ratesQuery } from "#web/works/rates.ts";
import { findErrors, hasErrors } from "./form/errors.ts";
import { type Form, workFacts } from "./form/form.ts";
import { type Price, priceOf } from "./form/price.ts";

/** Calculates the price; waits for the exchange rates while they are being fetched. */
export function useCalculation(user: User, latest: () => Form, onPrice: (price: Price) => void) {
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
