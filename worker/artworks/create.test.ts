import { test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import { expectError, signInProfessional } from "#tests/support/records.ts";
import { sendHere } from "#tests/support/request-here.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { stepByStep } from "#tests/support/step-by-step.ts";

const worker = workerForTests();
quietConsole("log");

test("a save that other price lists come before again and again does not ask a subscriber to upgrade", async () => {
  const artist = await signInProfessional(worker);
  const stores = stepByStep(worker.env, async (_name, act) => {
    const version = "UPDATE users SET price_lists_version = hex(randomblob(8)) WHERE id = ?";
    await runSql(worker, version, artist.id);
    return act();
  });
  const save = { method: "POST", path: apiPaths.artworks, body: newArtwork() };
  const message = "Your price lists have been changed meanwhile. Try again.";
  await expectError(await sendHere(stores, artist, save), "CONFLICT", message);
});
