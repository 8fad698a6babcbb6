import { expect, test } from "vitest";
import { signedInAsHeader } from "#schema/artist/user.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { pageAnswers } from "#web/app/page-answers.ts";

const worker = workerForTests();

test("each answer that a shell preloads says whose it is", async () => {
  const artist = await signInArtist(worker);
  for (const path of new Set(Object.values(pageAnswers).flat())) {
    const { status, headers } = await artist.request(path.replace("{today}", "2026-11-28"));
    expect([path, status, headers.get(signedInAsHeader)]).toEqual([path, 200, artist.id]);
  }
});
