import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { userSchema } from "#schema/artist/user.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openContext } from "#worker/context.ts";
import { openDatabase } from "#worker/db/client.ts";
import { editArtwork } from "./update.ts";

const worker = workerForTests();

/** The database, in which another edit of the work comes before each of the first `count` writes of an edit. */
function withOtherEdits(id: string, count: number): D1Database {
  const { DB } = worker.env;
  let left = count;
  let batches = 0;
  return {
    prepare: (sql) => DB.prepare(sql),
    batch: async <Row>(statements: D1PreparedStatement[]) => {
      batches += 1;
      // An edit reads by one batch, and writes by the next one.
      if (left > 0 && batches % 2 === 0) {
        left -= 1;
        const edit = "UPDATE artworks SET updated_at = updated_at + 1 WHERE id = ?";
        await DB.prepare(edit).bind(id).run();
      }
      return DB.batch<Row>(statements);
    },
    exec: (sql) => DB.exec(sql),
    withSession: (constraint) => DB.withSession(constraint),
    dump: () => DB.dump(),
  };
}

async function editAfterOthers(count: number) {
  const artist = await signInArtist(worker);
  const body = newArtwork({ suggestedPrice: null });
  const saved = await artist.send("POST", apiPaths.artworks, body);
  const { id } = v.parse(artworkSchema, await saved.json());
  const user = await artist.request(apiPaths.authUser);
  const context = {
    ...openContext(worker.env, new Date()),
    db: openDatabase(withOtherEdits(id, count)),
    artist: v.parse(userSchema, await user.json()),
  };
  return editArtwork(context, { id, input: { ...body, title: "Ebb" }, editedVersion: null });
}

test("an edit that another one comes before is tried again", async () => {
  expect(await editAfterOthers(1)).toMatchObject({ title: "Ebb" });
});

test("an edit that others come before twice is a conflict", async () => {
  await expect(editAfterOthers(2)).rejects.toMatchObject({ code: "CONFLICT" });
});
