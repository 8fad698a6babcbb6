import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Incoming } from "../api.ts";
import type { Machinery, StripeControl } from "../control.ts";
import { Refusal } from "../refusal.ts";
import { answerChallenge } from "./challenge.ts";
import { answerCheckout } from "./checkout.ts";
import { answerOverview } from "./overview.ts";
import { escapeHtml, page } from "./page.ts";
import { answerInvoice, answerPortal } from "./portal.ts";

export interface Page {
  readonly status?: number;
  readonly html: string;
}
/** Where a form leads next. */
export interface Redirect {
  readonly location: string;
}

export async function answerPage(
  machinery: Machinery,
  control: StripeControl,
  incoming: Incoming,
  response: ServerResponse,
): Promise<void> {
  if (incoming.path === "/stripe.js") {
    response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" });
    response.end(readFileSync(join(import.meta.dirname, "../browser/stripe.js")));
    return;
  }
  const answer = await answerOrSayWhyNot(machinery, control, incoming);
  if (incoming.method === "POST") machinery.save();
  if ("location" in answer) {
    response.writeHead(303, { Location: answer.location }).end();
    return;
  }
  response.writeHead(answer.status ?? 200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(answer.html);
}

async function answerOrSayWhyNot(
  machinery: Machinery,
  control: StripeControl,
  incoming: Incoming,
): Promise<Page | Redirect> {
  try {
    return await answerTo(machinery, control, incoming);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, message } = error;
    return { status, html: page("This did not work", `<p>${escapeHtml(message)}</p>`) };
  }
}

async function answerTo(
  machinery: Machinery,
  control: StripeControl,
  incoming: Incoming,
): Promise<Page | Redirect> {
  const { ledger } = machinery;
  const idAfter = (start: string) =>
    incoming.path.startsWith(start) ? incoming.path.slice(start.length) : null;
  const session = idAfter("/c/pay/");
  if (session !== null) return answerCheckout(ledger, session, incoming);
  const portal = idAfter("/p/session/");
  if (portal !== null) return answerPortal(ledger, portal, incoming);
  const challenge = idAfter("/3ds/");
  if (challenge !== null) return answerChallenge(ledger, challenge, incoming);
  const invoice = idAfter("/i/");
  if (invoice !== null) return answerInvoice(ledger, invoice, incoming);
  if (incoming.path === "/") return answerOverview(machinery, control, incoming);
  return { status: 404, html: page("Not found", "<p>There is nothing at this address.</p>") };
}
