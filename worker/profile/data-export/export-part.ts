import type { Artist, VerbContext } from "#worker/context.ts";
import { conflict } from "#worker/errors.ts";
import type { SignedIn } from "#worker/http/context.ts";
import { invalid } from "#worker/http/validation.ts";
import type { ExportMoment } from "../export-queries.ts";
import {
  type ExportPage,
  type PicturedList,
  picturedLists,
  readExportPage,
} from "../pictured-rows-queries.ts";
import {
  artworksText,
  betweenLists,
  documentWorksText,
  endText,
  exportHead,
} from "./export-data.ts";

/**
 * How many pictures are in one part: each is a call to the bucket, and the platform's smallest plan allows a request 50
 * calls (decision 060).
 */
export const picturesAPart = 40;
/** Works without pictures are read in larger steps. */
const rowsAPart = 400;

interface PartRequest {
  readonly signedIn: SignedIn;
  /** `head` for the first part; the others are named by the one before. */
  readonly name: string;
}

/** A part of the exported text, and the name of the next one; null after the last. */
interface ExportPart {
  readonly pieces: AsyncGenerator<string>;
  readonly next: string | null;
}

/** Where a part begins: the row of a list, as the lists were when the first part was read. */
interface Place extends ExportMoment {
  readonly list: PicturedList;
  readonly from: number;
  readonly isFirst: boolean;
}

/**
 * A part of the text of `exportData`, for as many pictures as one request may read. The parts in their order are the text.
 * @throws AppError VALIDATION_FAILED for a name that no part gives, CONFLICT when the works have been changed since the first.
 */
export async function exportPart(
  context: VerbContext<Artist>,
  { signedIn, name }: PartRequest,
): Promise<ExportPart> {
  const { db, pictures, artist } = context;
  if (name === "head") {
    const { text, moment } = await exportHead(context, signedIn);
    const next = { list: "artworks", from: 0, isFirst: true, ...moment } as const;
    return { pieces: one(text), next: nameOf(next) };
  }
  const place = placeOf(name);
  const page = await readExportPage(db, artist.id, { ...place, count: rowsAPart });
  if (page.version !== place.version) {
    throw conflict("Your works have been changed meanwhile. Start again.");
  }
  return partAt(place, page, pictures);
}

function partAt(place: Place, page: ExportPage, pictures: R2Bucket): ExportPart {
  const rows = "artworks" in page ? page.artworks : page.documentWorks;
  const count = countWithin(rows);
  const isFirst = place.isFirst && count === 0;
  const isWhole = count === rows.length && rows.length < rowsAPart;
  const after = picturedLists[picturedLists.indexOf(place.list) + 1];
  const separator = count > 0 && !place.isFirst ? "," : "";
  const text =
    "artworks" in page
      ? artworksText(page.artworks.slice(0, count), pictures)
      : documentWorksText(page.documentWorks.slice(0, count), pictures);
  if (!isWhole) {
    const next = { ...place, from: place.from + count, isFirst };
    return { pieces: joined(separator, text, ""), next: nameOf(next) };
  }
  if (after === undefined) return { pieces: joined(separator, text, endText), next: null };
  const isNewList = after === "documents";
  const next = { ...place, list: after, from: 0, isFirst: isNewList || isFirst };
  return {
    pieces: joined(separator, text, isNewList ? betweenLists : ""),
    next: nameOf(next),
  };
}

/** How many of the rows fit into a part, by the number of their pictures. */
function countWithin(rows: readonly { readonly pictureKey: string | null }[]): number {
  let pictures = 0;
  for (const [index, { pictureKey }] of rows.entries()) {
    if (pictureKey !== null) pictures += 1;
    if (pictures > picturesAPart) return index;
  }
  return rows.length;
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

async function* joined(
  before: string,
  text: AsyncGenerator<string>,
  after: string,
): AsyncGenerator<string> {
  yield before;
  yield* text;
  yield after;
}

function nameOf({ list, from, isFirst, lastDocumentWork, version }: Place): string {
  return [list, from, Number(isFirst), lastDocumentWork, version].join(".");
}

function placeOf(name: string): Place {
  const [, list, from, isFirst, lastDocumentWork, version] =
    /^(\w+)\.(\d{1,9})\.([01])\.(\d{1,15})\.([0-9a-f]*)$/.exec(name) ?? [];
  const known = picturedLists.find((one) => one === list);
  if (known === undefined || version === undefined) {
    throw invalid([{ path: "from", message: "Send the name of a part." }]);
  }
  return {
    list: known,
    from: Number(from),
    isFirst: isFirst === "1",
    lastDocumentWork: Number(lastDocumentWork),
    version,
  };
}
