import type { Medium } from "#schema/artworks/media.ts";
import type { SupportKind } from "#schema/artworks/supports.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";
import type { Currency } from "#schema/currency.ts";
import type { DiscountUnit } from "#schema/imports/cells.ts";
import type { DateOrder } from "#schema/imports/day-cells.ts";
import type { ImportField } from "#schema/imports/fields.ts";
import type { FileUnit } from "#schema/imports/length-marks.ts";
import type { NumberSeparators } from "#schema/read-number.ts";

/** What the file does not say itself, as the artist has answered it. */
export interface ImportSettings {
  /** The column of each field that is imported. */
  readonly columns: Partial<Readonly<Record<ImportField, number>>>;
  /** The unit of lengths whose cell names none. */
  readonly unit: FileUnit;
  /** Which side a size in one cell begins with. */
  readonly sizeBeginsWith: "width" | "height";
  readonly separators: NumberSeparators;
  readonly dateOrder: DateOrder;
  /** Of amounts whose cell names none. */
  readonly currency: Currency;
  /** Of discounts whose cell has no sign. */
  readonly discountUnit: DiscountUnit;
  /** Whether what a work was sold for is after its discount. */
  readonly isSoldPriceDiscounted: boolean;
  /** The artist's channel of sales of which the file does not say it; null leaves them without. */
  readonly channelId: string | null;
  /** The year of works without one; null asks about each. */
  readonly year: string | null;
  /** What the artist said that a word of the file means, by the word as `foldHeader` writes it. */
  readonly media: ReadonlyMap<string, Medium>;
  readonly statuses: ReadonlyMap<string, WorkStatus>;
  readonly supports: ReadonlyMap<string, SupportKind>;
  readonly forSale: ReadonlyMap<string, WorkStatus>;
  readonly disposals: ReadonlyMap<string, WorkStatus>;
  readonly framed: ReadonlyMap<string, boolean>;
  /** Whether the column of what is for sale asks for the opposite: its heading is NFS. */
  readonly isNotForSaleAsked: boolean;
  /** Whether a blank cell there says something, as others have a mark. */
  readonly isForSaleMarked: boolean;
  /** What becomes of sold works of which the file does not say when, or for what, they were sold. */
  readonly incompleteSales: IncompleteSales;
}

export interface IncompleteSales {
  /** The day of sales without one, or the last of the work's year; null asks about each. */
  readonly soldOn: string | "year-end" | null;
  /** What those without a price brought, in whole cents; null asks about each. */
  readonly soldCents: number | null;
  /** Of which of them no sale is made: they are not for sale. */
  readonly withoutSale: ReadonlySet<SaleGap>;
}

/** What of a sale a file leaves out. */
export type SaleGap = "soldOn" | "soldPrice";
