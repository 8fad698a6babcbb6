import * as v from "valibot";
import type { Medium } from "../media.ts";
import { mediaGroups } from "../price-list/media-groups.ts";
import { type SaleDayProblem, saleDayProblem } from "../sales/sale.ts";
import { type Support, type SupportKind, supportDepths } from "../supports.ts";
import { workAcceptor } from "./accepts-work.ts";
import { type Discount, type LengthUnit, unitIn } from "./cells.ts";
import { type FieldCell, type FieldReaders, fieldReaders } from "./field-readers.ts";
import type { ImportField } from "./fields.ts";
import { readFormulaCell } from "./formula-cells.ts";
import type { ImportSettings } from "./import-settings.ts";
import { type ImportedSale, type ImportedWork, importedWorkSchema } from "./imported-work.ts";

/** Why a row cannot become a work yet: which field, and what its cell holds. */
export interface RowProblem {
  readonly field: ImportField;
  readonly kind:
    | ("empty" | "unreadable" | "unknown-word" | "too-long" | "out-of-range")
    | SaleDayProblem;
  readonly text: string;
}

/** A row as it would be imported; `work` is null while it has problems. */
export interface ReadRow {
  readonly work: ImportedWork | null;
  readonly problems: readonly RowProblem[];
}

/**
 * Reads rows of an imported file as works (price list, section 6). Nothing is guessed: what cannot be read is a problem
 * that the artist decides about.
 */
export function workReader(settings: ImportSettings): (row: readonly string[]) => ReadRow {
  const readers = fieldReaders(settings);
  const accepts = workAcceptor();
  return (row) => {
    const { work, problems } = assemble(row, readers, settings);
    if (problems.length > 0) return { work: null, problems };
    const wrongDay = wrongDayOf(work);
    if (wrongDay === null && accepts(work)) return { work, problems };
    const parsed = v.safeParse(importedWorkSchema, work);
    if (parsed.success) return { work: parsed.output, problems };
    const found = parsed.issues.map((issue) => problemOf(issue, wrongDay, row, settings));
    // A value can break two rules of its field.
    const byField = new Map(found.map((problem) => [problem.field, problem]));
    return { work: null, problems: [...byField.values()] };
  };
}

function assemble(row: readonly string[], read: FieldReaders, settings: ImportSettings) {
  const problems: RowProblem[] = [];
  const medium = need(read.medium(row), problems, "unknown-word");
  const price = read.price(row);
  const soldPrice = read.soldPrice(row);
  const currencyCell = read.currency(row);
  const ownCurrency = currencyCell.text === "$" ? null : allow(currencyCell, problems, null);
  const currency = ownCurrency ?? price.value?.currency ?? soldPrice.value?.currency;
  const askingPriceCents = allow(price, problems, null)?.cents ?? null;
  const sides = sidesOf(row, read, settings);
  const status = statusOf(row, read, problems);
  const hasWho = status === "on-hold" || status === "consigned";
  const work = {
    title: need(read.title(row), problems),
    dateCreated: need(read.year(row), problems),
    width: need(sides.width, problems),
    height: need(sides.height, problems),
    depth: supportOf(medium, supportKindOf(row, read, problems), sides.depth),
    medium,
    inventoryNumber: read.inventoryNumber(row).text || null,
    status,
    location: read.location(row).text,
    statusWho: hasWho ? read.statusWho(row).text : "",
    statusSince: hasWho ? allow(read.statusSince(row), problems, null) : null,
    statusUntil: hasWho ? allow(read.statusUntil(row), problems, null) : null,
    framed: allow(read.framed(row), problems, false),
    framingCents: allow(read.framingCost(row), problems, 0),
    notes: read.notes(row).text,
    hoursSpent: allow(read.hours(row), problems, 0),
    materialsCost: allow(read.materials(row), problems, 0) / 100,
    archived: allow(read.archived(row), problems, false),
    currency: currency ?? settings.currency,
    // A price of 0 is how tables write that there is none.
    askingPriceCents: askingPriceCents === 0 ? null : askingPriceCents,
    sale: status === "sold" ? saleOf(row, read, problems) : null,
  };
  return { work, problems };
}

/** The value of a cell that must not be empty; a problem where it is, or cannot be read. */
function need<Value>(
  { field, text, value }: FieldCell<Value>,
  problems: RowProblem[],
  kind: RowProblem["kind"] = "unreadable",
): Value | null {
  if (value === null) problems.push({ field, kind: text === "" ? "empty" : kind, text });
  return value;
}

