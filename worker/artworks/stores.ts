import type { Database } from "#worker/db/client.ts";

/** Where an artist's works live: rows, pictures, and the exchange rate that prices are made with. */
export interface Stores {
  readonly db: Database;
  readonly pictures: R2Bucket;
  readonly rates: KVNamespace;
}
