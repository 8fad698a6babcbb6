import { expect, test } from "vitest";
import { addMonths, periodEndAfter } from "./calendar.ts";
import { openStripe, subscribed } from "./testing/open-stripe.ts";

test("time can pass for one customer only", async () => {
  const opened = await openStripe();
  const [one, other] = [await subscribed(opened), await subscribed(opened)];
  const { now } = await opened.control.clock();
  const after = await opened.control.advance({ years: 1, customer: String(one.customer) });
  expect(after.now - now).toBeLessThan(60);
  const invoicesOf = ({ id }: { readonly id: string }) =>
    opened.stripe.invoices.list({ subscription: id, limit: 100 });
  const { data } = await invoicesOf(one);
  expect(data).toHaveLength(13);
  expect(data.every(({ status }) => status === "paid")).toBe(true);
  expect((await invoicesOf(other)).data).toHaveLength(1);
});

test("the 31st renews on a shorter month's last day, and on the 31st after it", async () => {
  const { prices } = await (await openStripe()).control.state();
  const monthly = Object.values(prices).find(({ recurring }) => recurring?.interval === "month");
  if (monthly === undefined) throw new Error("There is no monthly price.");
  const seconds = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;
  const anchor = seconds("2026-01-31");
  const february = periodEndAfter(anchor, anchor, monthly);
  expect(february).toBe(seconds("2026-02-28"));
  expect(periodEndAfter(anchor, february, monthly)).toBe(seconds("2026-03-31"));
  expect(addMonths(seconds("2028-02-29"), 12)).toBe(seconds("2029-02-28"));
});
