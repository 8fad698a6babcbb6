import type Stripe from "stripe";
import type { AttemptRow } from "#worker/db/subscription-tables.ts";
import type { Settings } from "#worker/env.ts";
import type { Billing } from "./billing.ts";

/** How this application is named at Stripe: by its address. */
export type Application = Pick<Settings, "APP_URL">;

/** The metadata of everything that we create at Stripe: the user, and the application. */
export function ownerMetadata({ APP_URL }: Application, userId: string): Stripe.MetadataParam {
  return { application: APP_URL, user_id: userId };
}

/** The metadata of a payment: also the attempt. */
export function paymentMetadata(
  { settings }: Billing,
  { id, userId }: AttemptRow,
): Stripe.MetadataParam {
  return { ...ownerMetadata(settings, userId), attempt: id };
}

/** Whether this attempt created the object at Stripe with this metadata. */
export function isOfAttempt(metadata: Stripe.Metadata | null, { id }: AttemptRow): boolean {
  const { attempt } = metadata ?? {};
  return attempt === id;
}

/** The user for whom this application created the object at Stripe; null if it did not create it. */
export function readOwner(
  { APP_URL }: Application,
  metadata: Readonly<Record<string, string>>,
): string | null {
  const { application, user_id: userId } = metadata;
  return application === APP_URL && userId !== undefined ? userId : null;
}
