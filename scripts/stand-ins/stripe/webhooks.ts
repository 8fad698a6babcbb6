import { createHmac } from "node:crypto";
import type Stripe from "stripe";

/** What the Worker answered to a delivery; 0 is no answer at all. */
export interface Attempt {
  readonly event: string;
  readonly type: string;
  readonly status: number;
}

export interface Webhooks {
  /** Where events go; null is nowhere. */
  url: string | null;
  /** Every secret signs, as Stripe does while one replaces another. */
  secrets: string[];
  /** `hold` keeps new events back until they are sent, `drop` forgets them. */
  mode: "deliver" | "drop" | "hold";
  /** How often each new event is sent. */
  copies: number;
  readonly attempts: Attempt[];
  readonly held: string[];
  readonly push: (event: Stripe.Event) => void;
  /** Sends an event, held or sent before, now. */
  readonly send: (event: Stripe.Event) => void;
  /** Tries at once what waits for another attempt. */
  readonly retryNow: () => void;
  /** Ends when nothing is on its way and nothing waits for another attempt. */
  readonly settled: () => Promise<void>;
  readonly close: () => void;
}

const answerLimit = 10_000;
const firstDelay = 100;
const longestDelay = 5_000;
/** Stripe goes on for three days; this is half a minute, and once more whenever the clock is moved. */
const attemptLimit = 12;

export function createWebhooks(url: string | null, secrets: string[]): Webhooks {
  const waiting = new Map<NodeJS.Timeout, () => void>();
  const undelivered = new Map<string, Stripe.Event>();
  let underWay = 0;
  let watchers: (() => void)[] = [];
  let line = Promise.resolve();
  let isClosed = false;

  /** One after another, so that every run of a test is like the last; disorder is asked for. */
  const enqueue = (event: Stripe.Event, attempt: number) => {
    underWay += 1;
    line = line.then(() => attemptOnce(event, attempt)).finally(finish);
  };
  const finish = () => {
    underWay -= 1;
    if (underWay > 0 || waiting.size > 0) return;
    const told = watchers;
    watchers = [];
    for (const tell of told) tell();
  };
  const attemptOnce = async (event: Stripe.Event, attempt: number) => {
    if (isClosed || webhooks.url === null) return;
    const status = await post(webhooks.url, event, webhooks.secrets);
    webhooks.attempts.push({ event: event.id, type: event.type, status });
    if (status >= 200 && status < 300) {
      event.pending_webhooks = 0;
      undelivered.delete(event.id);
      return;
    }
    undelivered.set(event.id, event);
    if (attempt < attemptLimit && !isClosed) repeatLater(event, attempt);
  };
  const repeatLater = (event: Stripe.Event, attempt: number) => {
    const repeat = () => {
      clearTimeout(timer);
      waiting.delete(timer);
      enqueue(event, attempt + 1);
    };
    const delay = Math.min(firstDelay * 2 ** (attempt - 1), longestDelay);
    const timer = setTimeout(repeat, delay);
    timer.unref();
    waiting.set(timer, repeat);
  };

  const webhooks: Webhooks = {
    url,
    secrets,
    mode: "deliver",
    copies: 1,
    attempts: [],
    held: [],
    push: (event) => {
      if (webhooks.mode === "hold") webhooks.held.push(event.id);
      if (webhooks.mode !== "deliver") return;
      for (let copy = 0; copy < webhooks.copies; copy += 1) enqueue(event, 1);
    },
    send: (event) => {
      const position = webhooks.held.indexOf(event.id);
      if (position !== -1) webhooks.held.splice(position, 1);
      enqueue(event, 1);
    },
    retryNow: () => {
      const inTime = new Set(waiting.values());
      for (const repeat of inTime) repeat();
      if (inTime.size > 0) return;
      for (const event of undelivered.values()) enqueue(event, attemptLimit);
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

async function post(url: string, event: Stripe.Event, secrets: string[]): Promise<number> {
  const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Stripe-Signature": signatureOf(body, secrets),
        "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body,
      signal: AbortSignal.timeout(answerLimit),
      redirect: "manual",
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Signed with the machine's time, not the moved clock's: the receiver's clock is not moved. */
function signatureOf(body: string, secrets: string[]): string {
  const time = Math.floor(Date.now() / 1000);
  const signatures = secrets.map((secret) =>
    createHmac("sha256", secret).update(`${time}.${body}`).digest("hex"),
  );
  return [`t=${time}`, ...signatures.map((signature) => `v1=${signature}`)].join(",");
}
