export interface SignInCookies {
  readonly state: string;
  readonly nonce: string;
  readonly pkceCodeVerifier: string;
  readonly callbackUrl: string;
}

/** The names of the cookies that live for the length of a sign-in. */
export function signInCookies(appUrl: string): SignInCookies {
  const prefix = appUrl.startsWith("https:") ? "__Host-" : "";
  return {
    state: `${prefix}sign-in-state`,
    nonce: `${prefix}sign-in-nonce`,
    pkceCodeVerifier: `${prefix}sign-in-verifier`,
    callbackUrl: `${prefix}sign-in-return`,
  };
}
