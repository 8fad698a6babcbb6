import { apiPaths } from "#schema/api-paths.ts";
import type { StripeEvent } from "#scripts/stand-ins/stripe/state.ts";
import type { TestArtist } from "./artists.ts";
import { customerOf, post, type Stack, startCheckout, subscriptionsOf } from "./stripe.ts";
import { sign, signedEvent, type TestWebhook } from "./stripe-events.ts";

/** Without a cookie or an origin, as from Stripe. */
export async function sendWebhook(
  { worker }: Stack,
  body: string,
  signature: string | undefined,
): Promise<Response> {
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    Origin: "https://stripe.com",
  };
  return worker.request(apiPaths.stripeWebhook, {
    method: "POST",
    headers: signature === undefined ? headers : { ...headers, "Stripe-Signature": signature },
    body,
  });
}

/** An event about an artist's customer. */
export async function eventAbout(
  stack: Stack,
  artist: TestArtist,
  overrides: Record<string, unknown> = {},
): Promise<TestWebhook> {
  return signedEvent({
    data: { object: { customer: await customerOf(stack, artist) } },
    ...overrides,
  });
}

export async function deliver(stack: Stack, event: StripeEvent): Promise<number> {
  const body = JSON.stringify(event);
  return (await sendWebhook(stack, body, sign(body))).status;
}

/** How many events are recorded as applied, of all or of these. */
export async function countEvents({ worker }: Stack, among?: readonly string[]): Promise<number> {
  const { results } = await worker.env.DB.prepare("SELECT id FROM webhook_events").all<{
    id: string;
  }>();
  return results.filter(({ id }) => among?.includes(id) ?? true).length;
}

/** The events of a subscription, from the first payment to the end. */
export async function lifeOf(
  stack: Stack,
  artist: TestArtist,
  end: "deleted" | "cancelling",
): Promise<StripeEvent[]> {
  await stack.control.pay({ session: await startCheckout(artist, false) });
  await post(artist, apiPaths.syncSubscription);
  await post(artist, apiPaths.pauseSubscription);
  await post(artist, apiPaths.resumeSubscription);
  await post(artist, apiPaths.switchSubscription, { isYearly: true });
  const [subscription] = await subscriptionsOf(stack, artist);
  if (end === "deleted") await stack.stripe.subscriptions.cancel(subscription?.id ?? "");
  else await post(artist, apiPaths.cancelSubscription);
  const { events } = await stack.control.state();
  return Object.values(events).filter(
    ({ type, data }) =>
      type.startsWith("customer.subscription.") && data.object.id === subscription?.id,
  );
}
