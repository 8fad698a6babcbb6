import type { Medium } from "#schema/artworks/media.ts";
import { type Support, type SupportKind, supportDepths } from "#schema/artworks/supports.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";
import { unitIn } from "#schema/imports/cells.ts";
import { type ImportedWork, isDueBackTooEarly } from "#schema/imports/imported-work.ts";
import type { FileUnit } from "#schema/imports/length-marks.ts";
import type { UpdateField } from "#schema/imports/update-fields.ts";
import { fromCents } from "#schema/money.ts";
import { mediaGroups } from "#web/works/media-groups.ts";
import { type FieldReaders, fieldReaders } from "./field-readers.ts";
import type { ImportSettings, SaleGap } from "./import-settings.ts";
import { readTerms } from "./read-delivery.ts";
import { mediumWordsOf, readMediumLine } from "./read-medium-line.ts";
import { saleGapsOf, saleOf } from "./read-sale.ts";
import { statusOf } from "./read-status.ts";
import { allow, need, type RowProblem } from "./row-problem.ts";
import { statedFields } from "./stated-fields.ts";
import type { TableColumn } from "./table-column.ts";

/** A row as it would be imported; `work` is null while it has problems. */
interface ReadRow {
  readonly work: ImportedWork | null;
  readonly problems: readonly RowProblem[];
  /** What the file leaves out of its sale. */
  readonly gaps: readonly SaleGap[];
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
    const stated = statusOf(row, read, problems, settings);
    const gaps = stated === "sold" ? saleGapsOf(row, read) : [];
    const isLeftOut = gaps.some((gap) => settings.incompleteSales.withoutSale.has(gap));
    const status = isLeftOut ? "not-for-sale" : stated;
    const work = assemble(row, read, { problems, settings, status });
    return {
      work: problems.length === 0 && isWhole(work) ? work : null,
      problems,
      gaps,
      stated: () => statedFields(read, row),
    };
  };
}

type Assembled = { readonly [Field in keyof ImportedWork]: ImportedWork[Field] | null };

interface Assembling {
  /** Those that are found are added. */
  readonly problems: RowProblem[];
  readonly settings: ImportSettings;
  readonly status: WorkStatus | null;
}

function assemble(
  row: number,
  read: FieldReaders,
  { problems, settings, status }: Assembling,
): Assembled {
  const medium = need(read.medium(row), problems);
  const price = read.price(row);
  const currencyCell = read.currency(row);
  const ownCurrency = currencyCell.text === "$" ? null : allow(currencyCell, problems, null);
  const named = price.value?.amount?.currency;
  const currency = ownCurrency ?? named ?? read.soldPrice(row).value?.currency;
  if (ownCurrency && named && ownCurrency !== named) {
    for (const { field, text } of [currencyCell, price]) {
      problems.push({ field, kind: "unreadable", text });
    }
  }
  const askingPriceCents = allow(price, problems, null)?.amount?.cents || null;
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
      medium && readMediumLine(mediumWordsOf(row, read, problems, settings), { medium, support }),
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
    ...readTerms(row, read, problems, status === "consigned"),
    sale: status === "sold" ? saleOf(row, read, problems, settings) : null,
  };
}

/** Always so without a problem: what a work cannot be without has been needed. */
function isWhole(work: Assembled): work is ImportedWork {
  const { title, dateCreated, medium, width, height, status } = work;
  return [title, dateCreated, medium, width, height, status].every((value) => value !== null);
}

/** By the column of the support, else by the words of the medium; null when neither says. */
function supportKindOf(row: number, read: FieldReaders, problems: RowProblem[]) {
  const cell = read.support(row);
  return cell.text === "" ? read.supportOfMedium(row).value : need(cell, problems);
}

/** The sides in inches, from their own columns or from the one of the size. */
function sidesOf(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  { columns }: ImportSettings,
) {
  allow(read.units(row), problems, null);
  const depth = allow(read.depth(row), problems, null);
  if (columns.width !== undefined && columns.height !== undefined) {
    const width = need(read.width(row), problems);
    return { width, height: need(read.height(row), problems), depth };
  }
  const size = need(read.size(row), problems);
  return { width: size?.width ?? null, height: size?.height ?? null, depth: depth || size?.depth };
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
  const wanted = depthInches || (kind === "paper" ? 0.01 : 0.75);
  const distance = (depth: number) => Math.abs(depth - wanted);
  const nearest = depths.reduce((best, depth) => (distance(depth) < distance(best) ? depth : best));
  return `${kind}-${nearest}` as Support;
}

/** The unit that the headings of lengths name; null where they name none or several. */
export function unitOfHeadings(headers: readonly string[]): FileUnit | null {
  const units = new Set(headers.map(unitIn).filter((unit) => unit !== null));
  return units.size === 1 ? ([...units][0] ?? null) : null;
}
