import { expect, test } from "vitest";
import {
  copyWorks,
  oilAnchor,
  publishList,
  readApplication,
  readList,
  sendApplication,
  sendUndo,
} from "#tests/support/price-lists.ts";
import { saveWork, signInProfessional } from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

test("ten thousand works follow a list, each with a line of the history, and are all taken back", async () => {
  const artist = await signInProfessional(worker);
  await saveWork(artist);
  await copyWorks(worker, artist, 10_000);
  const { id } = await publishList(artist, { anchors: [oilAnchor(200_000)] });
  const counts = () =>
    worker.env.DB.prepare(
      `SELECT
        (SELECT count(*) FROM artworks WHERE user_id = ?1 AND listed_cents = 200000) AS listed,
        (SELECT count(*) FROM price_history WHERE user_id = ?1 AND kind = 'listed') AS lines`,
    )
      .bind(artist.id)
      .first();
  expect(await counts()).toEqual({ listed: 10_000, lines: 10_000 });
  const repeated = await readApplication(await sendApplication(artist, id));
  expect(repeated).toMatchObject({ risen: 0, stayed: 10_000, heldIds: [], waitingIds: [] });
  expect(await counts()).toEqual({ listed: 10_000, lines: 10_000 });
  await readList(await sendUndo(artist, id));
  expect(await counts()).toEqual({ listed: 0, lines: 20_000 });
}, 60_000);
