import { setTimeout } from "node:timers/promises";
import Stripe from "stripe";
import type { StripeEvent } from "./state.ts";

/** How the Worker answered a delivery; status 0 is no answer at all. */
interface Attempt {
  readonly event: string;
  readonly type: string;
  readonly status: number;
}

export type Webhooks = ReturnType<typeof createWebhooks>;

const responseTimeout = 10_000;
const firstDelay = 100;
const longestDelay = 5_000;
/** Stripe retries for three days; this is half a minute. */
const attemptLimit = 12;

/** Sends events to a URL, or nowhere; every secret signs, as at Stripe while one replaces another. */
export function createWebhooks(url: string | null, secrets: readonly string[]) {
  const deliveries = new Set<Promise<void>>();
  let lastPost: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const attempts: Attempt[] = [];
  const webhooks = {
    url,
    secrets,
    attempts,
    /** Sends an event, whether or not it was sent before. */
    send: (event: StripeEvent) => {
      const delivery = deliver(event).finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
    },
    /** Resolves when nothing is being sent and nothing waits for another attempt. */
    settled: async () => {
      while (deliveries.size > 0) await Promise.all(deliveries);
    },
    close: () => {
      isClosed = true;
    },
  };

  async function deliver(event: StripeEvent): Promise<void> {
    for (let delay = firstDelay, count = 0; count < attemptLimit; delay *= 2, count += 1) {
      // One after another, so that every run of a test is the same.
      const posted = lastPost.then(() => (isClosed ? null : post(webhooks, event)));
      lastPost = posted;
      const status = await posted;
      if (status === null) return;
      attempts.push({ event: event.id, type: event.type, status });
      if (status >= 200 && status < 300) {
        event.pending_webhooks = 0;
        return;
      }
      await setTimeout(Math.min(delay, longestDelay), undefined, { ref: false });
    }
  }

  return webhooks;
}

interface Receiver {
  readonly url: string | null;
  readonly secrets: readonly string[];
}

/** The status of the response; null when there is nowhere to send it. */
async function post({ url, secrets }: Receiver, event: StripeEvent): Promise<number | null> {
  if (url === null) return null;
  const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Stripe-Signature": signatureOf(body, secrets),
      },
      body,
      signal: AbortSignal.timeout(responseTimeout),
      redirect: "manual",
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Signed with the machine's time, not the stand-in's: the receiver's clock does not move. */
function signatureOf(payload: string, secrets: readonly string[]): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = secrets.map((secret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  );
  const [first = "", ...others] = headers;
  return [first, ...others.map((header) => header.slice(header.indexOf(",") + 1))].join(",");
}
