import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../listen.ts";
import { type Api, answerApi, type IncomingRequest, type Outcome } from "./api.ts";
import { settleDue } from "./billing.ts";
import { createControl, type Machinery, type StripeControl } from "./control.ts";
import { createFaults } from "./faults.ts";
import { createLedger } from "./ledger.ts";
import { answerPage } from "./pages.ts";
import { Refusal } from "./refusal.ts";
import { loadState, saveState } from "./state.ts";
import { createWebhooks } from "./webhooks.ts";

export interface StripeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where events are sent; null until `control.webhooks` sets it. */
  readonly webhookUrl: string | null;
  readonly webhookSecret: string;
  /** Any `sk_…`, if not given. */
  readonly secretKey?: string;
  /** Where the state is kept between starts; nowhere, if not given. */
  readonly stateFile?: string;
}

export interface StripeStandIn {
  /** The value of STRIPE_API_BASE. */
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly control: StripeControl;
}

const sweepInterval = 30_000;

/** A local stand-in for Stripe: as much of its API, pages and webhooks as the product uses. */
export async function startStripe(options: StripeOptions): Promise<StripeStandIn> {
  const { stateFile } = options;
  const ledger = createLedger(loadState(stateFile));
  const webhooks = createWebhooks(options.webhookUrl, [options.webhookSecret]);
  ledger.onEvent = webhooks.push;
  const machinery: Machinery = { ledger, faults: createFaults(), webhooks, requests: [] };
  const control = createControl(machinery);
  const api: Api = {
    ledger,
    faults: machinery.faults,
    secretKey: options.secretKey,
    keysInUse: new Set(),
  };
  const save = () => {
    if (stateFile !== undefined) saveState(stateFile, ledger.state);
  };
  const server = createServer((request, response) => {
    answer(machinery, control, api, request, response)
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
    if (event.pending_webhooks > 0) webhooks.push(event);
  }
  // Periods end with the machine's clock too, without a request.
  const sweep = setInterval(() => {
    settleDue(ledger);
    save();
  }, sweepInterval);
  sweep.unref();
  return {
    url: ledger.url,
    control,
    close: () => {
      clearInterval(sweep);
      webhooks.close();
      save();
      return close();
    },
  };
}

async function answer(
  machinery: Machinery,
  control: StripeControl,
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const incoming = await read(request);
  const { method, path, body, idempotencyKey = null } = incoming;
  if (path.startsWith("/_control/")) {
    sendJson(response, ...(await answerControl(control, incoming)));
  } else if (!path.startsWith("/v1/")) {
    await answerPage(machinery, control, incoming, response);
  } else if (method === "OPTIONS") {
    response.writeHead(204, crossOrigin).end();
  } else {
    machinery.requests.push({ method, path, body, idempotencyKey });
    send(response, await answerApi(api, incoming));
  }
}

async function read(request: IncomingMessage): Promise<IncomingRequest> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const key = request.headers["idempotency-key"];
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.search.slice(1),
    body: Buffer.concat(chunks).toString("utf8"),
    authorization: request.headers.authorization,
    idempotencyKey: Array.isArray(key) ? key[0] : key,
  };
}

/** The payment form in the browser calls Stripe from the application's page. */
const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, content-type, idempotency-key, stripe-version",
  "Access-Control-Allow-Methods": "GET, POST, DELETE",
};

function send(response: ServerResponse, outcome: Outcome): void {
  if (outcome === "hang") return;
  if (outcome === "disconnect") {
    response.destroy();
    return;
  }
  sendJson(response, outcome.status, outcome.body, { ...crossOrigin, ...outcome.headers });
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
    if (error instanceof Refusal || error instanceof SyntaxError)
      return [400, { error: error.message }];
    throw error;
  }
}
