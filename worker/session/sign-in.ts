import type { LoginFlow } from "#schema/api-paths.ts";
import type { SystemContext } from "#worker/context.ts";
import type { Settings } from "#worker/env.ts";
import type { AuthorizationResponse } from "./oidc/oidc.ts";
import { openSession, revokeSession } from "./sessions.ts";
import { upsertUser } from "./user-queries.ts";

interface SignIn {
  readonly settings: Settings;
  readonly answer: AuthorizationResponse;
  /** The token of the browser's session; null without one. */
  readonly previousToken: string | null;
}

/**
 * Signs in the user whom the provider's response identifies and returns the token of their new session. The browser's
 * previous session ends.
 * @throws SignInFailure when the response cannot be verified.
 */
export async function completeSignIn(
  { db, now }: SystemContext,
  { settings, answer, previousToken }: SignIn,
): Promise<{ token: string; flow: LoginFlow }> {
  const { receiveAuthorization } = await import("./oidc/oidc.ts");
  const { identity, flow } = await receiveAuthorization(settings, answer);
  const { id, hasCompletedSetup } = await upsertUser(db, identity, now);
  if (previousToken !== null) await revokeSession(db, previousToken);
  // A user whose setup is complete existed before this sign-in, so they are a returning user.
  return { token: await openSession(db, id, hasCompletedSetup, now), flow };
}
