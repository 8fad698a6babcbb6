import type { Artwork } from "#schema/artworks/artwork.ts";

const longestName = 80;

/**
 * What a file name keeps: letters and digits of any script and underscores. Other characters become a dash, so that `1/2` is
 * not `12`, and spaces an underscore.
 */
function fileName(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, (characters) => (characters.trim() === "" ? "_" : "-"))
    .slice(0, longestName)
    .replace(/^-+|-+$/g, "");
}

const extensions: ReadonlyMap<string, string> = new Map([
  ["image/jpeg", "jpg"],
  ["image/png", "png"],
  ["image/gif", "gif"],
  ["image/webp", "webp"],
]);

/**
 * Gives each picture a name of its own: the work's inventory number, by which an import finds the work again.
 * @returns A function for a work and its picture's type, such as `image/jpeg`.
 */
export function pictureNames(): (work: Pick<Artwork, "inventoryNumber">, type: string) => string {
  const given = new Set<string>();
  return ({ inventoryNumber }, type) => {
    const name = fileName(inventoryNumber) || "_";
    // Some systems treat capitals and small letters alike.
    const isFree = (candidate: string) => !given.has(candidate.toLowerCase());
    let free = name;
    for (let count = 2; !isFree(free); count += 1) free = `${name}_${count}`;
    given.add(free.toLowerCase());
    return `${free}.${extensions.get(type) ?? "bin"}`;
  };
}

/** Where pictures are in a ZIP, and in a second one with those that the first misses. */
export interface PicturePaths {
  readonly give: (work: Pick<Artwork, "id" | "inventoryNumber">, type: string) => string;
  /** Those that were given, by the works' ids. */
  readonly byWork: ReadonlyMap<string, string>;
}

export function picturePaths(folder: string): PicturePaths {
  const nameOf = pictureNames();
  const byWork = new Map<string, string>();
  function give(work: Pick<Artwork, "id" | "inventoryNumber">, type: string): string {
    const path = `${folder}/${nameOf(work, type)}`;
    byWork.set(work.id, path);
    return path;
  }
  return { give, byWork };
}
