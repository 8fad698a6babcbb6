import { createHmac } from "node:crypto";
import type { StripeEvent } from "./state.ts";

/** How the Worker answered a delivery; status 0 is no answer at all. */
export interface Attempt {
  readonly event: string;
  readonly type: string;
  readonly status: number;
}

export interface Webhooks {
  /** Where events are sent; null is nowhere. */
  url: string | null;
  /** Every secret signs, as at Stripe while one replaces another. */
  secrets: string[];
  /** `hold` keeps new events back, `drop` never sends them. */
  mode: "deliver" | "drop" | "hold";
  readonly attempts: Attempt[];
  readonly held: StripeEvent[];
  readonly push: (event: StripeEvent) => void;
  /** Sends an event now, whether or not it was sent before. */
  readonly send: (event: StripeEvent) => void;
  /** Retries at once what waits for another attempt. */
  readonly retryNow: () => void;
  /** Resolves when nothing is being sent and nothing waits for another attempt. */
  readonly settled: () => Promise<void>;
  readonly close: () => void;
}

const responseTimeout = 10_000;
const firstDelay = 100;
const longestDelay = 5_000;
/** Stripe retries for three days; this is half a minute. */
const attemptLimit = 12;

export function createWebhooks(url: string | null, secrets: string[]): Webhooks {
  const waiting = new Map<NodeJS.Timeout, () => void>();
  let underWay = 0;
  let watchers: (() => void)[] = [];
  let queue = Promise.resolve();
  let isClosed = false;

  /** One after another, so that every run of a test is the same. */
  const enqueue = (event: StripeEvent, attempt: number) => {
    underWay += 1;
    queue = queue.then(() => deliver(event, attempt)).finally(finish);
  };
  const finish = () => {
    underWay -= 1;
    if (underWay > 0 || waiting.size > 0) return;
    for (const resolve of watchers) resolve();
    watchers = [];
  };
  const deliver = async (event: StripeEvent, attempt: number) => {
    if (isClosed || webhooks.url === null) return;
    const status = await post(webhooks.url, event, webhooks.secrets);
    webhooks.attempts.push({ event: event.id, type: event.type, status });
    if (status >= 200 && status < 300) event.pending_webhooks = 0;
    else if (attempt < attemptLimit && !isClosed) retryLater(event, attempt);
  };
  const retryLater = (event: StripeEvent, attempt: number) => {
    const retry = () => {
      clearTimeout(timer);
      waiting.delete(timer);
      enqueue(event, attempt + 1);
    };
    const timer = setTimeout(retry, Math.min(firstDelay * 2 ** (attempt - 1), longestDelay));
    timer.unref();
    waiting.set(timer, retry);
  };

  const webhooks: Webhooks = {
    url,
    secrets,
    mode: "deliver",
    attempts: [],
    held: [],
    push: (event) => {
      if (webhooks.mode === "hold") webhooks.held.push(event);
      if (webhooks.mode === "deliver") enqueue(event, 1);
    },
    send: (event) => enqueue(event, 1),
    retryNow: () => {
      for (const retry of [...waiting.values()]) retry();
    },
    settled: () =>
      underWay === 0 && waiting.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => watchers.push(resolve)),
    close: () => {
      isClosed = true;
      for (const timer of waiting.keys()) clearTimeout(timer);
      waiting.clear();
    },
  };
  return webhooks;
}

async function post(url: string, event: StripeEvent, secrets: string[]): Promise<number> {
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
function signatureOf(body: string, secrets: string[]): string {
  const time = Math.floor(Date.now() / 1000);
  const signatures = secrets.map((secret) =>
    createHmac("sha256", secret).update(`${time}.${body}`).digest("hex"),
  );
  return [`t=${time}`, ...signatures.map((signature) => `v1=${signature}`)].join(",");
}
