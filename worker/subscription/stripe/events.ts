import * as v from "valibot";
import { loadStripe } from "#worker/stripe-library.ts";

/** A signature is good for this long, and no longer; the clocks may differ by the second number. */
const toleranceSeconds = 300;
const clockSkewSeconds = 5;

const customerSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
]);

/** A webhook's event, as far as it concerns us: what it is about is asked of Stripe itself. */
const eventSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  type: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  data: v.object({
    object: v.object({
      customer: v.optional(v.nullable(customerSchema), null),
      metadata: v.optional(v.nullable(v.record(v.string(), v.string())), {}),
    }),
  }),
});

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * The event of a webhook's raw body, if one of the secrets signed it within the last five minutes; null
 * otherwise. Stripe's package does not refuse a time that is still to come, so that is done here.
 */
export async function readEvent(
  body: string,
  signature: string | undefined,
  secrets: readonly string[],
  now: Date,
): Promise<StripeEvent | null> {
  if (signature === undefined || !isTimely(signature, now)) return null;
  for (const secret of secrets) {
    const signed = await verify(body, signature, secret, now);
    if (signed === null) continue;
    const result = v.safeParse(eventSchema, signed);
    if (!result.success) return null;
    const { id, type, data } = result.output;
    const { customer, metadata } = data.object;
    return { id, type, customerId: customer, metadata: metadata ?? {} };
  }
  return null;
}

/** What was signed; null unless this secret signed it. */
async function verify(
  body: string,
  signature: string,
  secret: string,
  now: Date,
): Promise<unknown> {
  const library = await loadStripe();
  try {
    return await library.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      toleranceSeconds,
      library.createSubtleCryptoProvider(),
      now.getTime(),
    );
  } catch (error) {
    // What is signed but is no JSON is no event either.
    if (error instanceof library.errors.StripeSignatureVerificationError) return null;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * One time alone, written as digits, neither too long ago nor still to come; and signatures in their one
 * form, as Stripe's package stumbles over others.
 */
function isTimely(signature: string, now: Date): boolean {
  const parts = signature.split(",");
  const times = parts.filter((part) => part.startsWith("t="));
  const time = times.length === 1 ? /^t=(\d{1,12})$/.exec(times[0] ?? "")?.[1] : undefined;
  const signatures = parts.filter((part) => part.startsWith("v1="));
  if (time === undefined || !signatures.every((part) => /^v1=[0-9a-f]{64}$/.test(part)))
    return false;
  const age = Math.floor(now.getTime() / 1000) - Number(time);
  return age <= toleranceSeconds && age >= -clockSkewSeconds;
}
