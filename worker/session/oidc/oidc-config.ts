import { type AuthConfig, customFetch } from "@auth/core";
import type { Settings } from "#worker/env.ts";
import { callProvider } from "./identity-provider.ts";
import { discoveryPath, readMetadata } from "./provider-metadata.ts";
import { signInCookies, signInSeconds } from "./sign-in-cookies.ts";

/** `oidc` is part of `apiPaths.loginCallback`, the address that is registered with the provider. */
export const providerId = "oidc";
export const basePath = "/api/auth";

interface Observer {
  readonly onClaims: (claims: unknown) => void;
  readonly onFailure: (error: Error) => void;
}

/** The configuration of @auth/core for one request; `observer` receives its claims and errors. */
export function authConfig(settings: Settings, observer: Observer): AuthConfig {
  return {
    basePath,
    // Every request is built on APP_URL, so no Host header is ever trusted.
    trustHost: true,
    secret: settings.AUTH_SECRET,
    useSecureCookies: settings.APP_URL.startsWith("https:"),
    cookies: cookieOptions(settings.APP_URL),
    providers: [
      {
        id: providerId,
        name: "Identity provider",
        type: "oidc",
        issuer: settings.OIDC_ISSUER,
        clientId: settings.OIDC_CLIENT_ID,
        clientSecret: settings.OIDC_CLIENT_SECRET,
        checks: ["pkce", "state", "nonce"],
        // Email and names are read from the userinfo endpoint, where the standard guarantees them.
        idToken: false,
        [customFetch]: (input, init) => fetchForAuthCore(settings, input, init),
      },
    ],
    callbacks: {
      signIn({ profile }) {
        observer.onClaims(profile);
        return true;
      },
      // Our own session replaces the stateless one.
      jwt: () => null,
    },
    // Its own log lines contain claims and cookies.
    logger: { error: observer.onFailure, warn: () => undefined, debug: () => undefined },
  };
}

/** The fetch of @auth/core, which requests the discovery document, the tokens and the user's claims. */
async function fetchForAuthCore(
  { OIDC_ISSUER: issuer, OUTBOUND_TIMEOUT_MS: milliseconds }: Settings,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname.endsWith(discoveryPath)) {
    return Response.json(await readMetadata(issuer, milliseconds));
  }
  const { status, body } = await callProvider(input, init, milliseconds);
  return Response.json(body, { status });
}

function cookieOptions(appUrl: string): NonNullable<AuthConfig["cookies"]> {
  const options = {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: appUrl.startsWith("https:"),
    maxAge: signInSeconds,
  } as const;
  return {
    state: { name: signInCookies.state, options },
    nonce: { name: signInCookies.nonce, options },
    pkceCodeVerifier: { name: signInCookies.pkceCodeVerifier, options },
    callbackUrl: { name: signInCookies.callbackUrl, options },
  };
}
