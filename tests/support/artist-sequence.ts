import type { Bindings } from "#worker/env.ts";
import type { TestArtist } from "./artists.ts";
import { type PageRequest, sendHere } from "./request-here.ts";

/** What one artist does, step by step, by requests to the application in this process. */
export class ArtistSequence {
  protected readonly env: Bindings;
  protected readonly artist: TestArtist;
  /** How many idempotency keys have been used. */
  keys = 0;

  constructor(env: Bindings, artist: TestArtist) {
    this.env = env;
    this.artist = artist;
  }

  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: PageRequest["headers"],
  ): Promise<Response> {
    return sendHere(this.env, this.artist, { method, path, body, headers });
  }
}
