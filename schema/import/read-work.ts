import { askingPriceLimits } from "../asking-price.ts";
import type { Medium } from "../media.ts";
import { fromCents } from "../money.ts";
import { mediaGroups } from "../price-list/media-groups.ts";
import { saleDayProblem } from "../sales/sale.ts";
import { type Support, type SupportKind, supportDepths } from "../supports.ts";
import { type Discount, type FileUnit, isBlankCell, unitIn } from "./cells.ts";
import { priceBefore } from "./discounted-price.ts";
import { type FieldCell, type FieldReaders, fieldReaders } from "./field-readers.ts";
import type { ImportSettings } from "./import-settings.ts";
import { type ImportedSale, type ImportedWork, isDueBackTooEarly } from "./imported-work.ts";
import { readDelivery, readTerms } from "./read-delivery.ts";
import { mediumWordsOf, readMediumLine } from "./read-medium-line.ts";
import type { RowProblem } from "./row-problem.ts";
import { isWithoutChannel } from "./sold-through.ts";
import { statedFields } from "./stated-fields.ts";
import type { TableColumn } from "./table-column.ts";
import type { UpdateField } from "./update-fields.ts";

/** A row as it would be imported; `work` is null while it has problems. */
interface ReadRow {
  readonly work: ImportedWork | null;
  readonly problems: readonly RowProblem[];
  /** What of a work of the gallery it would update. */
  readonly stated: () => UpdateField[];
}

/**
 * Reads rows of an imported file, by their index, as works (price list, section 6) that are as `importedWorkSchema` has
 * them. Nothing is guessed: what cannot be read is a problem that the artist decides about.
 */
export function workReader(
  settings: ImportSettings,
  table: readonly TableColumn[],
): (row: number) => ReadRow {
  const read = fieldReaders(settings, table);
  return (row) => {
    const problems: RowProblem[] = [];
    const work = assemble(row, read, problems, settings);
    return {
      work: problems.length === 0 && isWhole(work) ? work : null,
      problems,
      stated: () => statedFields(read, row),
    };
  };
}

type Assembled = { readonly [Field in keyof ImportedWork]: ImportedWork[Field] | null };

function assemble(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  settings: ImportSettings,
): Assembled {
  const medium = need(read.medium(row), problems);
  const price = read.price(row);
  const currencyCell = read.currency(row);
  const ownCurrency = currencyCell.text === "$" ? null : allow(currencyCell, problems, null);
  const named = price.value?.currency;
  const currency = ownCurrency ?? named ?? read.soldPrice(row).value?.currency;
  if (ownCurrency && named && ownCurrency !== named) {
    for (const { field, text } of [currencyCell, price]) {
      problems.push({ field, kind: "unreadable", text });
    }
  }
  const askingPriceCents = allow(price, problems, null)?.cents || null;
  const status = statusOf(row, read, problems);
  const hasWho = status === "on-hold" || status === "consigned";
  const statusSince = hasWho ? allow(read.statusSince(row), problems, null) : null;
  const statusUntil = hasWho ? allow(read.statusUntil(row), problems, null) : null;
  if (isDueBackTooEarly({ status, statusSince, statusUntil })) {
    const { text } = read.statusUntil(row);
    problems.push({ field: "statusUntil", kind: "out-of-range", text });
  }
  const { width, height, depth } = sidesOf(row, read, problems, settings);
  const support = supportOf(medium, supportKindOf(row, read, problems), depth);
  return {
    title: need(read.title(row), problems),
    dateCreated: need(read.year(row), problems),
    width,
    height,
    depth: support,
    medium,
    mediumLine:
      medium &&
      readMediumLine(mediumWordsOf(row, read, problems, settings, allow), { medium, support }),
    inventoryNumber: allow(read.inventoryNumber(row), problems, null),
    status,
    location: allow(read.location(row), problems, ""),
    statusWho: hasWho ? allow(read.statusWho(row), problems, "") : "",
    statusSince,
    statusUntil,
    framed: allow(read.framed(row), problems, false),
    framingCents: allow(read.framingCost(row), problems, 0),
    notes: allow(read.notes(row), problems, ""),
    hoursSpent: allow(read.hours(row), problems, 0),
    materialsCost: fromCents(allow(read.materials(row), problems, 0)),
    archived: allow(read.archived(row), problems, false),
    currency: currency ?? settings.currency,
    askingPriceCents,
    ...readTerms(row, read, problems, allow, status === "consigned"),
    sale: status === "sold" ? saleOf(row, read, problems, settings) : null,
  };
}

/** Always so without a problem: what a work cannot be without has been needed. */
function isWhole(work: Assembled): work is ImportedWork {
  const { title, dateCreated, width, height, medium, status } = work;
  const isDescribed = title !== null && dateCreated !== null && medium !== null;
  return isDescribed && width !== null && height !== null && status !== null;
}

