import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";

/** Where the paintings of the demonstration artist are. */
export const paintings = join(import.meta.dirname, "../../seed/pictures");

/** The file of the picture of a work by its place among those that `savePicturedWorks` saves, and of its thumbnail. */
export function pictureFiles(place: number): {
  readonly whole: string;
  readonly thumbnail: string;
} {
  const names = readdirSync(paintings).filter((name) => name.endsWith("-thumbnail.webp"));
  const thumbnail = names[place % names.length] ?? "";
  return { whole: thumbnail.replace("-thumbnail", ""), thumbnail };
}

/** Saves works with each painting several times, with its thumbnail: as small as the application stores them. Returns their ids. */
export async function savePicturedWorks(artist: TestArtist, works: number): Promise<string[]> {
  const ids: string[] = [];
  for (let saved = 0; saved < works; saved += 1) {
    const { whole, thumbnail } = pictureFiles(saved);
    const pictures = { imageUrl: toDataUrl(whole), thumbnail: toDataUrl(thumbnail) };
    const work = newArtwork({ title: `Work ${saved + 1}`, ...pictures });
    const answer = await artist.send("POST", apiPaths.artworks, work);
    if (answer.status !== 201) throw new Error(`Saving a work was answered ${answer.status}.`);
    ids.push(v.parse(artworkSchema, await answer.json()).id);
  }
  return ids;
}

function toDataUrl(name: string): string {
  return `data:image/webp;base64,${readFileSync(join(paintings, name)).toString("base64")}`;
}
