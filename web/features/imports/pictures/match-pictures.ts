import type { Artwork } from "#schema/artworks/artwork.ts";
import { foldHeader } from "#schema/imports/fields.ts";

type NamedWork = Pick<Artwork, "id" | "title" | "inventoryNumber" | "imageUrl">;

/** Why a file becomes no picture. */
export type WithoutWork = "none" | "several" | "twice";

export interface MatchedPictures<File, Work> {
  readonly pictures: readonly { readonly file: File; readonly work: Work }[];
  /** How many works have their picture already, and keep it. */
  readonly have: number;
  readonly withoutWork: readonly { readonly file: File; readonly why: WithoutWork }[];
}

/**
 * Finds the works that picture files are named after: by inventory number, then by title, with or without something after
 * either, such as `ST-0001 Dune.jpg`, `Dune (1).jpg`, `Dune - detail.jpg`. The file that is named most exactly becomes the
 * picture of its work. Files that a system hides, such as macOS's `._Dune.jpg`, are passed over.
 */
export function matchPictures<File extends { readonly name: string }, Work extends NamedWork>(
  files: readonly File[],
  works: readonly Work[],
): MatchedPictures<File, Work> {
  const byNumber = groupBy(works, ({ inventoryNumber }) => fold(inventoryNumber));
  const byTitle = groupBy(works, ({ title }) => fold(title));
  const found = files
    .filter(({ name }) => !name.startsWith("."))
    .map((file) => ({ file, ...findWork(file.name, byNumber, byTitle) }));
  const exactFirst = found.toSorted((a, b) => b.exactness - a.exactness);
  const pictures = new Map<string, { file: File; work: Work }>();
  const had = new Set<string>();
  const withoutWork: { file: File; why: WithoutWork }[] = [];
  for (const { file, works: candidates } of exactFirst) {
    const [work, other] = candidates;
    if (work === undefined) withoutWork.push({ file, why: "none" });
    else if (other !== undefined) withoutWork.push({ file, why: "several" });
    else if (work.imageUrl !== null) had.add(work.id);
    else if (pictures.has(work.id)) withoutWork.push({ file, why: "twice" });
    else pictures.set(work.id, { file, work });
  }
  return { pictures: [...pictures.values()], have: had.size, withoutWork };
}

type ByName<Work> = ReadonlyMap<string, readonly Work[]>;

interface Found<Work> {
  readonly works: readonly Work[];
  /** The share of the name that names the work. */
  readonly exactness: number;
}

function findWork<Work>(name: string, byNumber: ByName<Work>, byTitle: ByName<Work>): Found<Work> {
  const base = name.replace(/\.[^.]*$/, "");
  const words = fold(base).split(" ");
  for (let length = words.length; length > 0; length--) {
    const start = words.slice(0, length).join(" ");
    const works = byNumber.get(start) ?? byTitle.get(start);
    if (works !== undefined) return { works, exactness: length / words.length };
  }
  return { works: [], exactness: 0 };
}

/** In brackets may be a part of a title or number, or what an operating system adds to a file's name. */
function fold(name: string): string {
  return foldHeader(name.replace(/[()[\]]/g, " "));
}

function groupBy<Work>(works: readonly Work[], nameOf: (work: Work) => string): ByName<Work> {
  const groups = Map.groupBy(works, nameOf);
  groups.delete("");
  return groups;
}
