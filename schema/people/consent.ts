import { addDays, addMonths } from "#schema/days.ts";

/** For how many months a purchase and an enquiry imply a consent (Canada's anti-spam legislation, section 10). */
const monthsOf = { purchase: 24, enquiry: 6 } as const;

/** What decides whether a person may be written to with news. All are ISO days. */
export interface ConsentFacts {
  /** Since when the person has asked for news; null where they did not. */
  readonly expressSince: string | null;
  readonly purchases: readonly string[];
  readonly enquiries: readonly string[];
  /** When the person last declined news; null or left out where they did not. */
  readonly withdrawnOn?: string | null;
}

type ConsentBasis = "express" | keyof typeof monthsOf | "none";

/** Why a person may be written to, and the last day of it; `until` is null where there is no such day. */
export interface Consent {
  readonly basis: ConsentBasis;
  readonly until: string | null;
}

/**
 * Whether a person may be written to with news on a day (people, section 2): they asked for it, or it is implied by a
 * purchase for two years or by an enquiry for six months, of which the one that ends later counts. The last day is one of
 * them. What is older than a withdrawal does not count, nor does what is later than `today`.
 */
export function consentOf(
  { expressSince, purchases, enquiries, withdrawnOn = null }: ConsentFacts,
  today: string,
): Consent {
  const counts = (day: string) => day <= today && (withdrawnOn === null || day >= withdrawnOn);
  if (expressSince !== null && counts(expressSince)) return { basis: "express", until: null };
  const purchase = lastDay("purchase", purchases.filter(counts));
  const enquiry = lastDay("enquiry", enquiries.filter(counts));
  const later = purchase.until >= enquiry.until ? purchase : enquiry;
  return later.until >= today ? later : { basis: "none", until: null };
}

/** The last day of a consent that the latest of these days implies; an empty text, which is before any day, without one. */
function lastDay<Basis extends keyof typeof monthsOf>(basis: Basis, days: readonly string[]) {
  const latest = days.toSorted().at(-1);
  return { basis, until: latest === undefined ? "" : addMonths(latest, monthsOf[basis]) };
}

/** By how many days a consent may be from later than its last day says, as months are not equally long. */
const marginOf = { purchase: 1, enquiry: 3 } as const;

/**
 * The days of purchases or enquiries whose consent may end from `first` to `last`; null instead of the later one without a
 * last day. A few days more are among them.
 */
export function daysEndingBetween(
  basis: keyof typeof monthsOf,
  first: string,
  last: string | null,
) {
  const before = (day: string) => addMonths(day, -monthsOf[basis]);
  return { from: before(first), to: last === null ? null : addDays(before(last), marginOf[basis]) };
}
