import type { Incoming } from "../api.ts";
import { endChallenge } from "../billing/challenge.ts";
import { find } from "../find.ts";
import type { Ledger } from "../ledger.ts";
import { invalidRequest } from "../refusal.ts";
import type { Page } from "./answer-page.ts";
import { page } from "./page.ts";

/** The bank's question, which Stripe.js shows in a frame over the page; `stripe.js` waits for its message. */
export function answerChallenge(ledger: Ledger, id: string, incoming: Incoming): Page {
  const intent = find(ledger.state.paymentIntents, "payment_intent", id);
  const secret = new URLSearchParams(incoming.query).get("client_secret");
  if (secret !== intent.client_secret) throw invalidRequest("This is not the intent's secret.");
  if (incoming.method !== "POST") return { html: page("3D Secure", question) };
  endChallenge(ledger, intent, new URLSearchParams(incoming.body).get("action") === "complete");
  return { html: page("3D Secure", '<script>parent.postMessage("challenge-ended", "*")</script>') };
}

const question = `<p class="note">This page stands in for the bank's on this machine.</p>
<form method="post">
<label>Code <input name="code" autocomplete="one-time-code"></label>
<div class="actions">
<button class="main" type="submit" name="action" value="complete">Complete</button>
<button type="submit" name="action" value="fail">Fail</button>
</div>
</form>`;
