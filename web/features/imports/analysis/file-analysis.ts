import type { Currency } from "#schema/currency.ts";
import type { DiscountUnit } from "#schema/imports/cells.ts";
import type { DateOrder } from "#schema/imports/day-cells.ts";
import type { ImportField } from "#schema/imports/fields.ts";
import type { ImportRow } from "#schema/imports/import-input.ts";
import type { LengthUnit } from "#schema/imports/length-marks.ts";
import type { PersonRow } from "#schema/imports/people/import-people-input.ts";
import type { TableSheet } from "../file/table.ts";
import type { PersonField } from "../people/person-columns.ts";
import type { PersonProblem } from "../people/read-person.ts";
import type { RowProblem } from "../reading/row-problem.ts";
import type { OwnPricedRow } from "./own-prices.ts";

/** What a file's rows are. */
export type RowKind = "works" | "people";

/** What a column can become, of a file of works or of people. */
export type ColumnField = ImportField | PersonField;

/** A file that can be imported, as it was opened. */
export interface OpenedFile {
  readonly name: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly hash: string;
  readonly sheet: TableSheet | null;
  /** How many rows below the headings are not blank. */
  readonly rowCount: number;
  readonly columns: readonly FileColumn[];
}

export interface FileColumn {
  readonly index: number;
  readonly header: string;
  /** A few of its values. */
  readonly samples: readonly string[];
  /** What it becomes unless the artist says otherwise. */
  readonly field: ImportField | null;
}

/** What a file leaves undecided, and is asked once; `answer` is the artist's, or what the file suggests. */
export type Question =
  | { readonly kind: "currency"; readonly answer: Currency | null; readonly samples: Samples }
  | { readonly kind: "unit"; readonly answer: LengthUnit | null; readonly samples: Samples }
  | {
      readonly kind: "sizeBeginsWith";
      readonly answer: "width" | "height" | null;
      readonly samples: Samples;
    }
  | { readonly kind: "dateOrder"; readonly answer: DateOrder | null; readonly samples: Samples }
  | {
      readonly kind: "discountUnit";
      readonly answer: DiscountUnit | null;
      readonly samples: Samples;
    }
  /** Through which of the artist's channels works were sold of which the file does not say it. */
  | { readonly kind: "channel"; readonly answer: string | null; readonly samples: Samples };

type Samples = readonly string[];

export const wordFields = ["medium", "status", "forSale", "disposal", "framed", "support"] as const;
export type WordField = (typeof wordFields)[number];

/** A word of the file, and what it means: known to the product, or decided by the artist. */
export interface FileWord {
  readonly field: WordField;
  /** As `foldHeader` writes it. */
  readonly key: string;
  /** As the file has it; empty for cells without any. */
  readonly text: string;
  readonly count: number;
  readonly known: string | null;
}

/** Why a row cannot be imported as it is. */
export type AnalysisProblem =
  | RowProblem
  | PersonProblem
  | {
      readonly field: "inventoryNumber";
      readonly kind: "number-twice" | "number-in-use";
      readonly text: string;
    }
  | { readonly field: "price"; readonly kind: "far-below"; readonly text: string };

/** What a row is that is no original work. */
export const otherRows = ["total", "section", "headings", "continued", "print"] as const;
export type OtherRow = (typeof otherRows)[number];

/**
 * Why a row is left out without the artist's word on it: as no work, by what is answered for all sales or prices, or as the
 * person of a row above.
 */
export const leftOutKinds = [...otherRows, "incomplete-sale", "low-price", "same-person"] as const;
export type LeftOut = (typeof leftOutKinds)[number];

/** A row that needs a word, or got one. */
export interface AnalyzedRow {
  readonly row: number;
  readonly title: string;
  readonly problems: readonly AnalysisProblem[];
  readonly corrected: Readonly<Partial<Record<string, string>>>;
  readonly isSkipped: boolean;
  readonly leftOutAs: LeftOut | null;
  /** Whether the artist imports it, although it is left out by itself. */
  readonly isIncluded: boolean;
  /** Whether it looks like a work of the gallery. */
  readonly isKnown: boolean;
  /** Whether the artist says that it is another one. */
  readonly isAnother: boolean;
}

/** What becomes of a file by the decisions so far. */
export interface FileAnalysis {
  readonly kind: RowKind;
  /** Whether the rows could be people as well, or works. */
  readonly isOtherKindPossible: boolean;
  /** Null is a column that is not imported. */
  readonly fields: ReadonlyMap<number, ColumnField>;
  readonly questions: readonly Question[];
  readonly words: readonly FileWord[];
  /** How many rows have no year; they can all be given one. */
  readonly withoutYear: number;
  /** How many rows are prints or reproductions. */
  readonly prints: number;
  /** Null while a question is open. */
  readonly outcome: AnalyzedRows | null;
}

export interface AnalyzedRows {
  readonly rows: readonly AnalyzedRow[];
  /** How many rows need a decision, those among them that wait for the meaning of a word alone. */
  readonly waiting: number;
  /** How many rows wait for the meaning of a word alone. */
  readonly waitingForWords: number;
  /** New works, those that look like works of the gallery not among them. */
  readonly ready: number;
  /** Works that the gallery has already, which stay as they are. */
  readonly known: number;
  /** Those that are updated. */
  readonly updated: number;
  readonly sold: number;
  readonly skipped: number;
  /** How many sold works have no day, and no price; they can all be given one. */
  readonly withoutDay: number;
  readonly withoutPrice: number;
  /** How many new works ask far less than works alike. */
  readonly lowPrices: number;
  /** The new works with a price of their own; empty unless the list governs prices. */
  readonly ownPrices: readonly OwnPricedRow[];
}

/** Why a row is not sent. */
export type NotReadyReason = AnalysisProblem | { readonly kind: "skipped" | LeftOut };

/** What becomes of a file, and of its rows. */
export interface AnalyzedFile {
  readonly analysis: FileAnalysis;
  /** The works that can be sent, or the people. */
  readonly ready: TakenFile["ready"];
  readonly people: TakenFile["people"];
  /** Why other rows cannot. */
  readonly notReady: ReadonlyMap<number, readonly NotReadyReason[]>;
}

/** What is sent of a file, and all of its rows with their cells, with the reasons of those that are not sent. */
export interface TakenFile {
  readonly kind: RowKind;
  readonly ready: readonly ImportRow[];
  readonly people: readonly PersonRow[];
  readonly headers: readonly string[];
  readonly rows: readonly FileRow[];
}

interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Empty for a row that is sent. */
  readonly notReady: readonly NotReadyReason[];
}
