import type { Context } from "hono";
import type { Database } from "#worker/db/client.ts";
import type { AppContext } from "#worker/http/context.ts";
import type { RateStore } from "#worker/rates/storage.ts";

/** Where works are stored: rows in D1, pictures in R2; and the exchange rates, in KV, that prices use. */
export interface Stores {
  readonly db: Database;
  readonly pictures: R2Bucket;
  readonly rates: KVNamespace;
}

/** The same without pictures; of the rates only what is read. */
export interface PriceStores {
  readonly db: Database;
  readonly rates: RateStore;
}

export function storesOf(c: Context<AppContext>): Stores {
  return { db: c.var.db, pictures: c.env.PICTURES, rates: c.env.RATES };
}
