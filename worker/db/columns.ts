import { integer } from "drizzle-orm/sqlite-core";

/** A boolean, stored as 0 or 1. */
export const flag = (name: string) => integer(name, { mode: "boolean" });
/** A time, stored in milliseconds. */
export const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/** The version of the price lists of an artist who has published none. */
export const noListsVersion = "0000000000000000";
