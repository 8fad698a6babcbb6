import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { TestWorker } from "./harness.ts";
import { migrations, readMigration } from "./migrations.ts";

/**
 * A database like D1's in this process: SQLite in memory with every migration, for tests that ask it a hundred thousand
 * times. Calls of several requests are interleaved by `random`, a batch is one transaction.
 */
export function openSqliteDatabase(random: () => number): D1Database {
  const sqlite = new DatabaseSync(":memory:");
  for (const name of migrations) sqlite.exec(readMigration(name));
  const pause = async () => {
    for (let turns = Math.floor(random() * 3); turns > 0; turns -= 1) await setImmediate();
  };
  const session = {
    prepare: (sql: string) => new SqliteStatement(sqlite, pause, sql, []),
    batch: async <T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> => {
      await pause();
      sqlite.exec("BEGIN");
      try {
        const results = statements.map((statement) => asOwn(statement).runNow<T>());
        sqlite.exec("COMMIT");
        return results;
      } catch (error) {
        sqlite.exec("ROLLBACK");
        throw error;
      }
    },
  };
  return {
    ...session,
    withSession: () => ({ ...session, getBookmark: () => null }),
    exec: () => refuse("exec"),
    dump: () => refuse("dump"),
  };
}

/** The bindings of a Worker over a database of its own and one exchange rate, US dollars per Canadian dollar. */
export function overSqlite(worker: TestWorker, random: () => number, USD: number): TestWorker {
  const rate = JSON.stringify({ USD, date: "2026-01-15" });
  const rates = new Proxy(worker.env.RATES, {
    get: (target, name) => (name === "get" ? async () => rate : Reflect.get(target, name)),
  });
  const limit = { limit: async () => ({ success: true }) };
  const env = { ...worker.env, DB: openSqliteDatabase(random), RATES: rates, PERSON_LIMIT: limit };
  return { ...worker, env };
}

function asOwn(statement: D1PreparedStatement): SqliteStatement {
  if (statement instanceof SqliteStatement) return statement;
  throw new Error("This statement was prepared by another database.");
}

function refuse(name: string): never {
  throw new Error(`This database has no ${name}.`);
}

class SqliteStatement implements D1PreparedStatement {
  readonly #sqlite: DatabaseSync;
  readonly #pause: () => Promise<void>;
  readonly #sql: string;
  readonly #values: readonly SQLInputValue[];

  constructor(
    sqlite: DatabaseSync,
    pause: () => Promise<void>,
    sql: string,
    values: readonly SQLInputValue[],
  ) {
    this.#sqlite = sqlite;
    this.#pause = pause;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: unknown[]): D1PreparedStatement {
    return new SqliteStatement(this.#sqlite, this.#pause, this.#sql, values.map(asValue));
  }

  runNow<T>(): D1Result<T> {
    const results = this.#sqlite.prepare(this.#sql).all(...this.#values) as T[];
    const none = { duration: 0, size_after: 0, rows_read: 0, rows_written: 0 };
    const meta = { ...none, last_row_id: 0, changed_db: false, changes: 0 };
    return { results, success: true, meta };
  }

  async all<T>(): Promise<D1Result<T>> {
    await this.#pause();
    return this.runNow<T>();
  }

  run<T>(): Promise<D1Result<T>> {
    return this.all<T>();
  }

  first(): never {
    return refuse("first");
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
  async raw<T = unknown[]>(options?: { columnNames?: boolean }): Promise<T[]> {
    if (options?.columnNames) return refuse("raw with names");
    await this.#pause();
    const statement = this.#sqlite.prepare(this.#sql);
    statement.setReturnArrays(true);
    const rows: unknown = statement.all(...this.#values);
    return rows as T[];
  }
}

function asValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new Error(`D1 takes no ${typeof value}.`);
}
