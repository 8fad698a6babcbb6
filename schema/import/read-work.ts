import * as v from "valibot";
import type { Currency } from "../currency.ts";
import type { Medium } from "../media.ts";
import { mediaGroups } from "../price-list/media-groups.ts";
import { measureMarks, type NumberSigns, readNumber } from "../read-number.ts";
import { type Support, type SupportKind, supportDepths } from "../supports.ts";
import type { WorkStatus } from "../work-status.ts";
import {
  type LengthUnit,
  namesSides,
  readAmount,
  readCurrency,
  readLength,
  readShare,
  readSides,
  readYear,
  unitIn,
} from "./cells.ts";
import { type DateOrder, readDay } from "./days.ts";
import { foldHeader, type ImportField } from "./fields.ts";
import { readFormulaCell } from "./formula-cells.ts";
import { type ImportedSale, type ImportedWork, importedWorkSchema } from "./imported-work.ts";
import { discountBearerIn, flagIn, mediumIn, statusIn, supportIn } from "./words.ts";

/** What the file does not say itself, as the artist has answered it. */
export interface ImportSettings {
  /** The column of each field that is imported. */
  readonly columns: Partial<Readonly<Record<ImportField, number>>>;
  /** The unit of lengths whose cell names none. */
  readonly unit: LengthUnit;
  /** Which side a size in one cell begins with. */
  readonly sizeBeginsWith: "width" | "height";
  readonly signs: NumberSigns;
  readonly dateOrder: DateOrder;
  /** Of amounts whose cell names none. */
  readonly currency: Currency;
  /** The year of works without one; null asks about each. */
  readonly year: string | null;
  /** What the artist said that a word of the file means, by the word as `foldHeader` writes it. */
  readonly media: ReadonlyMap<string, Medium>;
  readonly statuses: ReadonlyMap<string, WorkStatus>;
  readonly supports: ReadonlyMap<string, SupportKind>;
}

/** Why a row cannot become a work yet: which field, and what its cell holds. */
export interface RowProblem {
  readonly field: ImportField;
  readonly kind: "empty" | "unreadable" | "unknown-word" | "too-long" | "out-of-range";
  readonly text: string;
}

/** A row as it would be imported; `work` is null while it has problems. */
export interface ReadRow {
  readonly work: ImportedWork | null;
  readonly problems: readonly RowProblem[];
}

/**
 * Reads a row of an imported file as a work (price list, section 6). Nothing is guessed: what cannot be read is a
 * problem that the artist decides about.
 */
export function readWork(row: readonly string[], settings: ImportSettings): ReadRow {
  const problems: RowProblem[] = [];
  const cell = (field: ImportField): string => {
    const column = settings.columns[field];
    return column === undefined ? "" : readFormulaCell((row[column] ?? "").trim());
  };
  /** The value of a cell that must not be empty; a problem where it is, or cannot be read. */
  function need<Value>(field: ImportField, value: Value | null, kind: RowProblem["kind"]) {
    if (value !== null) return value;
    const text = cell(field);
    problems.push({ field, kind: text === "" ? "empty" : kind, text });
    return null;
  }
  /** Likewise, of a cell that may be empty. */
  function allow<Value>(field: ImportField, value: Value | null, blank: Value): Value {
    if (cell(field) === "") return blank;
    return need(field, value, "unreadable") ?? blank;
  }

  const { signs, currency: assumed } = settings;
  const mediumText = cell("medium");
  const medium = need(
    "medium",
    settings.media.get(foldHeader(mediumText)) ?? mediumIn(mediumText),
    "unknown-word",
  );
  const price = readAmount(cell("price"), signs);
  const soldPrice = readAmount(cell("soldPrice"), signs);
  const ownCurrency =
    cell("currency") === "$" ? null : allow("currency", readCurrency(cell("currency")), null);
  const currency = ownCurrency ?? price?.currency ?? soldPrice?.currency;
  const askingPriceCents = allow("price", price?.cents ?? null, null);
  const sides = sidesOf(cell, settings);
  const status = statusOf(cell, settings, need);
  const day = (field: ImportField) => allow(field, readDay(cell(field), settings.dateOrder), null);
  const cents = (field: ImportField) =>
    allow(field, readAmount(cell(field), signs)?.cents ?? null, 0);
  const hasWho = status === "on-hold" || status === "consigned";
  const work = {
    title: need("title", cell("title") || null, "unreadable"),
    dateCreated: need("year", readYear(cell("year")) ?? settings.year, "unreadable"),
    width: need(sides.widthField, sides.width, "unreadable"),
    height: need(sides.heightField, sides.height, "unreadable"),
    depth: supportOf(medium, supportKind(), sides.depth),
    medium,
    inventoryNumber: cell("inventoryNumber") || null,
    status,
    location: cell("location"),
    statusWho: hasWho ? cell("statusWho") : "",
    statusSince: hasWho ? day("statusSince") : null,
    statusUntil: hasWho ? day("statusUntil") : null,
    framed: allow("framed", flagIn(cell("framed")), false),
    framingCents: cents("framingCost"),
    notes: cell("notes"),
    hoursSpent: allow("hours", readHours(cell("hours"), signs), 0),
    materialsCost: cents("materials") / 100,
    archived: allow("archived", flagIn(cell("archived")), false),
    currency: currency ?? assumed,
    // A price of 0 is how tables write that there is none.
    askingPriceCents: askingPriceCents === 0 ? null : askingPriceCents,
    sale: status === "sold" ? saleOf() : null,
  };

  /** By the column of the support, else by the words of the medium, such as "oil on linen"; null when neither says. */
  function supportKind(): SupportKind | null {
    const text = cell("support");
    if (text === "") return supportIn(mediumText);
    return need(
      "support",
      settings.supports.get(foldHeader(text)) ?? supportIn(text),
      "unknown-word",
    );
  }

  function saleOf(): ImportedSale | null {
    const priceCents = (cell("soldPrice") === "" ? price : soldPrice)?.cents ?? null;
    const date = need("soldOn", readDay(cell("soldOn"), settings.dateOrder), "unreadable");
    const paid = need("soldPrice", priceCents || null, "unreadable");
    if (date === null || paid === null) return null;
    return {
      date,
      priceCents: paid,
      currency: soldPrice?.currency ?? null,
      commission: allow("commission", readShare(cell("commission"), signs), 0),
      discount: allow("discount", readShare(cell("discount"), signs), 0),
      discountBorneBy: allow("discountBorneBy", discountBearerIn(cell("discountBorneBy")), null),
      feeCents: cents("saleFees"),
      shippingCents: cents("saleShipping"),
      buyerName: cell("soldTo"),
      through: cell("soldThrough"),
    };
  }

  if (problems.length > 0) return { work: null, problems };
  const parsed = v.safeParse(importedWorkSchema, work);
  if (parsed.success) return { work: parsed.output, problems };
  return { work: null, problems: parsed.issues.map((issue) => problemOf(issue, cell)) };
}

