import type { Artwork } from "#schema/artworks/artwork.ts";
import { inventoryNumberKey } from "#schema/artworks/artwork-record.ts";
import { foldText } from "#schema/fold-text.ts";
import { foldName } from "./fold-name.ts";
import type { ImportedWork } from "./imported-work.ts";

/** What a work of the gallery is recognized by. */
export type KnownWork = Pick<
  Artwork,
  "id" | "title" | "dateCreated" | "width" | "height" | "inventoryNumber"
>;

/** A row that is compared with the gallery. */
interface ComparedRow {
  readonly row: number;
  readonly work: Pick<
    ImportedWork,
    "title" | "dateCreated" | "width" | "height" | "inventoryNumber"
  >;
  /** The artist says that it is another work than the one like it. */
  readonly isAnother?: boolean | undefined;
}

/** Sizes in files are often rounded, to a quarter inch or to whole centimetres. */
const sizeTolerance = 0.25;

/** As the product gives them (decision 039): a file knows nothing of such a number unless it names it. */
const automaticNumber = /^\d{4}-\d{3,}$/;

/**
 * The works of the gallery that rows of a file are already, by row: by inventory number, else by title, size and year.
 * A work is found once, so that of two rows alike one is new while the gallery has one such work. A row with the number
 * of a work that has neither its title nor its size is none of them.
 */
export function findExistingWorks(
  rows: readonly ComparedRow[],
  works: readonly KnownWork[],
): Map<number, string> {
  const found = new Map<number, string>();
  if (works.length === 0) return found;
  const taken = new Set<string>();
  const byNumber = new Map(works.map((work) => [work.inventoryNumber, work]));
  const byKey = new Map(works.map((work) => [inventoryNumberKey(work.inventoryNumber), work]));
  const findByNumber = (number: string | null) =>
    number === null ? undefined : (byNumber.get(number) ?? byKey.get(inventoryNumberKey(number)));
  for (const { row, work, isAnother } of rows) {
    if (isAnother) continue;
    const known = findByNumber(work.inventoryNumber);
    if (known === undefined || taken.has(known.id)) continue;
    if (!hasSameTitle(known, work) && !hasSameSize(known, work)) continue;
    found.set(row, known.id);
    taken.add(known.id);
  }
  const alike = new Map<string, KnownWork[]>();
  for (const work of works) {
    const key = likeness(work);
    alike.set(key, [...(alike.get(key) ?? []), work]);
  }
  for (const { row, work, isAnother } of rows) {
    if (found.has(row) || isAnother) continue;
    const { inventoryNumber } = work;
    const known = alike
      .get(likeness(work))
      ?.find(
        (one) =>
          !taken.has(one.id) &&
          hasSameSize(one, work) &&
          (inventoryNumber === null ||
            automaticNumber.test(one.inventoryNumber) ||
            foldName(inventoryNumber) === foldName(one.inventoryNumber)),
      );
    if (known === undefined) continue;
    found.set(row, known.id);
    taken.add(known.id);
  }
  return found;
}

type Size = Pick<KnownWork, "width" | "height">;
type Described = Pick<KnownWork, "title" | "dateCreated" | "width" | "height">;

function likeness({ title, dateCreated }: Described): string {
  return JSON.stringify([foldText(title), dateCreated]);
}

function hasSameTitle(one: Described, other: Described): boolean {
  return foldText(one.title) === foldText(other.title);
}

/** Whether two sizes in inches are the same, as far as files are exact. */
export function hasSameSize(one: Size, other: Size): boolean {
  return (
    Math.abs(one.width - other.width) <= sizeTolerance &&
    Math.abs(one.height - other.height) <= sizeTolerance
  );
}
