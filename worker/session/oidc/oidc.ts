import { Auth, skipCSRFCheck } from "@auth/core";
import { AuthError } from "@auth/core/errors";
import { parse } from "hono/utils/cookie";
import { apiPaths, type LoginFlow, toLoginFlow } from "#schema/api-paths.ts";
import type { SignInErrorCode } from "#schema/errors.ts";
import { signedInPath } from "#schema/page-paths.ts";
import type { Settings } from "#worker/env.ts";
import { type Identity, readIdentity } from "./identity.ts";
import { authConfig, basePath, providerId } from "./oidc-config.ts";
import { signInCookies } from "./sign-in-cookies.ts";
import { SignInFailure } from "./sign-in-failure.ts";

interface AuthorizationRequest {
  /** The address at which the provider asks the user to sign in. */
  readonly location: string;
  /** The value that the provider returns to the callback. */
  readonly state: string;
  /** The values that bind the callback to this browser, which has to keep them. */
  readonly proofs: string;
}

/**
 * Starts the authorization-code flow with PKCE; with `mustAsk` the provider shows its form even to a user who has a
 * session there.
 * @throws SignInFailure when the provider cannot be reached.
 */
export async function requestAuthorization(
  settings: Settings,
  flow: LoginFlow,
  mustAsk: boolean,
): Promise<AuthorizationRequest> {
  const url = new URL(`${basePath}/signin/${providerId}`, settings.APP_URL);
  if (mustAsk) url.searchParams.set("prompt", "login");
  const request = new Request(url, {
    method: "POST",
    body: new URLSearchParams({ callbackUrl: signedInPath(flow) }),
  });
  const { response, failure } = await callAuth(request, settings, "fetch_error");
  const location = response.headers.get("Location");
  if (failure) throw failure;
  const state = URL.parse(location ?? "")?.searchParams.get("state");
  if (location === null || !state) {
    throw new SignInFailure("fetch_error", "the provider has no address to sign in at");
  }
  return { location, state, proofs: readProofs(response.headers.getSetCookie()) };
}

/** @auth/core's cookies as one string. */
function readProofs(setCookieLines: readonly string[]): string {
  const cookies = setCookieLines.map((line) => parse(line.slice(0, line.indexOf(";"))));
  return new URLSearchParams(Object.assign({}, ...cookies)).toString();
}

/** The provider's response, as the browser delivers it to the callback. */
export interface AuthorizationResponse {
  /** The query string of the callback. */
  readonly search: string;
  /** The browser's values of this sign-in; null when it has not started one. */
  readonly proofs: string | null;
}

/**
 * Verifies the provider's response and returns the user's identity.
 * @throws SignInFailure when it is a refusal, or does not belong to a sign-in of this browser.
 */
export async function receiveAuthorization(
  settings: Settings,
  answer: AuthorizationResponse,
): Promise<{ identity: Identity; flow: LoginFlow }> {
  const proofs = new URLSearchParams(answer.proofs ?? "");
  const { state, nonce, pkceCodeVerifier, callbackUrl } = signInCookies;
  const cookies = [state, nonce, pkceCodeVerifier].flatMap((name) => {
    const value = proofs.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const url = new URL(apiPaths.loginCallback + answer.search, settings.APP_URL);
  const request = new Request(url, { headers: { Cookie: cookies.join("; ") } });
  const { claims, failure } = await callAuth(request, settings, "auth_failed");
  if (failure) throw failure;
  const identity = readIdentity(settings.OIDC_ISSUER, claims);
  if (identity === null) throw new SignInFailure("auth_failed", "the claims have no subject");
  const returnTo = URL.parse(proofs.get(callbackUrl) ?? "");
  return { identity, flow: toLoginFlow(returnTo?.searchParams.get("flow")) };
}

interface Outcome {
  claims: unknown;
  failure: SignInFailure | null;
}

async function callAuth(request: Request, settings: Settings, otherwise: SignInErrorCode) {
  const outcome: Outcome = { claims: null, failure: null };
  const response = await Auth(request, {
    ...authConfig(settings, {
      onClaims: (claims) => {
        outcome.claims = claims;
      },
      onFailure: (error) => {
        outcome.failure = toFailure(error, otherwise);
      },
    }),
    // Only our own POST sends a form; the callback, a GET, is protected by state, nonce and PKCE.
    skipCSRFCheck,
  });
  return { response, ...outcome };
}

/** The SignInFailure among the causes of an error of @auth/core; without one, the code is `otherwise`. */
function toFailure(error: Error, otherwise: SignInErrorCode): SignInFailure {
  const chain = causes(error);
  const own = chain.find((cause) => cause instanceof SignInFailure);
  // Only names and codes: messages and causes may quote claims.
  return own ?? new SignInFailure(otherwise, chain.map(nameOf).join(" because of "));
}

function causes(error: Error): Error[] {
  const cause = error instanceof AuthError ? error.cause?.err : error.cause;
  return cause instanceof Error ? [error, ...causes(cause)] : [error];
}

/** The bundle keeps no names of classes (wrangler.toml), so the codes of the packages come first. */
function nameOf(error: Error): string {
  if ("code" in error && typeof error.code === "string") return error.code;
  return error instanceof AuthError ? error.type : error.name;
}
