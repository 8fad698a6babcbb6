import type { Price } from "./state.ts";

// In whole seconds, as all of Stripe's times are.
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

export function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const target = new Date(date);
  target.setUTCDate(1);
  target.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return Math.floor(target.getTime() / 1000);
}

/**
 * The first end of a period after `time`. Counted from the anchor: a subscription of the 31st renews on the last
 * day of a shorter month, and on the 31st again after it.
 */
export function periodEndAfter(anchor: number, time: number, { recurring }: Price): number {
  const months = recurring?.interval === "year" ? 12 : 1;
  for (let periods = 1; ; periods += 1) {
    const end = addMonths(anchor, months * periods);
    if (end > time) return end;
  }
}
