import type { User } from "#schema/artist/user.ts";
import { type Database, openDatabase } from "./db/client.ts";
import type { UserRow } from "./db/tables.ts";
import type { Bindings } from "./env.ts";
import type { RateStore } from "./rates/storage.ts";

/** What a verb that runs for no artist in particular has beside its input (decision 081), as one of the cron. */
export interface SystemContext {
  readonly db: Database;
  readonly pictures: R2Bucket;
  readonly rates: RateStore;
  readonly now: Date;
}

/** What the other verbs have beside their input; one that needs more of the artist than their id says so. */
export interface VerbContext<Known extends { readonly id: string } = { readonly id: string }>
  extends SystemContext {
  readonly artist: Known;
}

/** The signed-in artist of a request, with what only the server knows of them. */
export interface Artist extends User, Pick<UserRow, "hasSavedFreeCalculation" | "listDueFrom"> {}

export function openContext(env: Bindings, now: Date): SystemContext {
  return { db: openDatabase(env.DB), pictures: env.PICTURES, rates: env.RATES, now };
}
