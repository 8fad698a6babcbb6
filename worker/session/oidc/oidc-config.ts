import { type AuthConfig, customFetch } from "@auth/core";
import type { Settings } from "#worker/env.ts";
import { askProvider } from "./identity-provider.ts";
import { discoveryPath, readMetadata } from "./provider-metadata.ts";
import { signInCookies, signInSeconds } from "./sign-in-cookies.ts";

/** `oidc` is part of `apiPaths.loginCallback`, the address that is registered with the provider. */
export const providerId = "oidc";
export const basePath = "/api/auth";

interface Observer {
  readonly onClaims: (claims: unknown) => void;
  readonly onFailure: (error: Error) => void;
}

/** @auth/core set up for one request, which `observer` follows. */
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
        // Email and names come from the userinfo endpoint: only there does the standard put them.
        idToken: false,
        [customFetch]: (input, init) => answerAuthCore(settings, input, init),
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
    // Its own lines would print claims and cookies.
    logger: { error: observer.onFailure, warn: () => undefined, debug: () => undefined },
  };
}

/** @auth/core asks for the discovery document, for the tokens and for the person's claims. */
async function answerAuthCore(
  { OIDC_ISSUER: issuer, OUTBOUND_TIMEOUT_MS: milliseconds }: Settings,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname.endsWith(discoveryPath)) {
    return Response.json(await readMetadata(issuer, milliseconds));
  }
  const { status, body } = await askProvider(input, init, milliseconds);
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
