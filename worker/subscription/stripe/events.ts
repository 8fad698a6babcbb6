import * as v from "valibot";
import { loadStripe } from "#worker/stripe-library.ts";

/** How old a signature may be, and how far ahead of our clock. */
const toleranceSeconds = 300;
const clockSkewSeconds = 5;

const customerSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
]);

/** The fields of a webhook's event that are used; the state is read from Stripe itself. */
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
 * The event in a webhook's raw body, if one of the secrets signed it within the last five minutes; otherwise null.
 * Stripe's package accepts times in the future, so they are refused here.
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

/** The parsed body; null unless this secret signed it. */
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
    // A signed body that is not JSON is not an event either.
    if (error instanceof library.errors.StripeSignatureVerificationError) return null;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Whether the header has exactly one time, in digits and within the tolerance, and only well-formed signatures,
 * because Stripe's package throws other errors for malformed ones.
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
