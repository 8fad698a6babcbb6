/** Selects the names of the columns of the works' table. */
export const artworkColumns = "SELECT name FROM pragma_table_info('artworks')";

/**
 * Copies an artist's only work, a second apart, each copy with a title and price of its own. Parameters of the
 * statement: how many works there are to be, the artist's id, and again how many.
 */
export function multiplyWorks(columns: readonly string[]): string {
  const values = columns.map((name) => {
    if (name === "id") return "lower(hex(randomblob(16)))";
    if (name === "title") return "'Work ' || n";
    if (name === "price_cents") return "price_cents + (n * 7919) % 100000";
    if (name === "created_at" || name === "updated_at") return `${name} + n * 1000`;
    return name;
  });
  return `INSERT INTO artworks (${columns.join(", ")})
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
    SELECT ${values.join(", ")} FROM artworks, numbers WHERE user_id = ? AND n < ?`;
}
