/** One statement with its result. */
export interface ObservedQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly rowsReturned: number;
}

/** One call to the database with its statements: several if it was a batch. */
export type RoundTrip = readonly ObservedQuery[];

interface ObservedDatabase {
  readonly binding: D1Database;
  /** The calls since this was last called. */
  readonly takeRoundTrips: () => RoundTrip[];
}

/** Wraps a database, and records each call with the number of rows that it read. */
export function observeDatabase(database: D1Database): ObservedDatabase {
  let trips: RoundTrip[] = [];
  const note: Note = (trip) => {
    trips.push(trip);
  };
  return {
    binding: {
      ...observe(database, note),
      withSession: (constraint) => {
        const session = database.withSession(constraint);
        return { ...observe(session, note), getBookmark: () => session.getBookmark() };
      },
      exec: () => refuse("exec"),
      dump: () => refuse("dump"),
    },
    takeRoundTrips: () => {
      const taken = trips;
      trips = [];
      return taken;
    },
  };
}

type Note = (trip: RoundTrip) => void;

function observe(database: D1Database | D1DatabaseSession, note: Note) {
  return {
    prepare: (sql: string) => new ObservedStatement(database.prepare(sql), sql, [], note),
    batch: async <T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> => {
      const observed = statements.map(asObserved);
      const results = await database.batch<T>(observed.map(({ inner }) => inner));
      note(observed.map((statement, index) => statement.describe(results[index])));
      return results;
    },
  };
}

function asObserved(statement: D1PreparedStatement): ObservedStatement {
  if (statement instanceof ObservedStatement) return statement;
  throw new Error("This statement was prepared by another database.");
}

function refuse(name: string): never {
  throw new Error(`What ${name} does is not observed.`);
}

class ObservedStatement implements D1PreparedStatement {
  readonly inner: D1PreparedStatement;
  readonly #sql: string;
  readonly #parameters: readonly unknown[];
  readonly #note: Note;

  constructor(inner: D1PreparedStatement, sql: string, parameters: readonly unknown[], note: Note) {
    this.inner = inner;
    this.#sql = sql;
    this.#parameters = parameters;
    this.#note = note;
  }

  bind(...values: unknown[]): D1PreparedStatement {
    return new ObservedStatement(this.inner.bind(...values), this.#sql, values, this.#note);
  }

  async all<T>(): Promise<D1Result<T>> {
    const result = await this.inner.all<T>();
    this.#note([this.describe(result)]);
    return result;
  }

  run<T>(): Promise<D1Result<T>> {
    return this.all<T>();
  }

  first(): never {
    return refuse("first");
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
  /**
   * `raw` returns no `meta`. So a statement that only reads is run once more, uncounted, and one that writes is run
   * with `all`, which returns it; its columns are those of one table.
   */
  async raw<T = unknown[]>(options?: { columnNames?: boolean }): Promise<T[]> {
    if (options?.columnNames) return refuse("raw with names");
    if (!/^\s*select\b/i.test(this.#sql)) {
      const { results } = await this.all<Record<string, unknown>>();
      return results.map((row) => Object.values(row) as T);
    }
    const rows = await this.inner.raw<T>();
    this.#note([this.describe(await this.inner.all())]);
    return rows;
  }

  describe(result: D1Result | undefined): ObservedQuery {
    if (result === undefined) throw new Error("A statement was not answered.");
    return {
      sql: this.#sql,
      parameters: this.#parameters,
      rowsRead: result.meta.rows_read,
      rowsWritten: result.meta.rows_written,
      rowsReturned: result.results.length,
    };
  }
}
