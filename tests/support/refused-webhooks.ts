import {
  hmac,
  newEvent,
  sign,
  type TestWebhook,
  toSeconds,
  webhookSecret,
} from "./stripe-events.ts";

/** A webhook that must be refused, with what is wrong with it. */
type RefusedWebhook = readonly [
  what: string,
  webhook: { body: string; signature: string | undefined },
];

/** Webhooks that Stripe never sent, sent long ago, or sent with other content, at the time `now`. */
export function refusedWebhooks(now: Date, customer = "cus_any"): RefusedWebhook[] {
  const body = JSON.stringify(newEvent({ data: { object: { object: "subscription", customer } } }));
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const good = sign(body, now);
  const time = toSeconds(now);
  const right = hmac(webhookSecret, `${time}.${body}`);
  const signed = (text: string): TestWebhook => ({ body: text, signature: sign(text, now) });
  const headers: (readonly [what: string, signature: string | undefined])[] = [
    ["no signature", undefined],
    ["an empty signature", ""],
    ["only a time", `t=${time}`],
    ["a signature without a time", `v1=${right}`],
    ["another secret", sign(body, now, ["whsec_other"])],
    ["an empty secret", sign(body, now, [""])],
    ["the secret in capitals", sign(body, now, [webhookSecret.toUpperCase()])],
    ["a signature of the body without the time", `t=${time},v1=${hmac(webhookSecret, body)}`],
    ["a signature for another time", `t=${time},v1=${hmac(webhookSecret, `${time - 1}.${body}`)}`],
    ["an older scheme", good.replace("v1=", "v0=")],
    ["an unknown scheme", good.replace("v1=", "v2=")],
    ["half a signature", good.slice(0, -32)],
    ["a signature in capitals", `t=${time},v1=${right.toUpperCase()}`],
    ["an empty second part", `t=${time},v1=`],
    ["a time in words", good.replace(/t=\d+/, "t=now")],
    ["a time with a fraction", good.replace(/t=(\d+)/, "t=$1.5")],
    ["a negative time", good.replace("t=", "t=-")],
    ["a hexadecimal time", good.replace(/t=\d+/, "t=0x66")],
    ["two times, the first one good", `${good},t=${time + 1}`],
    ["two times, the last one good", `t=${time - 4000},${good}`],
    ["five minutes and a second ago", sign(body, at(-301))],
    ["an hour ago", sign(body, at(-3600))],
    ["a day ago", sign(body, at(-86_400))],
    ["1970", sign(body, new Date(0))],
    ["an old signature under a new time", sign(body, at(-600)).replace(/t=\d+/, `t=${time}`)],
    ["half a minute to come", sign(body, at(30))],
    ["five minutes to come", sign(body, at(300))],
    ["an hour to come", sign(body, at(3600))],
    ["ten years to come", sign(body, at(315_000_000))],
    ["a header of another form", "not a signature"],
    ["a very long header", `t=${time},${"v1=0,".repeat(1500)}`],
  ];
  const bodies: readonly (readonly [what: string, webhook: TestWebhook])[] = [
    ["another type", { body: body.replace("updated", "deleted"), signature: good }],
    ["another customer", { body: body.replace(customer, "cus_other"), signature: good }],
    ["a blank more", { body: `${body} `, signature: good }],
    ["a character less", { body: body.slice(0, -1), signature: good }],
    ["nothing", { body: "", signature: good }],
    ["nothing, signed", signed("")],
    ["no JSON, signed", signed("not json")],
    ["null, signed", signed("null")],
    ["a list, signed", signed("[]")],
    ["an event without an id, signed", signed(JSON.stringify(newEvent({ id: undefined })))],
    ["an event with an empty id, signed", signed(JSON.stringify(newEvent({ id: "" })))],
    ["an event without a type, signed", signed(JSON.stringify(newEvent({ type: 1 })))],
    ["an event about nothing, signed", signed(JSON.stringify(newEvent({ data: {} })))],
  ];
  return [...headers.map(([what, signature]) => [what, { body, signature }] as const), ...bodies];
}

/** This number of webhooks, including those above: forged, stale, future-dated and tampered, in equal parts. */
export function manyRefusedWebhooks(count: number, now: Date, customer: string): RefusedWebhook[] {
  const named = refusedWebhooks(now, customer);
  return [
    ...named,
    ...Array.from({ length: count - named.length }, (_, index) =>
      refusedWebhook(index, now, customer),
    ),
  ];
}

function refusedWebhook(index: number, now: Date, customer: string): RefusedWebhook {
  const type = ["deleted", "updated", "created", "paused"][index % 4];
  const data = { object: { object: "subscription", customer, status: "active" } };
  const body = JSON.stringify(newEvent({ type: `customer.subscription.${type}`, data }));
  const good = sign(body, now);
  const step = Math.floor(index / 4);
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  switch (index % 4) {
    case 0:
      return [`forged ${step}`, { body, signature: sign(body, now, [`whsec_forged_${step}`]) }];
    case 1:
      // From 301 seconds to three days ago, which is how long Stripe retries.
      return [`stale ${step}`, { body, signature: sign(body, at(-301 - step * 1080)) }];
    case 2:
      return [`to come ${step}`, { body, signature: sign(body, at(30 + step * step)) }];
    default: {
      const place = (step * 7) % body.length;
      const changed = String.fromCharCode(body.charCodeAt(place) ^ 1);
      const tampered = body.slice(0, place) + changed + body.slice(place + 1);
      return [`tampered with at ${place}`, { body: tampered, signature: good }];
    }
  }
}