/** The value of a cell that must not be empty; its problem where it is, or is not valid. */
function need<Value>(cell: FieldCell<Value>, problems: RowProblem[]): Value | null {
  if (cell.problem !== null) problems.push(cell.problem);
  return cell.value;
}

/** The same for a cell that may be empty. */
function allow<Value, Blank>(cell: FieldCell<Value>, problems: RowProblem[], blank: Blank) {
  return cell.text === "" ? blank : (need(cell, problems) ?? blank);
}

/** By the column of the status, by how the work left, and by its sale; a work that says nothing is available. */
function statusOf(row: number, read: FieldReaders, problems: RowProblem[]) {
  const disposed = read.disposal(row).value;
  if (disposed !== null) return disposed;
  const cell = read.status(row);
  if (cell.text !== "") return need(cell, problems);
  const hasBuyer = !isBlankCell(read.soldTo(row).text);
  const isSold = read.soldOn(row).text !== "" || read.soldPrice(row).value !== null || hasBuyer;
  return isSold ? "sold" : "available";
}

/** By the column of the support, else by the words of the medium; null when neither says. */
function supportKindOf(row: number, read: FieldReaders, problems: RowProblem[]) {
  const cell = read.support(row);
  return cell.text === "" ? read.supportOfMedium(row).value : need(cell, problems);
}

function saleOf(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  { isSoldPriceDiscounted, channelId }: ImportSettings,
): ImportedSale | null {
  const soldOn = read.soldOn(row);
  const soldPrice = read.soldPrice(row);
  const price = read.price(row);
  const isPriceAsked = soldPrice.text === "" && price.value !== null && price.value.cents > 0;
  const date = need(soldOn, problems);
  const paid = need(isPriceAsked ? price : soldPrice, problems);
  const given = read.discount(row);
  const discount = allow(given, problems, null) ?? { share: 0 };
  const terms = {
    currency: soldPrice.value?.currency ?? null,
    commission: allow(read.commission(row), problems, null),
    discountBorneBy: allow(read.discountBorneBy(row), problems, null),
    feeCents: allow(read.saleFees(row), problems, 0),
    shippingCents: allow(read.saleShipping(row), problems, 0),
    buyerName: allow(read.soldTo(row), problems, ""),
    through: allow(read.soldThrough(row), problems, ""),
    ...readDelivery(row, read, problems, allow),
  };
  if (date === null || paid === null) return null;
  const wrongDay = saleDayProblem(date, read.year(row).value ?? "", new Date());
  if (wrongDay !== null) problems.push({ field: "soldOn", kind: wrongDay, text: soldOn.text });
  const isDiscounted = isSoldPriceDiscounted && !isPriceAsked;
  const priceCents = isDiscounted ? priceBefore(paid.cents, discount) : paid.cents;
  const share = isDiscounted ? 1 - paid.cents / priceCents : shareOf(discount, priceCents);
  if (share >= 1) {
    problems.push({ field: "discount", kind: "out-of-range", text: given.text });
  } else if (priceCents > askingPriceLimits.cents) {
    problems.push({ field: "soldPrice", kind: "out-of-range", text: soldPrice.text });
  }
  const answered = isWithoutChannel(terms) ? channelId : null;
  return { date, priceCents, discount: share, ...terms, channelId: answered };
}

/** The share of the price that a discount is. */
function shareOf(discount: Discount, priceCents: number): number {
  return "share" in discount ? discount.share : discount.cents / priceCents;
}

/** The sides in inches, from their own columns or from the one of the size. */
function sidesOf(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  { columns }: ImportSettings,
) {
  const depth = read.depth(row).value;
  if (columns.width !== undefined && columns.height !== undefined) {
    const width = need(read.width(row), problems);
    return { width, height: need(read.height(row), problems), depth };
  }
  const size = need(read.size(row), problems);
  return { width: size?.width ?? null, height: size?.height ?? null, depth: depth ?? size?.depth };
}

const onPaper: ReadonlySet<Medium> = new Set(mediaGroups.paper);

/** The support on offer that is nearest: its kind, else what is usual for the medium, and its depth. */
function supportOf(
  medium: Medium | null,
  named: SupportKind | null,
  depthInches: number | null | undefined,
): Support {
  const usual: SupportKind = medium !== null && onPaper.has(medium) ? "paper" : "canvas";
  const kind = named ?? usual;
  const depths: readonly number[] = supportDepths[kind];
  const wanted = depthInches ?? (kind === "paper" ? 0.01 : 0.75);
  const distance = (depth: number) => Math.abs(depth - wanted);
  const nearest = depths.reduce((best, depth) => (distance(depth) < distance(best) ? depth : best));
  return `${kind}-${nearest}` as Support;
}

/** The unit that the headings of lengths name; null where they name none or several. */
export function unitOfHeadings(headers: readonly string[]): FileUnit | null {
  const units = new Set(headers.map(unitIn).filter((unit) => unit !== null));
  return units.size === 1 ? ([...units][0] ?? null) : null;
}
