import type Stripe from "stripe";
import type { AttemptRow } from "#worker/db/tables.ts";
import type { Settings } from "#worker/env.ts";
import type { Billing } from "./billing.ts";

/** What everything that is made at Stripe carries: whose it is, and of which application. */
export function markOwner(settings: Settings, userId: string): Stripe.MetadataParam {
  return { application: settings.APP_URL, user_id: userId };
}

/** A payment carries the attempt as well that it was made by. */
export function markPayment(
  { settings }: Billing,
  { id, userId }: AttemptRow,
): Stripe.MetadataParam {
  return { ...markOwner(settings, userId), attempt: id };
}

/** Whether something at Stripe was made by an attempt. */
export function isOfAttempt(metadata: Stripe.Metadata | null, { id }: AttemptRow): boolean {
  const { attempt } = metadata ?? {};
  return attempt === id;
}

/** The artist that something at Stripe was made for by this application; null when it was not. */
export function readOwner(
  { settings }: Billing,
  metadata: Readonly<Record<string, string>>,
): string | null {
  const { application, user_id: userId } = metadata;
  return application === settings.APP_URL && userId !== undefined ? userId : null;
}
