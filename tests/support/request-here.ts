import { app } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";

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
