import type { ImportRow } from "#schema/imports/import-input.ts";
import type { ImportedWork } from "#schema/imports/imported-work.ts";

/** A new work with a price of its own: what determines whether a list governs it instead. */
export type OwnPricedRow = { readonly row: number } & Pick<
  ImportedWork,
  | "title"
  | "medium"
  | "width"
  | "height"
  | "framed"
  | "framingCents"
  | "status"
  | "statusUntil"
  | "archived"
  | "askingPriceCents"
  | "currency"
>;

/** The new works with a price of their own; those that followed a list before, or have no price, follow in any case. */
export function ownPricesOf(rows: readonly ImportRow[]): OwnPricedRow[] {
  return rows.flatMap(({ row, work }) => {
    if (work.askingPriceCents === null || !work.isOwnPrice) return [];
    const { title, medium, width, height, framed, framingCents } = work;
    const { status, statusUntil, archived, askingPriceCents, currency } = work;
    return [
      {
        row,
        title,
        medium,
        width,
        height,
        framed,
        framingCents,
        status,
        statusUntil,
        archived,
        askingPriceCents,
        currency,
      },
    ];
  });
}
