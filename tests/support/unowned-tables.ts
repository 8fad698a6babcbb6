/** A table within a query or subquery that has no condition on its owner. */
type Unowned = string;

interface Scope {
  readonly tokens: string[];
}

/**
 * The tables of a statement that it reads or changes without naming their owner: those of `owned` (with the column that
 * names the owner) that no `=` of the same query or subquery compares with one. A join to a row with its own condition
 * counts. Tables that rows are only inserted into are left out.
 */
export function unownedTables(sql: string, owned: ReadonlyMap<string, string>): Unowned[] {
  return scopesOf(sql).flatMap(({ tokens }) => {
    const tables = tablesIn(tokens).filter(({ name }) => owned.has(name));
    return tables
      .filter(({ name, alias }) => {
        const column = owned.get(name) ?? "";
        return !tokens.some((token, at) => {
          if (token !== column) return false;
          const isQualified = tokens[at - 1] === ".";
          if (isQualified && tokens[at - 2] !== alias) return false;
          if (!isQualified && tables.length > 1) return false;
          const before = tokens[at - (isQualified ? 3 : 1)];
          return tokens[at + 1] === "=" || before === "=";
        });
      })
      .map(({ name }) => name);
  });
}

/** The query and its subqueries, each without those within it. */
function scopesOf(sql: string): Scope[] {
  const tokens = sql.match(/'(?:[^']|'')*'|"[^"]*"|\w+|<>|[^\s\w]/g) ?? [];
  const plain = tokens.map((token) => token.replace(/^"(.*)"$/, "$1"));
  const all: Scope[] = [];
  const open = (): Scope => {
    const scope = { tokens: [] };
    all.push(scope);
    return scope;
  };
  let scope = open();
  const parents: Scope[] = [];
  for (const [at, token] of plain.entries()) {
    if (token === "(") {
      parents.push(scope);
      if (plain[at + 1]?.toLowerCase() === "select") scope = open();
    } else if (token === ")") {
      scope = parents.pop() ?? scope;
    } else {
      scope.tokens.push(token);
    }
  }
  return all;
}

const afterTable = new Set([
  "where",
  "set",
  "inner",
  "left",
  "cross",
  "join",
  "on",
  "order",
  "limit",
  "group",
  "returning",
]);

function tablesIn(tokens: readonly string[]): { name: string; alias: string }[] {
  return tokens.flatMap((token, at) => {
    const word = token.toLowerCase();
    const name = tokens[at + 1];
    // `do update` is of what is inserted.
    const isTable =
      word === "from" || word === "join" || (word === "update" && tokens[at - 1] !== "do");
    if (!isTable || name === undefined) return [];
    const next = tokens[at + 2] ?? "";
    const alias = next.toLowerCase() === "as" ? (tokens[at + 3] ?? name) : next;
    const hasAlias = /^\w+$/.test(alias) && !afterTable.has(alias.toLowerCase());
    return [{ name, alias: hasAlias ? alias : name }];
  });
}
