/** Selects the names of the columns of the works' table. */
export const artworkColumns = "SELECT name FROM pragma_table_info('artworks')";

/**
 * Copies an artist's only work, each copy a second apart and with another title and price. Parameters of the statement:
 * the number of works, also as a text, and the artist's id.
 */
export function multiplyWorks(columns: readonly string[]): string {
  const values = columns.map((name) => {
    if (name === "id") return "lower(hex(randomblob(16)))";
    if (name === "title") return "'Work ' || n";
    if (name === "inventory_number") return "inventory_number || '-' || n";
    if (name === "price_cents") return "price_cents + (n * 7919) % 100000";
    if (name === "created_at" || name === "updated_at") return `${name} + n * 1000`;
    return name;
  });
  return `INSERT INTO artworks (${columns.join(", ")})
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < CAST(?1 AS INTEGER))
    SELECT ${values.join(", ")} FROM artworks, numbers WHERE user_id = ?2 AND n < CAST(?1 AS INTEGER)`;
}
