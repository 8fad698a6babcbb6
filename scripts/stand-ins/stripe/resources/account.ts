import type { Route } from "../request.ts";

/** Only the account's name is played. */
export const accountRoutes: Route[] = [
  [
    "GET",
    "/v1/account",
    () => ({
      id: "acct_local",
      object: "account",
      business_profile: { name: "Local stand-in for Stripe" },
    }),
  ],
];
