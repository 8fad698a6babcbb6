import type { ListedArtwork } from "#worker/artworks/queries.ts";
import type { Database } from "#worker/db/client.ts";
import type { ArtworkRow, SessionRow, SubscriptionRow, UserRow } from "#worker/db/tables.ts";
import type { Bindings, Settings } from "#worker/env.ts";

/** The session of a request, the artist it belongs to and their subscription, read together. */
export interface SignedIn {
  readonly session: SessionRow;
  readonly user: UserRow;
  readonly subscription: SubscriptionRow | null;
}

/** What the middleware puts at the disposal of a route. */
export interface AppContext {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    settings: Settings;
    db: Database;
    signedIn: SignedIn;
    artworks: ListedArtwork[];
    artwork: ArtworkRow | null;
  };
}
