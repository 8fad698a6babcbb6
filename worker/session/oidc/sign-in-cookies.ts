/** The names of @auth/core's cookies of one sign-in; `sign-in-attempts.ts` stores them together in one cookie. */
export const signInCookies = {
  state: "sign-in-state",
  nonce: "sign-in-nonce",
  pkceCodeVerifier: "sign-in-verifier",
  callbackUrl: "sign-in-return",
} as const;

/** How long a sign-in may take at the provider: the lifetime of @auth/core's own values. */
export const signInSeconds = 15 * 60;
