import { createHmac } from "node:crypto";

/** The harness's own secret for webhooks. */
export const webhookSecret = "whsec_test";

/** A webhook as Stripe sends it: the body, and the header with the signature. */
export interface TestWebhook {
  readonly body: string;
  readonly signature: string;
}

export function newEvent(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    type: "customer.subscription.updated",
    created: toSeconds(new Date()),
    livemode: false,
    data: { object: { id: "sub_any", object: "subscription", customer: "cus_any" } },
    ...overrides,
  };
}

/** Signs a body as Stripe does, with one signature for each secret. */
export function sign(
  body: string,
  at: Date = new Date(),
  secrets: readonly string[] = [webhookSecret],
): string {
  const time = toSeconds(at);
  const signatures = secrets.map((secret) => `v1=${hmac(secret, `${time}.${body}`)}`);
  return [`t=${time}`, ...signatures].join(",");
}

export function signedEvent(overrides: Record<string, unknown> = {}): TestWebhook {
  const body = JSON.stringify(newEvent(overrides));
  return { body, signature: sign(body) };
}

export function hmac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

export function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
