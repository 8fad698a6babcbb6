import { type DiscountUnit, readAmount, readDiscount } from "#schema/import/cells.ts";
import { discountOf } from "#schema/import/discounted-price.ts";
import { type FieldCells, isArtworkArchive, readField } from "./questions.ts";

/**
 * Whether what works were sold for is what was paid, the discount subtracted already: the asking prices beside it are higher
 * by just the discount, and none is the same. Files of Artwork Archive, which subtracts the discount from the price of a sale,
 * and the product's own say what the price was before it.
 * @param discountUnit Of discounts whose cell has no sign.
 */
export function areSoldPricesDiscounted(cells: FieldCells, discountUnit: DiscountUnit): boolean {
  const { file, columns, separators } = cells;
  if (isArtworkArchive(cells) || columns.discountBorneBy !== undefined) return false;
  const centsIn = (text: string) => readAmount(text, separators)?.cents ?? 0;
  const priceOf = readField(cells, "price", centsIn);
  const paidOf = readField(cells, "soldPrice", centsIn);
  const discountIn = readField(cells, "discount", (text) =>
    readDiscount(text, discountUnit, separators),
  );
  let isFound = false;
  for (const row of file.rows.keys()) {
    const [price, paid, discount] = [priceOf(row), paidOf(row), discountIn(row)];
    const discountCents = discount === null ? 0 : discountOf(price, discount);
    if (paid === 0 || discountCents === 0) continue;
    if (paid === price) return false;
    if (paid === price - discountCents) isFound = true;
  }
  return isFound;
}
