import { app } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";

/** Asks the application in this process, and waits for what it does after its answer as well. */
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
