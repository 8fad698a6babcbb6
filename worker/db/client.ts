import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

export function openDatabase(binding: D1Database): Database {
  return drizzle(binding);
}

/** The rows of the queries of a batch. */
export type Batched<Queries extends readonly unknown[]> = {
  readonly [Index in keyof Queries]: Queries[Index] extends { readonly _: { result: infer Rows } }
    ? Rows
    : never;
};
