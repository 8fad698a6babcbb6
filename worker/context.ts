import type { ListedArtwork } from "./db/artworks.ts";
import type { Database } from "./db/client.ts";
import type { ArtworkRow, SessionRow, SubscriptionRow, UserRow } from "./db/tables.ts";
import type { Bindings, Settings } from "./env.ts";

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