/** Hours with their decimals, such as `7.5` or `7,5 h`; null for what cannot be read. */
function readHours(text: string, signs: NumberSigns): number | null {
  const number = readNumber(text, signs, measureMarks.hours);
  return number === null || number === "" ? null : Number(number);
}

type Cell = (field: ImportField) => string;

/** The sides in inches, each null where its cell cannot be read, and the fields that they come from. */
function sidesOf(cell: Cell, { columns, unit, signs, sizeBeginsWith }: ImportSettings) {
  const length = (field: ImportField) => readLength(cell(field), unit, signs);
  const depth = length("depth");
  if (columns.width !== undefined && columns.height !== undefined) {
    const [widthField, heightField] = ["width", "height"] as const;
    return { width: length("width"), height: length("height"), depth, widthField, heightField };
  }
  const [first = null, second = null, third = null] = readSides(cell("size"), unit, signs) ?? [];
  const isWidthFirst = sizeBeginsWith === "width" && !namesSides(cell("size"));
  const [width, height] = isWidthFirst ? [first, second] : [second, first];
  const field = "size" as const;
  return { width, height, depth: depth ?? third, widthField: field, heightField: field };
}

const onPaper: ReadonlySet<Medium> = new Set(mediaGroups.paper);

/** The support on offer that is nearest: its kind, else what is usual for the medium, and its depth. */
function supportOf(
  medium: Medium | null,
  named: SupportKind | null,
  depthInches: number | null,
): Support {
  const usual: SupportKind = medium !== null && onPaper.has(medium) ? "paper" : "canvas";
  const kind = named ?? usual;
  const depths: readonly number[] = supportDepths[kind];
  const wanted = depthInches ?? (kind === "paper" ? 0.01 : 0.75);
  const distance = (depth: number) => Math.abs(depth - wanted);
  const nearest = depths.reduce((best, depth) => (distance(depth) < distance(best) ? depth : best));
  return `${kind}-${nearest}` as Support;
}

/** By the column of the status, and by how the work left; a work that says nothing is available. */
function statusOf(
  cell: Cell,
  { statuses }: ImportSettings,
  need: (
    field: ImportField,
    value: WorkStatus | null,
    kind: RowProblem["kind"],
  ) => WorkStatus | null,
): WorkStatus | null {
  const disposal = foldHeader(cell("disposal"));
  if (/^(?:sale|sold|vente|vendue?)$/.test(disposal)) return "sold";
  if (/^(?:donation|gift|don|cadeau)$/.test(disposal)) return "not-for-sale";
  const text = cell("status");
  if (text === "") return cell("soldOn") === "" ? "available" : "sold";
  return need("status", statuses.get(foldHeader(text)) ?? statusIn(text), "unknown-word");
}

/** The fields of the file behind those of a work. */
const fieldOfWork: Readonly<Record<string, ImportField>> = {
  dateCreated: "year",
  askingPriceCents: "price",
  framingCents: "framingCost",
  hoursSpent: "hours",
  materialsCost: "materials",
};

function problemOf(
  issue: { readonly type: string; readonly path?: readonly { key: unknown }[] | undefined },
  cell: Cell,
): RowProblem {
  const key = String(issue.path?.[0]?.key ?? "title");
  const field = key === "sale" ? "soldPrice" : (fieldOfWork[key] ?? (key as ImportField));
  const kind = issue.type === "max_length" ? "too-long" : "out-of-range";
  return { field, kind, text: cell(field) };
}

/** The unit that the headings of lengths name; null where they name none or several. */
export function unitOfHeadings(headers: readonly string[]): LengthUnit | null {
  const units = new Set(headers.map(unitIn).filter((unit) => unit === "in" || unit === "cm"));
  return units.size === 1 ? ([...units][0] ?? null) : null;
}
