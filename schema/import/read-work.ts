import * as v from "valibot";
import type { Medium } from "../media.ts";
import { mediaGroups } from "../price-list/media-groups.ts";
import { type SaleDayProblem, saleDayProblem } from "../sales/sale-day.ts";
import { type Support, type SupportKind, supportDepths } from "../supports.ts";
import { workAcceptor } from "./accepts-work.ts";
import { type LengthUnit, unitIn } from "./cells.ts";
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
    return {
      work: null,
      problems: parsed.issues.map((issue) => problemOf(issue, wrongDay, row, settings)),
    };
  };
}

function assemble(row: readonly string[], read: FieldReaders, settings: ImportSettings) {
  const problems: RowProblem[] = [];
  function refuse({ field, text }: FieldCell<unknown>, kind: RowProblem["kind"]): null {
    problems.push({ field, kind: text === "" ? "empty" : kind, text });
    return null;
  }
  /** The value of a cell that must not be empty; a problem where it is, or cannot be read. */
  function need<Value>(cell: FieldCell<Value>, kind: RowProblem["kind"] = "unreadable") {
    return cell.value ?? refuse(cell, kind);
  }
  /** Likewise, of a cell that may be empty. */
  function allow<Value, Blank>(cell: FieldCell<Value>, blank: Blank): Value | Blank {
    return cell.text === "" ? blank : (need(cell) ?? blank);
  }

  const medium = need(read.medium(row), "unknown-word");
  const price = read.price(row);
  const soldPrice = read.soldPrice(row);
  const currencyCell = read.currency(row);
  const ownCurrency = currencyCell.text === "$" ? null : allow(currencyCell, null);
  const currency = ownCurrency ?? price.value?.currency ?? soldPrice.value?.currency;
  const askingPriceCents = allow(price, null)?.cents ?? null;
  const sides = sidesOf(row, read, settings);
  const status = statusOf();
  const hasWho = status === "on-hold" || status === "consigned";
  const work = {
    title: need(read.title(row)),
    dateCreated: need(read.year(row)),
    width: need(sides.width),
    height: need(sides.height),
    depth: supportOf(medium, supportKind(), sides.depth),
    medium,
    inventoryNumber: read.inventoryNumber(row).text || null,
    status,
    location: read.location(row).text,
    statusWho: hasWho ? read.statusWho(row).text : "",
    statusSince: hasWho ? allow(read.statusSince(row), null) : null,
    statusUntil: hasWho ? allow(read.statusUntil(row), null) : null,
    framed: allow(read.framed(row), false),
    framingCents: allow(read.framingCost(row), 0),
    notes: read.notes(row).text,
    hoursSpent: allow(read.hours(row), 0),
    materialsCost: allow(read.materials(row), 0) / 100,
    archived: allow(read.archived(row), false),
    currency: currency ?? settings.currency,
    // A price of 0 is how tables write that there is none.
    askingPriceCents: askingPriceCents === 0 ? null : askingPriceCents,
    sale: status === "sold" ? saleOf() : null,
  };
  return { work, problems };

  /** By the column of the status, and by how the work left; a work that says nothing is available. */
  function statusOf() {
    const disposed = read.disposal(row).value;
    if (disposed !== null) return disposed;
    const cell = read.status(row);
    if (cell.text !== "") return need(cell, "unknown-word");
    return read.soldOn(row).text === "" ? "available" : "sold";
  }

  /** By the column of the support, else by the words of the medium; null when neither says. */
  function supportKind(): SupportKind | null {
    const cell = read.support(row);
    return cell.text === "" ? read.supportOfMedium(row).value : need(cell, "unknown-word");
  }

  function saleOf(): ImportedSale | null {
    const { value: paid } = soldPrice.text === "" ? price : soldPrice;
    const date = need(read.soldOn(row));
    const priceCents = need({ ...soldPrice, value: paid?.cents || null });
    if (date === null || priceCents === null) return null;
    return {
      date,
      priceCents,
      currency: soldPrice.value?.currency ?? null,
      commission: allow(read.commission(row), 0),
      discount: allow(read.discount(row), 0),
      discountBorneBy: allow(read.discountBorneBy(row), null),
      feeCents: allow(read.saleFees(row), 0),
      shippingCents: allow(read.saleShipping(row), 0),
      buyerName: read.soldTo(row).text,
      through: read.soldThrough(row).text,
    };
  }
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
