/** A database whose answers are kept, so that the same call can be answered again from memory, at once. */
export class Tape {
  readonly #database: D1Database;
  readonly #answers: unknown[] = [];
  #next: number | null = null;

  constructor(database: D1Database) {
    this.#database = database;
  }

  /** From here on the answers recorded are given again, from the first on. */
  rewind(): void {
    this.#next = 0;
  }

  readonly binding: D1Database = {
    prepare: (sql) => new TapedStatement(this, sql, []),
    batch: <T>(statements: D1PreparedStatement[]) =>
      this.answer<D1Result<T>[]>((database) =>
        database.batch<T>(statements.map((statement) => asTaped(statement).open(database))),
      ),
    exec: () => refuse("exec"),
    dump: () => refuse("dump"),
    withSession: () => refuse("withSession"),
  };

  async answer<T>(ask: (database: D1Database) => Promise<T>): Promise<T> {
    if (this.#next === null) {
      const answer = await ask(this.#database);
      this.#answers.push(answer);
      return answer;
    }
    const answer = this.#answers[this.#next];
    this.#next += 1;
    // What was asked in this place when it was recorded, since the same call asks for the same.
    return answer as T;
  }
}

class TapedStatement implements D1PreparedStatement {
  readonly #tape: Tape;
  readonly #sql: string;
  readonly #parameters: readonly unknown[];

  constructor(tape: Tape, sql: string, parameters: readonly unknown[]) {
    this.#tape = tape;
    this.#sql = sql;
    this.#parameters = parameters;
  }

  open(database: D1Database): D1PreparedStatement {
    return database.prepare(this.#sql).bind(...this.#parameters);
  }

  bind(...parameters: unknown[]): D1PreparedStatement {
    return new TapedStatement(this.#tape, this.#sql, parameters);
  }

  all<T>(): Promise<D1Result<T>> {
    return this.#tape.answer((database) => this.open(database).all<T>());
  }

  run<T>(): Promise<D1Result<T>> {
    return this.all<T>();
  }

  first(): never {
    return refuse("first");
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
  raw<T = unknown[]>(options?: { columnNames?: boolean }): Promise<T[]> {
    if (options?.columnNames) return refuse("raw with names");
    return this.#tape.answer((database) => this.open(database).raw<T>());
  }
}

function asTaped(statement: D1PreparedStatement): TapedStatement {
  if (statement instanceof TapedStatement) return statement;
  throw new Error("This statement was prepared by another database.");
}

function refuse(name: string): never {
  throw new Error(`What ${name} does is not recorded.`);
}
