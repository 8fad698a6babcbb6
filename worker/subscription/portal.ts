import { pagePaths } from "#schema/page-paths.ts";
import type { SubscriptionRow } from "#worker/db/subscription-tables.ts";
import { type AppError, conflict } from "#worker/errors.ts";
import type { Billing } from "./billing.ts";
import { findPortalConfiguration } from "./find-portal-configuration.ts";
import { isMissingCustomer } from "./stripe/client.ts";
import { syncSubscription } from "./sync.ts";

/**
 * The address of Stripe's billing portal for an artist: receipts, and the card on file.
 * @throws AppError CONFLICT for an artist who never was a customer, or is unknown to Stripe.
 */
export async function openBillingPortal(
  billing: Billing,
  row: SubscriptionRow | null,
): Promise<string> {
  if (row === null) throw noReceipts();
  const { stripe, settings } = billing;
  try {
    // A configuration created by the API is never the account's default, so it has to be named.
    const configuration = await findPortalConfiguration(stripe);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: row.customerId,
      ...(configuration && { configuration: configuration.id }),
      return_url: `${settings.APP_URL}${pagePaths.app}`,
    });
    return url;
  } catch (error) {
    if (!isMissingCustomer(error)) throw error;
    await syncSubscription(billing, row);
    throw noReceipts();
  }
}

function noReceipts(): AppError {
  return conflict("There are no receipts.");
}
