import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../listen.ts";
import { answerApi } from "./api.ts";
import { createControl, type Machinery, type StripeControl } from "./control.ts";
import { createFaults } from "./faults.ts";
import { createLedger } from "./ledger.ts";
import { answerPage } from "./pages.ts";
import { Refusal } from "./refusal.ts";
import type { IncomingRequest } from "./routes.ts";
import { loadState, saveState } from "./state.ts";
import { createWebhooks } from "./webhooks.ts";

export interface StripeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where events are sent; null until `control.webhooks` sets it. */
  readonly webhookUrl: string | null;
  readonly webhookSecret: string;
  /** Where the state is kept between starts; nowhere, if not given. */
  readonly stateFile?: string;
}

export interface StripeStandIn {
  /** The value of STRIPE_API_BASE. */
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly control: StripeControl;
}

/** A local stand-in for Stripe: as much of its API, pages and webhooks as the product uses. */
export async function startStripe(options: StripeOptions): Promise<StripeStandIn> {
  const { stateFile } = options;
  const webhooks = createWebhooks(options.webhookUrl, [options.webhookSecret]);
  const ledger = createLedger(loadState(stateFile), webhooks.send);
  const machinery: Machinery = {
    ...{ ledger, faults: createFaults(), webhooks, keysInUse: new Set(), requests: [] },
  };
  const control = createControl(machinery);
  const save = () => {
    if (stateFile !== undefined) saveState(stateFile, ledger.state);
  };
  const server = createServer((request, response) => {
    answer(machinery, control, request, response)
      .catch((error: unknown) => {
        console.error("The stand-in for Stripe failed:", error);
        response.destroy();
      })
      .finally(save);
  });
  const { port, close } = await listen(server, options.port);
  ledger.url = `http://127.0.0.1:${port}`;
  // What the Worker had not received yet when the state was saved.
  for (const event of Object.values(ledger.state.events)) {
    if (event.pending_webhooks > 0) webhooks.send(event);
  }
  return {
    url: ledger.url,
    control,
    close: () => {
      webhooks.close();
      save();
      return close();
    },
  };
}

/** The payment form in the browser calls Stripe from the application's page. */
const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, content-type, idempotency-key, stripe-version",
  "Access-Control-Allow-Methods": "GET, POST, DELETE",
};

async function answer(
  machinery: Machinery,
  control: StripeControl,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const incoming = await read(request);
  const { method, path, body, idempotencyKey = null } = incoming;
  if (path.startsWith("/_control/")) {
    sendJson(response, ...(await answerControl(control, incoming)));
  } else if (!path.startsWith("/v1/")) {
    await answerPage(machinery.ledger, control, incoming, response);
  } else if (method === "OPTIONS") {
    response.writeHead(204, crossOrigin).end();
  } else {
    machinery.requests.push({ method, path, body, idempotencyKey });
    const outcome = await answerApi(machinery, incoming);
    if (outcome === "disconnect") response.destroy();
    if (typeof outcome === "string") return;
    sendJson(response, outcome.status, outcome.body, crossOrigin);
  }
}

async function read(request: IncomingMessage): Promise<IncomingRequest> {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const { authorization, "idempotency-key": key } = request.headers;
  return {
    method: request.method ?? "GET",
    path: pathname,
    query: search.slice(1),
    body: await text(request),
    authorization,
    idempotencyKey: key?.toString(),
  };
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(JSON.stringify(body, null, 2));
}

async function answerControl(
  control: StripeControl,
  { method, path, body }: IncomingRequest,
): Promise<[status: number, body: unknown]> {
  const name = path.slice("/_control/".length);
  if (method !== "POST" || !Object.hasOwn(control, name))
    return [404, { error: "No such control." }];
  const act = control[name as keyof StripeControl] as (argument: unknown) => Promise<unknown>;
  try {
    return [200, (await act(body === "" ? {} : JSON.parse(body))) ?? {}];
  } catch (error) {
    if (error instanceof Refusal) return [400, { error: error.message }];
    throw error;
  }
}
