/** What Stripe says of a monthly subscription that goes on, as it is stored. */
export const activeSubscription = {
  subscriptionId: "sub_1",
  status: "active",
  term: "monthly",
  priceCents: 1365,
  currentPeriodEnd: null,
  cancelsAt: null,
  isPaused: false,
  paidThrough: null,
  accessUntil: null,
} as const;
