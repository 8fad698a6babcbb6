import { apiPaths } from "#schema/api-paths.ts";
import {
  type IdentityProvider,
  startIdentityProvider,
} from "#scripts/stand-ins/identity-provider.ts";
import { appUrl } from "./harness.ts";

/** The identity provider of the local stack, on a port of its own, for the Worker under test. */
export function startTestIdentityProvider(origin = appUrl): Promise<IdentityProvider> {
  return startIdentityProvider({
    port: 0,
    redirectUris: [origin + apiPaths.loginCallback],
    postLogoutRedirectUris: [`${origin}/`],
    clientId: "art-pricing-tool",
    clientSecret: "test-client-secret",
  });
}
