import * as v from "valibot";
import type { Settings } from "#worker/env.ts";
import { callProvider } from "./identity-provider.ts";
import { SignInFailure } from "./sign-in-failure.ts";

const endpointSchema = v.pipe(v.string(), v.url());

/** The fields of OpenID Connect Discovery that sign-in needs; others pass through. */
const metadataSchema = v.looseObject({
  issuer: endpointSchema,
  authorization_endpoint: endpointSchema,
  token_endpoint: endpointSchema,
  userinfo_endpoint: endpointSchema,
  end_session_endpoint: v.optional(endpointSchema),
});

type ProviderMetadata = v.InferOutput<typeof metadataSchema>;

export const discoveryPath = "/.well-known/openid-configuration";

/** Short, because the user waits for this after they have signed out. */
const signOutMilliseconds = 3_000;

/**
 * The provider's discovery document.
 * @throws SignInFailure when it cannot be read, is not valid, or is another issuer's.
 */
export async function readMetadata(
  issuer: string,
  milliseconds: number,
): Promise<ProviderMetadata> {
  const address = issuer.replace(/\/$/, "") + discoveryPath;
  const { status, body } = await callProvider(address, { redirect: "manual" }, milliseconds);
  const result = v.safeParse(metadataSchema, body);
  if (status !== 200 || !result.success || !isSameIssuer(result.output.issuer, issuer)) {
    throw new SignInFailure("fetch_error", `the provider's discovery (${status}) is not valid`);
  }
  return result.output;
}

function isSameIssuer(one: string, other: string): boolean {
  return new URL(one).href === new URL(other).href;
}

/** The address that ends the provider's own session; null when it has none or cannot be reached. */
export async function findEndSessionUrl(settings: Settings): Promise<string | null> {
  try {
    const metadata = await readMetadata(settings.OIDC_ISSUER, signOutMilliseconds);
    if (metadata.end_session_endpoint === undefined) return null;
    const url = new URL(metadata.end_session_endpoint);
    url.searchParams.set("client_id", settings.OIDC_CLIENT_ID);
    url.searchParams.set("post_logout_redirect_uri", `${settings.APP_URL}/`);
    return url.href;
  } catch (error) {
    // Our own session has ended; an unreachable provider must not prevent the sign-out.
    if (error instanceof SignInFailure) return null;
    throw error;
  }
}
