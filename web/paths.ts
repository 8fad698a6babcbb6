/** Every page of the application (specification, section 2). */
export const paths = {
  landing: "/",
  app: "/app",
  terms: "/terms",
  privacy: "/privacy",
  routingTest: "/admin/test",
  adminFeedback: "/admin/feedback",
} as const;

export const sections = ["pricing", "gallery", "profile"] as const;
export type Section = (typeof sections)[number];

/** In the address of /app after Stripe's own pages: `success` or `cancelled`. */
export const checkoutParameter = "checkout";

export const paidPath = `${paths.app}?${checkoutParameter}=success`;
