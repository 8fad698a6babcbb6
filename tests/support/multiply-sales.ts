/** Selects the names of the columns of the sales' table. */
export const saleColumns = "SELECT name FROM pragma_table_info('sales')";

/**
 * Records an artist's only sale of as many other works, the newest first. Parameters of the statement: the number of copies,
 * also as a text, and the artist's id.
 */
export function multiplySales(columns: readonly string[]): string {
  const ofCopy: Readonly<Record<string, string>> = {
    id: "lower(hex(randomblob(16)))",
    artwork_id: "work.id",
    artwork_title: "work.title",
  };
  const values = columns.map((name) => ofCopy[name] ?? `sale.${name}`);
  return `INSERT INTO sales (${columns.join(", ")}) SELECT ${values.join(", ")}
    FROM sales AS sale, artworks AS work
    WHERE sale.user_id = ?2 AND work.user_id = ?2 AND work.status = 'available'
    ORDER BY work.rowid DESC LIMIT CAST(?1 AS INTEGER)`;
}

/** Marks the works of all sales as sold. Parameter: the artist's id. */
export const markSold =
  "UPDATE artworks SET status = 'sold' WHERE id IN (SELECT artwork_id FROM sales WHERE user_id = ?1)";
