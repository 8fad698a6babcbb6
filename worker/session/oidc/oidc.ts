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

export interface AuthorizationRequest {
  /** Where the provider asks the person to sign in. */
  readonly location: string;
  /** What the provider sends back with its answer. */
  readonly state: string;
  /** What ties the answer to this browser, which has to keep it. */
  readonly proofs: string;
}

/**
 * Starts the authorization-code flow with PKCE; `mustAsk` has the provider show its form even to someone
 * whom it still knows.
 * @throws SignInFailure when the provider cannot be had.
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
    throw new SignInFailure("fetch_error", "there is nowhere to sign in");
  }
  return { location, state, proofs: readProofs(response.headers.getSetCookie()) };
}

/** @auth/core's cookies as one text. */
function readProofs(setCookieLines: readonly string[]): string {
  const cookies = setCookieLines.map((line) => parse(line.slice(0, line.indexOf(";"))));
  return new URLSearchParams(Object.assign({}, ...cookies)).toString();
}

/** The provider's answer, as the browser brings it back. */
export interface AuthorizationAnswer {
  /** Of the callback's address. */
  readonly search: string;
  /** What the browser kept when it asked; null when it never did. */
  readonly proofs: string | null;
}

/**
 * Takes the provider's answer and proves it.
 * @throws SignInFailure when it is a refusal, or not an answer to what this browser asked.
 */
export async function receiveAuthorization(
  settings: Settings,
  answer: AuthorizationAnswer,
): Promise<{ identity: Identity; flow: LoginFlow }> {
  const kept = new URLSearchParams(answer.proofs ?? "");
  const { state, nonce, pkceCodeVerifier, callbackUrl } = signInCookies;
  const cookies = [state, nonce, pkceCodeVerifier].flatMap((name) => {
    const value = kept.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const url = new URL(apiPaths.loginCallback + answer.search, settings.APP_URL);
  const request = new Request(url, { headers: { Cookie: cookies.join("; ") } });
  const { claims, failure } = await callAuth(request, settings, "auth_failed");
  if (failure) throw failure;
  const identity = readIdentity(settings.OIDC_ISSUER, claims);
  if (identity === null) throw new SignInFailure("auth_failed", "the claims name nobody");
  const returnTo = URL.parse(kept.get(callbackUrl) ?? "");
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
    // Only our own POST carries a form; the callback, a GET, is held by state, nonce and PKCE.
    skipCSRFCheck,
  });
  return { response, ...outcome };
}

/** The fault of ours inside an error of @auth/core, or `otherwise`. */
function toFailure(error: Error, otherwise: SignInErrorCode): SignInFailure {
  const chain = causes(error);
  const own = chain.find((cause) => cause instanceof SignInFailure);
  // Names and codes alone: messages and causes may quote claims.
  return own ?? new SignInFailure(otherwise, chain.map(nameOf).join(" because of "));
}

function causes(error: Error): Error[] {
  const cause = error instanceof AuthError ? error.cause?.err : error.cause;
  return cause instanceof Error ? [error, ...causes(cause)] : [error];
}

function nameOf(error: Error): string {
  return "code" in error && typeof error.code === "string"
    ? `${error.name} (${error.code})`
    : error.name;
}
