import type { Answer, Call } from "./worker.ts";

/** Makes one call, where the database is. */
export type Ask = (call: Call) => Promise<Answer>;

/**
 * A Worker's database for the tests' own statements: each call is one request. Through the harness's binding every
 * `prepare` and every `bind` is a request of its own, during which the test's process stands still.
 */
export function openDirectDatabase(ask: Ask, binding: D1Database): D1Database {
  const make: Make = async (call) => {
    const answer = await ask(call);
    if ("error" in answer) throw new Error(answer.error);
    return answer.value;
  };
  return {
    prepare: (sql) => new DirectStatement(make, sql, []),
    batch: async <T>(statements: D1PreparedStatement[]) =>
      (await make({ kind: "batch", statements: statements.map(asDirect) })) as D1Result<T>[],
    exec: (sql) => binding.exec(sql),
    withSession: (constraint) => binding.withSession(constraint),
    dump: () => binding.dump(),
  };
}

type Make = (call: Call) => Promise<unknown>;

function asDirect(statement: D1PreparedStatement): DirectStatement {
  if (statement instanceof DirectStatement) return statement;
  throw new Error("This statement was prepared by another database.");
}

class DirectStatement implements D1PreparedStatement {
  readonly #make: Make;
  readonly sql: string;
  readonly values: readonly unknown[];

  constructor(make: Make, sql: string, values: readonly unknown[]) {
    this.#make = make;
    this.sql = sql;
    this.values = values;
  }

  bind(...values: unknown[]): D1PreparedStatement {
    for (const value of values) {
      if (!canBeSent(value)) throw new TypeError(`A ${typeof value} cannot be bound here.`);
    }
    return new DirectStatement(this.#make, this.sql, values);
  }

  async all<T>(): Promise<D1Result<T>> {
    return (await this.#make({ kind: "all", statements: [this] })) as D1Result<T>;
  }

  run<T>(): Promise<D1Result<T>> {
    return this.all<T>();
  }

  async first<T>(column?: string): Promise<T | null> {
    const [row] = (await this.all<Record<string, unknown>>()).results;
    if (row === undefined) return null;
    return (column === undefined ? row : row[column]) as T;
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
  async raw<T = unknown[]>(options?: { columnNames?: boolean }): Promise<T[]> {
    if (options?.columnNames) throw new Error("The columns' names are not asked for here.");
    return (await this.#make({ kind: "raw", statements: [this] })) as T[];
  }

  /** As it is sent. */
  toJSON(): Call["statements"][number] {
    return { sql: this.sql, values: this.values };
  }
}

/** What JSON keeps as it is. */
function canBeSent(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  return value === null || typeof value === "string" || typeof value === "boolean";
}
