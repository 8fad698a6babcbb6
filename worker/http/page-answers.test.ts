import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAsHeader } from "#schema/artist/user.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { startWorker, type TestWorker } from "#tests/support/harness.ts";
import { pageAnswers } from "#web/app/page-answers.ts";

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

test("each answer that a shell preloads says whose it is", async () => {
  const artist = await signInArtist(worker);
  for (const path of new Set(Object.values(pageAnswers).flat())) {
    const { status, headers } = await artist.request(path);
    expect([path, status, headers.get(signedInAsHeader)]).toEqual([path, 200, artist.id]);
  }
});
