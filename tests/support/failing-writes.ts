import { expect } from "vitest";
import type { TestWorker } from "./harness.ts";
import { readStores } from "./stores.ts";

/** Acts while a write fails; `event` is that of a trigger, such as `INSERT ON artworks`. */
export async function whileFailing<Answer>(
  { env }: TestWorker,
  event: string,
  act: () => Promise<Answer>,
): Promise<Answer> {
  await env.DB.exec(`CREATE TRIGGER fault BEFORE ${event} BEGIN SELECT RAISE(ABORT, 'fault'); END`);
  try {
    return await act();
  } finally {
    await env.DB.exec("DROP TRIGGER fault");
  }
}

/** Sends a request while each of these writes fails, one after another: it is a 500, and nothing has changed. */
export async function expectAllOrNothing(
  worker: TestWorker,
  events: readonly string[],
  send: () => Promise<Response>,
): Promise<void> {
  const before = await readStores(worker);
  for (const event of events) {
    const response = await whileFailing(worker, event, send);
    expect(response.status, event).toBe(500);
    expect(await readStores(worker), event).toEqual(before);
  }
}
