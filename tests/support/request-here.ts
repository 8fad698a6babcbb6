import { app } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";
import type { TestArtist } from "./artists.ts";
import { appUrl } from "./harness.ts";

/** Sends a request to the application in this process, and waits also for its work after the response. */
export async function requestHere(
  url: string,
  init: RequestInit,
  bindings: Bindings,
): Promise<Response> {
  const later: Promise<unknown>[] = [];
  const response = await app.request(url, init, bindings, {
    waitUntil: (work) => later.push(work),
    passThroughOnException: () => {},
    props: {},
  });
  await Promise.all(later);
  return response;
}

/** What a page of an artist sends. */
export interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The headers of what a page of the artist sends. */
export function pageHeaders({ cookie }: TestArtist) {
  return { Cookie: cookie, Origin: appUrl, "Content-Type": "application/json" };
}

/** Sends what a page of the artist would, to the application in this process. */
export function sendHere(
  bindings: Bindings,
  artist: TestArtist,
  { method, path, body, headers }: PageRequest,
): Promise<Response> {
  const init = {
    method,
    headers: { ...pageHeaders(artist), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  return requestHere(`${appUrl}${path}`, init, bindings);
}
