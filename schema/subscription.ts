import * as v from "valibot";

/** The body of `POST /api/create-subscription` and `POST /api/switch-subscription` (specification, section 7). */
export const subscriptionChoiceSchema = v.strictObject({
  isYearly: v.boolean("Send true for yearly, false for monthly."),
});
export type SubscriptionChoice = v.InferOutput<typeof subscriptionChoiceSchema>;

/**
 * The response of `POST /api/create-subscription`: where to pay, or what the Payment Element needs.
 * `requiresSetup` is true when there is nothing to pay now and Stripe asks for a SetupIntent.
 */
export const subscriptionStartSchema = v.union([
  v.object({ checkoutUrl: v.pipe(v.string(), v.url()) }),
  v.object({
    clientSecret: v.string(),
    requiresSetup: v.boolean(),
    publishableKey: v.string(),
  }),
]);
export type SubscriptionStart = v.InferOutput<typeof subscriptionStartSchema>;

/**
 * The response of `POST /api/switch-subscription`, instead of the user, when the artist's bank asks for
 * authentication first (3-D Secure): what Stripe.js needs for it, or the address of Stripe's page. Nothing has
 * changed by then; the plan changes once the artist has confirmed.
 */
export const bankQuestionSchema = v.object({
  bankQuestion: v.union([
    v.object({ clientSecret: v.string(), publishableKey: v.string() }),
    v.object({ url: v.pipe(v.string(), v.url()) }),
  ]),
});
export type BankQuestion = v.InferOutput<typeof bankQuestionSchema>["bankQuestion"];

/** The response of `POST /api/billing-portal`. */
export const billingPortalSchema = v.object({ url: v.pipe(v.string(), v.url()) });
