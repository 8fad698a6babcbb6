import type { Artwork } from "#schema/artwork.ts";

const longestName = 80;

/**
 * What a file name keeps: letters and digits of any script and underscores. Other signs become a dash, so that `1/2` is
 * not `12`, and spaces an underscore.
 */
function fileName(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, (signs) => (signs.trim() === "" ? "_" : "-"))
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
