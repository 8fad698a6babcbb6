import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import {
  type Artwork,
  type ArtworkInput,
  artworkSchema,
  artworksSchema,
} from "#schema/artworks/artwork.ts";
import { mediumSchema } from "#schema/artworks/media.ts";
import { newArtwork } from "../artworks.ts";
import { png, toDataUrl } from "../pictures.ts";

/** Sends a request as the artist, and measures it; rejects unless it succeeds. */
export type Measured = (method: string, path: string, body?: object) => Promise<Response>;

/** A work as last returned, with the bytes of its picture as sent. */
interface StoredWork {
  readonly work: Artwork;
  readonly picture: Uint8Array | null;
}

/** The most works that an artist has at a time. */
const mostWorks = 30;
const media = mediumSchema.options;

/** A simulated artist, who reads and saves alternately, and records every confirmed save. */
export class BusyArtist {
  readonly #send: Measured;
  readonly #stored = new Map<string, StoredWork>();
  #turns = 0;
  writes = 0;

  constructor(send: Measured) {
    this.#send = send;
  }

  /** The next request; six of ten are reads. */
  async takeTurn(): Promise<void> {
    this.#turns += 1;
    const oldest = this.#stored.values().next().value;
    if (this.#stored.size > mostWorks && oldest) return this.#remove(oldest.work);
    switch (this.#turns % 10) {
      case 1:
        return this.#create(null);
      case 2:
        await this.#send("GET", apiPaths.authUser);
        return;
      case 4:
        return this.#create(png({ noise: 2000 + this.#turns }));
      case 6:
        await this.#send("GET", apiPaths.currencyRates);
        return;
      case 7:
        return oldest && this.#edit(oldest);
      case 8:
        return this.#look(oldest);
      case 9:
        return this.#rename();
      default:
        return this.#read();
    }
  }

  /** How many saves cannot be read back as they were returned, pictures included. */
  async countLost(): Promise<number> {
    const found = new Map((await this.#list()).map((work) => [work.id, work]));
    let lost = 0;
    for (const { work, picture } of this.#stored.values()) {
      const isSame = isDeepStrictEqual(found.get(work.id), work);
      if (!isSame || !(await this.#isStored(work, picture))) lost += 1;
      found.delete(work.id);
    }
    // A deleted work that is there again.
    return lost + found.size;
  }

  async #create(picture: Uint8Array | null): Promise<void> {
    const input = this.#input(picture && toDataUrl("image/png", picture));
    await this.#keep(await this.#send("POST", apiPaths.artworks, input), input, picture);
  }

  async #edit({ work, picture }: StoredWork): Promise<void> {
    const input = this.#input(work.imageUrl);
    // After an edit it is the last one, so that all are edited in turn.
    this.#stored.delete(work.id);
    this.#stored.set(work.id, { work, picture });
    await this.#keep(await this.#send("PATCH", artworkPath(work.id), input), input, picture);
  }

  async #remove({ id }: Artwork): Promise<void> {
    await this.#send("DELETE", artworkPath(id));
    this.#stored.delete(id);
    this.writes += 1;
  }

  async #rename(): Promise<void> {
    const city = `Rimouski ${this.#turns}`;
    const user = v.parse(
      v.object({ city: v.string() }),
      await (await this.#send("PATCH", apiPaths.profile, { city })).json(),
    );
    if (user.city !== city) throw new Error(`The profile says ${user.city}, not ${city}.`);
    this.writes += 1;
  }

  async #read(): Promise<void> {
    const works = await this.#list();
    for (const { work } of this.#stored.values()) {
      const found = works.find(({ id }) => id === work.id);
      if (!isDeepStrictEqual(found, work)) throw new Error("A save is not there for its artist.");
    }
  }

  async #look(stored: StoredWork | undefined): Promise<void> {
    if (stored && !(await this.#isStored(stored.work, stored.picture))) {
      throw new Error("A picture is not the one that was sent.");
    }
  }

  async #isStored({ imageUrl }: Artwork, picture: Uint8Array | null): Promise<boolean> {
    if (imageUrl === null || picture === null) return imageUrl === null && picture === null;
    const bytes = await (await this.#send("GET", imageUrl)).arrayBuffer();
    return Buffer.from(bytes).equals(picture);
  }

  async #list(): Promise<Artwork[]> {
    return v.parse(artworksSchema, await (await this.#send("GET", apiPaths.artworks)).json());
  }

  async #keep(answer: Response, input: ArtworkInput, picture: Uint8Array | null): Promise<void> {
    const work = v.parse(artworkSchema, await answer.json());
    const { suggestedPrice, imageUrl, thumbnail: _, currency, ...described } = input;
    const isAsSent = Object.entries(described).every(
      ([name, value]) => work[name as keyof typeof described] === value,
    );
    if (!isAsSent) throw new Error("The answer is not what was saved.");
    this.#stored.set(work.id, { work, picture });
    this.writes += 1;
  }

  #input(imageUrl: string | null): ArtworkInput {
    return newArtwork({
      title: `Turn ${this.#turns}`,
      width: 10 + (this.#turns % 40),
      medium: media[this.#turns % media.length] ?? "oil",
      hoursSpent: this.#turns % 60,
      imageUrl,
    });
  }
}
