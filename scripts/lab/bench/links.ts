import * as v from "valibot";
import { linkSchema } from "#schema/links/link.ts";
import { linksPaths } from "#schema/links/links-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { savePicturedWorks } from "./pictured-works.ts";

/** So many works are in the room. */
export const roomWorks = 24;
/** What the room is called and says. */
export const roomTexts = { title: "Water, this winter", note: "From the wharf to the ice road." };

/** The paths of the pages of a room of works with pictures, and of the label of one of them that everybody may see. */
export async function openGuestPages(artist: TestArtist) {
  const workIds = await savePicturedWorks(artist, roomWorks);
  const room = await makeLink(artist, {
    ...{ kind: "room", ...roomTexts, workIds, language: "en" },
    ...{ showPrices: true, showWhy: true, showSold: true },
  });
  const label = await makeLink(artist, {
    ...{ kind: "label", workId: workIds[0], showPrice: true, showStatus: true, isPublic: true },
  });
  return { room, label };
}

async function makeLink(artist: TestArtist, body: object): Promise<string> {
  const answer = await artist.send("POST", linksPaths.links, body);
  if (answer.status !== 201) throw new Error(`Making a link was answered ${answer.status}.`);
  const { address } = v.parse(linkSchema, await answer.json());
  return new URL(address ?? "").pathname;
}
