import { createServer } from "node:http";
import Stripe from "stripe";
import { listen } from "../../listen.ts";

/** In place of the Worker: verifies each webhook as the package does, and keeps it. */
export interface WebhookReceiver {
  readonly url: string;
  /** The events received, in order, those that were answered with an error too. */
  readonly events: Stripe.Event[];
  readonly types: () => string[];
  /** What the next deliveries are answered; 200 when there is nothing left. */
  readonly answers: number[];
  readonly close: () => Promise<void>;
}

export async function startReceiver(secret: string): Promise<WebhookReceiver> {
  const events: Stripe.Event[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = request.headers["stripe-signature"];
    try {
      const body = Buffer.concat(chunks).toString("utf8");
      events.push(await Stripe.webhooks.constructEventAsync(body, String(signature), secret));
      response.writeHead(answers.shift() ?? 200).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  const { port, close } = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    events,
    types: () => events.map(({ type }) => type),
    answers,
    close,
  };
}
