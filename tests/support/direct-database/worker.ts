/** One call to a database, with all its statements. */
export interface Call {
  readonly kind: "all" | "raw" | "batch";
  readonly statements: readonly { readonly sql: string; readonly values: readonly unknown[] }[];
}

export type Answer = { readonly value: unknown } | { readonly error: string };

/**
 * Makes the calls of `openDirectDatabase`: a Worker of its own beside the one under test, in the same workerd and bound
 * to the same database.
 */
export default {
  fetch: async (request: Request, { DB }: { readonly DB: D1Database }): Promise<Response> => {
    const call: Call = await request.json();
    return Response.json(await answerTo(call, DB));
  },
};

async function answerTo(call: Call, database: D1Database): Promise<Answer> {
  try {
    return { value: await make(call, database) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function make({ kind, statements }: Call, database: D1Database): Promise<unknown> {
  const prepared = statements.map(({ sql, values }) => database.prepare(sql).bind(...values));
  if (kind === "batch") return database.batch(prepared);
  const [statement] = prepared;
  if (statement === undefined) throw new Error("There is no statement.");
  return kind === "raw" ? statement.raw() : statement.all();
}
