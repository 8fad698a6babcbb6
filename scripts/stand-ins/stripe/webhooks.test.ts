import { expect, test } from "vitest";
import { openSession, openStripe } from "./testing/open-stripe.ts";

test("an answer other than 2xx is retried until one comes", async () => {
  const opened = await openStripe();
  const { stripe, control, receiver } = opened;
  const { id } = await openSession(opened);
  receiver.answers.push(500, 404, 302);
  await stripe.checkout.sessions.expire(id);
  await control.settled();
  expect(receiver.types()).toEqual(Array.from({ length: 4 }, () => "checkout.session.expired"));
  expect(new Set(receiver.events.map((event) => event.id)).size).toBe(1);
  const [event] = Object.values((await control.state()).events);
  expect(event).toMatchObject({ pending_webhooks: 0, data: { object: { id } } });
});
