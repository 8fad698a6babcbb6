import { pagePaths } from "#schema/page-paths.ts";
import type { SubscriptionRow } from "#worker/db/tables.ts";
import { AppError } from "#worker/errors.ts";
import type { Billing } from "./billing.ts";
import { findPortalConfiguration } from "./find-portal-configuration.ts";
import { isMissingCustomer } from "./stripe/client.ts";
import { syncSubscription } from "./sync.ts";

/**
 * The address of Stripe's billing portal for a customer: receipts, and the card on file.
 * @throws AppError CONFLICT for who never was one, or whom Stripe does not know.
 */
export async function openBillingPortal(
  billing: Billing,
  row: SubscriptionRow | null,
  now: Date,
): Promise<string> {
  if (row === null) throw noReceipts();
  const { stripe, settings } = billing;
  try {
    // Made by the API, it is never the account's default, and has to be named.
    const configuration = await findPortalConfiguration(stripe);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: row.customerId,
      ...(configuration && { configuration: configuration.id }),
      return_url: `${settings.APP_URL}${pagePaths.app}`,
    });
    return url;
  } catch (error) {
    if (!isMissingCustomer(error)) throw error;
    await syncSubscription(billing, row.customerId, now);
    throw noReceipts();
  }
}

function noReceipts(): AppError {
  return new AppError("CONFLICT", "There are no receipts.");
}
