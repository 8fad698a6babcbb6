import type { Page } from "@playwright/test";

/** What the script in place of Stripe.js noted, for the tests to read. */
export interface StripeCalls {
  readonly key?: string;
  readonly layout?: string;
  readonly clientSecret?: string;
  readonly confirmed?: "payment" | "setup";
  readonly redirect?: string;
  readonly returnUrl?: string;
}

/** Runs in the page: as much of Stripe.js as the payment step speaks to, without a frame. */
function installStripe(): void {
  const calls: Record<string, unknown> = {};
  const listeners: Record<string, (event?: unknown) => void> = {};
  const answers: unknown[] = [];
  const confirm = (confirmed: string) => async (options: Record<string, unknown>) => {
    const { return_url: returnUrl } = options.confirmParams as { return_url: string };
    Object.assign(calls, { confirmed, redirect: options.redirect, returnUrl });
    const answer = answers.shift() ?? {};
    if (answer === "throw") throw new Error("Broken");
    return answer;
  };
  const element = {
    on: (event: string, listener: () => void) => {
      listeners[event] = listener;
    },
    mount: (place: HTMLElement) => {
      place.innerHTML = '<label>Card number <input name="number"></label>';
    },
    destroy: () => Object.assign(calls, { clientSecret: undefined }),
  };
  const Stripe = (key: string) => {
    Object.assign(calls, { key });
    return {
      elements: ({ clientSecret }: { clientSecret: string }) => {
        Object.assign(calls, { clientSecret });
        return {
          update: () => {},
          create: (_kind: string, { layout }: { layout: string }) => {
            Object.assign(calls, { layout });
            return element;
          },
        };
      },
      confirmPayment: confirm("payment"),
      confirmSetup: confirm("setup"),
    };
  };
  Object.assign(window, {
    Stripe: Object.assign(Stripe, { version: "endive" }),
    stripeScript: {
      calls,
      answers,
      fire: (event: string, detail?: unknown) => listeners[event]?.(detail),
    },
  });
}

interface StripeScript {
  readonly calls: StripeCalls;
  readonly answers: unknown[];
  readonly fire: (event: string, detail?: unknown) => void;
}

declare global {
  interface Window {
    stripeScript: StripeScript;
  }
}

/** Answers js.stripe.com in the browser. The form waits for `fire("ready")`. */
export async function serveStripeScript(page: Page): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${installStripe})()` }),
  );
}

export function readStripeCalls(page: Page): Promise<StripeCalls> {
  return page.evaluate(() => window.stripeScript.calls);
}

/** What the next confirmation answers: nothing wrong unless told. */
export async function answerNext(page: Page, answer: unknown): Promise<void> {
  await page.evaluate((next) => void window.stripeScript.answers.push(next), answer);
}

export async function fire(page: Page, event: string, detail?: unknown): Promise<void> {
  await page.evaluate(([name, with_]) => window.stripeScript.fire(String(name), with_), [
    event,
    detail,
  ] as const);
}
