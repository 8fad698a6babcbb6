import Stripe from "stripe";
import { newId } from "../new-id.ts";

interface Circumstances {
  readonly created: number;
  readonly request: Stripe.Event.Request;
  /** What the changed fields were before. */
  readonly previous: object | undefined;
}

/** The object is written down as it is now: what becomes of it later does not change the event. */
export function newEvent(
  type: Stripe.Event["type"],
  object: object,
  { created, request, previous }: Circumstances,
): Stripe.Event {
  const event = {
    id: newId("evt"),
    object: "event",
    api_version: Stripe.API_VERSION,
    created,
    data: {
      object: JSON.parse(JSON.stringify(object)),
      ...(previous && { previous_attributes: JSON.parse(JSON.stringify(previous)) }),
    },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
  // The package's type is a union with one member for each of the 260 types; this makes any of them.
  return event as Stripe.Event;
}
