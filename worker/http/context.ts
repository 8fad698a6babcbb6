import type { Artist, VerbContext } from "#worker/context.ts";
import type { Database } from "#worker/db/client.ts";
import type { SubscriptionRow } from "#worker/db/subscription-tables.ts";
import type { SessionRow, UserRow } from "#worker/db/tables.ts";
import type { Bindings, Settings } from "#worker/env.ts";

/** The session of a request, its user and their subscription, read in one query. */
export interface SignedIn {
  readonly session: SessionRow;
  readonly user: UserRow;
  readonly subscription: SubscriptionRow | null;
}

/** What the middleware sets for the routes. */
export interface AppContext {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    settings: Settings;
    db: Database;
    signedIn: SignedIn;
    /** What the verbs of a signed-in artist take (decision 081). */
    context: VerbContext<Artist>;
  };
}
