import type { Database } from "./db/client.ts";
import type { SessionRow, UserRow } from "./db/tables.ts";
import type { Bindings, Settings } from "./env.ts";

/** The session of a request and the artist it belongs to, read together. */
export interface SignedIn {
  readonly session: SessionRow;
  readonly user: UserRow;
}

/** What the middleware puts at the disposal of a route. */
export interface AppContext {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    settings: Settings;
    db: Database;
    signedIn: SignedIn;
  };
}
