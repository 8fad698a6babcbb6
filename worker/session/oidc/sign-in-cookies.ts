/** @auth/core's cookies of one sign-in; they travel together, in one cookie of that sign-in (`sign-in-attempts.ts`). */
export const signInCookies = {
  state: "sign-in-state",
  nonce: "sign-in-nonce",
  pkceCodeVerifier: "sign-in-verifier",
  callbackUrl: "sign-in-return",
} as const;

/** How long a sign-in may take at the provider, as long as @auth/core's own seals hold. */
export const signInSeconds = 15 * 60;
