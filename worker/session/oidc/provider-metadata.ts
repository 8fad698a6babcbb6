import * as v from "valibot";
import type { Settings } from "#worker/env.ts";
import { askProvider } from "./identity-provider.ts";
import { SignInFailure } from "./sign-in-failure.ts";

const endpointSchema = v.pipe(v.string(), v.url());

/** The fields of OpenID Connect Discovery that sign-in relies on; the others are kept as they are. */
const metadataSchema = v.looseObject({
  issuer: endpointSchema,
  authorization_endpoint: endpointSchema,
  token_endpoint: endpointSchema,
  userinfo_endpoint: endpointSchema,
  end_session_endpoint: v.optional(endpointSchema),
});

export type ProviderMetadata = v.InferOutput<typeof metadataSchema>;

export const discoveryPath = "/.well-known/openid-configuration";

/** The person waits for this one after they have signed out already, so it may not take long. */
const signOutMilliseconds = 3_000;

/**
 * The provider's discovery document.
 * @throws SignInFailure when it cannot be had, or is not one, or is another issuer's.
 */
export async function readMetadata(
  issuer: string,
  milliseconds: number,
): Promise<ProviderMetadata> {
  const address = issuer.replace(/\/$/, "") + discoveryPath;
  const { status, body } = await askProvider(address, { redirect: "manual" }, milliseconds);
  const result = v.safeParse(metadataSchema, body);
  if (status !== 200 || !result.success || !isSameIssuer(result.output.issuer, issuer)) {
    throw new SignInFailure("fetch_error", `the provider's discovery (${status}) is not valid`);
  }
  return result.output;
}

function isSameIssuer(one: string, other: string): boolean {
  return new URL(one).href === new URL(other).href;
}

/**
 * Where the browser ends the provider's own session; null when the provider has no such place, or is out
 * of reach.
 */
export async function findEndSessionUrl(settings: Settings): Promise<string | null> {
  try {
    const metadata = await readMetadata(settings.OIDC_ISSUER, signOutMilliseconds);
    if (metadata.end_session_endpoint === undefined) return null;
    const url = new URL(metadata.end_session_endpoint);
    url.searchParams.set("client_id", settings.OIDC_CLIENT_ID);
    url.searchParams.set("post_logout_redirect_uri", `${settings.APP_URL}/`);
    return url.href;
  } catch (error) {
    // Our own session has ended; a provider out of reach must not keep the person from leaving.
    if (error instanceof SignInFailure) return null;
    throw error;
  }
}
