import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Api, answerApi, type Incoming, type Outcome } from "./api.ts";
import { settleDue } from "./billing/due.ts";
import { createControl, type Machinery, type StripeControl } from "./control.ts";
import { createFaults } from "./faults.ts";
import { createLedger } from "./ledger.ts";
import { answerPage } from "./pages/answer-page.ts";
import { Refusal } from "./refusal.ts";
import { loadState, saveState } from "./state.ts";
import { createWebhooks } from "./webhooks.ts";

export interface StripeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where events are delivered; null, and `control.webhooks` can say so later. */
  readonly webhookUrl: string | null;
  /** One secret, or several separated by commas: each signs. */
  readonly webhookSecret: string;
  /** Any `sk_…`, if not given. */
  readonly secretKey?: string;
  /** Where the state is kept between starts; nowhere, if not given. */
  readonly stateFile?: string;
}

export interface StripeStandIn {
  /** What STRIPE_API_BASE is set to. */
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly control: StripeControl;
}

const sweepInterval = 30_000;

/** A local stand-in for Stripe: as much of its API, its pages and its webhooks as the product uses. */
export async function startStripe(options: StripeOptions): Promise<StripeStandIn> {
  const { stateFile } = options;
  const ledger = createLedger(loadState(stateFile));
  const webhooks = createWebhooks(options.webhookUrl, options.webhookSecret.split(","));
  ledger.onEvent = webhooks.push;
  const faults = createFaults();
  const save = () => {
    if (stateFile !== undefined) saveState(stateFile, ledger.state);
  };
  const machinery: Machinery = { ledger, faults, webhooks, requests: [], save };
  const control = createControl(machinery);
  const api: Api = { ledger, faults, save, secretKey: options.secretKey, keysInUse: new Set() };
  const server = createServer((request, response) => {
    answer(machinery, control, api, request, response).catch((error: unknown) => {
      console.error("The stand-in for Stripe failed:", error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    // The loopback address alone: nobody else on the network may take part.
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  ledger.url = `http://127.0.0.1:${port}`;
  resumeDeliveries(machinery);
  // Periods end with the machine's clock too, without anyone asking.
  const sweep = setInterval(() => {
    settleDue(ledger);
    save();
  }, sweepInterval);
  sweep.unref();
  return {
    url: ledger.url,
    control,
    close: () =>
      new Promise((resolve, reject) => {
        clearInterval(sweep);
        webhooks.close();
        save();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** What the Worker had not yet heard of when the state was written. */
function resumeDeliveries({ ledger, webhooks }: Machinery): void {
  for (const event of Object.values(ledger.state.events)) {
    if (event.pending_webhooks > 0) webhooks.push(event);
  }
}

async function answer(
  machinery: Machinery,
  control: StripeControl,
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const incoming = await read(request);
  if (incoming.path.startsWith("/v1/") || incoming.path.startsWith("/v2/")) {
    if (request.method === "OPTIONS") {
      response.writeHead(204, crossOrigin).end();
      return;
    }
    const { method, path, body, idempotencyKey = null } = incoming;
    machinery.requests.push({ method, path, body, idempotencyKey });
    send(response, await answerApi(api, incoming));
    return;
  }
  if (incoming.path.startsWith("/_control/")) {
    sendJson(response, ...(await answerControl(control, incoming)));
    return;
  }
  await answerPage(machinery, control, incoming, response);
}

async function read(request: IncomingMessage): Promise<Incoming> {
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

/** The browser's form talks to Stripe from the application's page. */
const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, content-type, idempotency-key, stripe-version",
  "Access-Control-Allow-Methods": "GET, POST, DELETE",
  "Access-Control-Max-Age": "300",
};

function send(response: ServerResponse, outcome: Outcome): void {
  if (outcome === "silence") return;
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
  { method, path, body }: Incoming,
): Promise<[status: number, body: unknown]> {
  const name = path.slice("/_control/".length);
  if (method !== "POST" || !Object.hasOwn(control, name))
    return [404, { error: "No such control." }];
  const act = control[name as keyof StripeControl] as (argument: unknown) => Promise<unknown>;
  try {
    return [200, await act(body === "" ? {} : JSON.parse(body))];
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError)
      return [400, { error: error.message }];
    throw error;
  }
}