/** Likewise, of a cell that may be empty. */
function allow<Value, Blank>(cell: FieldCell<Value>, problems: RowProblem[], blank: Blank) {
  return cell.text === "" ? blank : (need(cell, problems) ?? blank);
}

/** By the column of the status, and by how the work left; a work that says nothing is available. */
function statusOf(row: readonly string[], read: FieldReaders, problems: RowProblem[]) {
  const disposed = read.disposal(row).value;
  if (disposed !== null) return disposed;
  const cell = read.status(row);
  if (cell.text !== "") return need(cell, problems, "unknown-word");
  return read.soldOn(row).text === "" ? "available" : "sold";
}

/** By the column of the support, else by the words of the medium; null when neither says. */
function supportKindOf(row: readonly string[], read: FieldReaders, problems: RowProblem[]) {
  const cell = read.support(row);
  if (cell.text === "") return read.supportOfMedium(row).value;
  return need(cell, problems, "unknown-word");
}

function saleOf(
  row: readonly string[],
  read: FieldReaders,
  problems: RowProblem[],
): ImportedSale | null {
  const soldPrice = read.soldPrice(row);
  const { value: paid } = soldPrice.text === "" ? read.price(row) : soldPrice;
  const date = need(read.soldOn(row), problems);
  const priceCents = need({ ...soldPrice, value: paid?.cents || null }, problems);
  if (date === null || priceCents === null) return null;
  return {
    date,
    priceCents,
    currency: soldPrice.value?.currency ?? null,
    commission: allow(read.commission(row), problems, 0),
    discount: shareOf(allow(read.discount(row), problems, null), priceCents),
    discountBorneBy: allow(read.discountBorneBy(row), problems, null),
    feeCents: allow(read.saleFees(row), problems, 0),
    shippingCents: allow(read.saleShipping(row), problems, 0),
    buyerName: read.soldTo(row).text,
    through: read.soldThrough(row).text,
  };
}

/** The share of the price that a discount is. */
function shareOf(discount: Discount | null, priceCents: number): number {
  if (discount === null) return 0;
  return "share" in discount ? discount.share : discount.cents / priceCents;
}

function wrongDayOf({ sale, dateCreated }: ReturnType<typeof assemble>["work"]) {
  return sale && saleDayProblem(sale.date, dateCreated ?? "", new Date());
}

/** The sides in inches, from their own columns or from the one of the size. */
function sidesOf(row: readonly string[], read: FieldReaders, { columns }: ImportSettings) {
  const depth = read.depth(row).value;
  if (columns.width !== undefined && columns.height !== undefined) {
    return { width: read.width(row), height: read.height(row), depth };
  }
  const size = read.size(row);
  const { width = null, height = null, depth: third = null } = size.value ?? {};
  return {
    width: { ...size, value: width },
    height: { ...size, value: height },
    depth: depth ?? third,
  };
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

/** The fields of the file behind those of a work and its sale. */
const fieldOf: Readonly<Record<string, ImportField>> = {
  dateCreated: "year",
  askingPriceCents: "price",
  framingCents: "framingCost",
  hoursSpent: "hours",
  materialsCost: "materials",
  "sale.date": "soldOn",
  "sale.priceCents": "soldPrice",
  "sale.commission": "commission",
  "sale.discount": "discount",
  "sale.feeCents": "saleFees",
  "sale.shippingCents": "saleShipping",
  "sale.buyerName": "soldTo",
  "sale.through": "soldThrough",
};

interface Issue {
  readonly type: string;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

function problemOf(
  { type, path }: Issue,
  wrongDay: SaleDayProblem | null,
  row: readonly string[],
  { columns }: ImportSettings,
): RowProblem {
  const key = path?.map((item) => String(item.key)).join(".") ?? "title";
  const field = fieldOf[key] ?? (key as ImportField);
  const kind = type === "max_length" ? "too-long" : "out-of-range";
  const column = columns[field];
  const text = column === undefined ? "" : readFormulaCell((row[column] ?? "").trim());
  return { field, kind: field === "soldOn" ? (wrongDay ?? kind) : kind, text };
}

/** The unit that the headings of lengths name; null where they name none or several. */
export function unitOfHeadings(headers: readonly string[]): LengthUnit | null {
  const units = new Set(headers.map(unitIn).filter((unit) => unit === "in" || unit === "cm"));
  return units.size === 1 ? ([...units][0] ?? null) : null;
}
