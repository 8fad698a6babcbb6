import type Stripe from "stripe";

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** In whole seconds, as everything of Stripe's is. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const target = new Date(date);
  target.setUTCDate(1);
  target.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  // A subscription of the 31st renews on the last day of a shorter month, and on the 31st again after it.
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return Math.floor(target.getTime() / 1000);
}

/** The first end of a period after `time`, counted from the anchor. */
export function periodEndAfter(anchor: number, time: number, price: Stripe.Price): number {
  const { interval, interval_count: count } = price.recurring ?? {
    interval: "month",
    interval_count: 1,
  };
  for (let periods = 1; ; periods += 1) {
    const end = addInterval(anchor, interval, count * periods);
    if (end > time) return end;
  }
}

function addInterval(time: number, interval: string, count: number): number {
  switch (interval) {
    case "day":
      return time + count * day;
    case "week":
      return time + count * 7 * day;
    case "year":
      return addMonths(time, 12 * count);
    default:
      return addMonths(time, count);
  }
}
