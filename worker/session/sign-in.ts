import type { LoginFlow } from "#schema/api-paths.ts";
import type { Database } from "#worker/db/client.ts";
import type { Settings } from "#worker/env.ts";
import type { AuthorizationAnswer } from "./oidc/oidc.ts";
import { openSession, revokeSession } from "./sessions.ts";
import { upsertUser } from "./user-queries.ts";

/**
 * Signs in whoever the provider's answer names and returns the token of their new session. The session
 * that the browser brought along ends: no token outlives a sign-in.
 * @throws SignInFailure when the answer cannot be proved.
 */
export async function completeSignIn(
  db: Database,
  settings: Settings,
  answer: AuthorizationAnswer,
  previousToken: string | null,
  now: Date,
): Promise<{ token: string; flow: LoginFlow }> {
  const { receiveAuthorization } = await import("./oidc/oidc.ts");
  const { identity, flow } = await receiveAuthorization(settings, answer);
  const { id, hasCompletedSetup } = await upsertUser(db, identity, now);
  if (previousToken !== null) await revokeSession(db, previousToken);
  // Setup is never finished in the statement that makes an artist: finished means that they came back.
  return { token: await openSession(db, id, hasCompletedSetup, now), flow };
}
