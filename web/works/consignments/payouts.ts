import { useQuery } from "@tanstack/react-query";
import {
  owedSchema,
  type PayoutAnswer,
  payoutSchema,
  payoutsSchema,
} from "#schema/payouts/payout.ts";
import type { KeptFromInput, PayoutInput } from "#schema/payouts/payout-input.ts";
import { payoutReversalPath, payoutsPaths } from "#schema/payouts/payouts-paths.ts";
import { putAnswer, refetchChanged } from "#web/api/after-change.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { callFor } from "#web/api/api.ts";
import { callOnce, type Keyed } from "#web/api/call-once.ts";
import { pathQuery } from "#web/api/path-query.ts";
import { refetchStatements } from "./queries.ts";

const payoutsQuery = pathQuery(payoutsPaths.payouts, payoutsSchema);

const owedQuery = pathQuery(payoutsPaths.owed, owedSchema);

/** What galleries paid, the latest day first. */
export function usePayouts(isEnabled = true) {
  return useQuery({ ...payoutsQuery, enabled: isEnabled });
}

/** What galleries owe today, and since when payouts are kept. */
export function useOwed(isEnabled = true) {
  return useQuery({ ...owedQuery, enabled: isEnabled });
}

/** Records what a gallery paid. */
export async function recordPayout(request: Keyed<PayoutInput>): Promise<PayoutAnswer> {
  const made = await callOnce(payoutSchema, payoutsPaths.payouts, request);
  await putPayout(made);
  return made;
}

/** Takes a payout back that was recorded by mistake. */
export async function reversePayout({ id }: PayoutAnswer): Promise<PayoutAnswer> {
  const reversed = await callFor(payoutSchema, "POST", payoutReversalPath(id));
  await putPayout(reversed);
  return reversed;
}

/** Says from which day payouts are kept; earlier sales count as paid. */
export async function saveKeptFrom(input: KeptFromInput): Promise<void> {
  const path = payoutsPaths.payoutsKeptFrom;
  const owed = await callFor(owedSchema, "PUT", path, { body: input });
  await putAnswer(owedQuery.queryKey, () => owed);
  void refetchAgendas();
}

/** Fetches anew what is owed, in all and of each agreement: a sale through a gallery or a payout changes it. */
export async function refetchOwed(): Promise<void> {
  await Promise.all([refetchChanged({ queryKey: owedQuery.queryKey }), refetchStatements()]);
}

async function putPayout(changed: PayoutAnswer): Promise<void> {
  await putAnswer(payoutsQuery.queryKey, (payouts) => {
    if (payouts === undefined) return undefined;
    const isKnown = payouts.some(({ id }) => id === changed.id);
    const next = isKnown
      ? payouts.map((each) => (each.id === changed.id ? changed : each))
      : [changed, ...payouts];
    return next.toSorted((one, other) => other.date.localeCompare(one.date));
  });
  void refetchAgendas();
  await refetchOwed();
}
