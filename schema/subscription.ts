import * as v from "valibot";

/** The body of `POST /api/create-subscription` and `POST /api/switch-subscription` (specification, section 7). */
export const subscriptionChoiceSchema = v.strictObject({
  isYearly: v.boolean("Send true for yearly, false for monthly."),
});
export type SubscriptionChoice = v.InferOutput<typeof subscriptionChoiceSchema>;

/**
 * What `POST /api/create-subscription` answers: where to pay, or what the Payment Element pays with.
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
 * What `POST /api/switch-subscription` answers instead of the user when the artist's bank wants to ask them first
 * (3-D Secure): what Stripe.js asks it with, or the address of Stripe's page that does. Nothing has changed then;
 * the plan changes once the question is answered.
 */
export const bankQuestionSchema = v.object({
  bankQuestion: v.union([
    v.object({ clientSecret: v.string(), publishableKey: v.string() }),
    v.object({ url: v.pipe(v.string(), v.url()) }),
  ]),
});
export type BankQuestion = v.InferOutput<typeof bankQuestionSchema>["bankQuestion"];

/** What `POST /api/billing-portal` answers. */
export const billingPortalSchema = v.object({ url: v.pipe(v.string(), v.url()) });
