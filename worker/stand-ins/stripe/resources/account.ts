import type { Route } from "../request.ts";

/** Of the account itself only its name is told. */
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
