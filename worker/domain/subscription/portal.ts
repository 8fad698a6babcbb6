import type { SubscriptionRow } from "../../db/tables.ts";
import { AppError } from "../../errors.ts";
import type { Billing } from "./billing.ts";

/**
 * The address of Stripe's billing portal for a customer: receipts, and the card on file.
 * @throws AppError CONFLICT for who never was one.
 */
export async function openBillingPortal(
  { stripe, settings }: Billing,
  row: SubscriptionRow | null,
): Promise<string> {
  if (row === null) throw new AppError("CONFLICT", "There are no receipts yet.");
  const { url } = await stripe.billingPortal.sessions.create({
    customer: row.customerId,
    return_url: `${settings.APP_URL}/app`,
  });
  return url;
}
