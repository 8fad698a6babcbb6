import { sql } from "drizzle-orm";

/** The day of the earliest sale that a payout pays, as it counts; null without one. */
export function paidFrom(ownerId: string) {
  return sql<string | null>`(
    select min(sold.date) from payouts as paying, json_each(paying.sale_ids) as named
    join sales as sold on sold.id = named.value and sold.user_id = paying.user_id
    where paying.user_id = ${ownerId} and paying.reversed_at is null
      and sold.channel_id = paying.channel_id and sold.returned_at is null and sold.invoice_id is null
  )`;
}
