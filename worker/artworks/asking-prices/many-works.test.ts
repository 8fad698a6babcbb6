import { expect, test } from "vitest";
import { changePrices, undoPrices } from "#tests/support/asking-prices.ts";
import { copyWorks, oilAnchor, publishList } from "#tests/support/price-lists.ts";
import { readWork, saveWork, sendAskingPrice, signInProfessional } from "#tests/support/records.ts";
import { readRows } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

test("ten thousand works are let follow a list in one request, and are all taken back", async () => {
  const artist = await signInProfessional(worker);
  const { id } = await saveWork(artist, { suggestedPrice: null });
  await readWork(await sendAskingPrice(artist, id, 50_000));
  await copyWorks(worker, artist, 10_000);
  await publishList(artist, { anchors: [oilAnchor(200_000)] });
  const rows = await readRows<{ id: string }>(
    worker,
    "SELECT id FROM artworks WHERE user_id = ?",
    artist.id,
  );
  const prices = rows.map((row) => ({
    workId: row.id,
    amountCents: null,
    currency: "CAD" as const,
  }));
  const counts = () =>
    worker.env.DB.prepare(
      `SELECT
        (SELECT count(*) FROM artworks WHERE user_id = ?1 AND listed_cents = 200000 AND asking_price_cents IS NULL) AS listed,
        (SELECT count(*) FROM artworks WHERE user_id = ?1 AND listed_cents IS NULL AND asking_price_cents = 50000) AS own,
        (SELECT count(*) FROM price_history WHERE user_id = ?1) AS lines`,
    )
      .bind(artist.id)
      .first();
  const { changed, held, undoId } = await changePrices(artist, prices);
  expect({ changed, held }).toEqual({ changed: 10_000, held: [] });
  expect(await counts()).toEqual({ listed: 10_000, own: 0, lines: 20_001 });
  expect(await undoPrices(artist, undoId)).toEqual({ restored: 10_000, kept: [] });
  expect(await counts()).toEqual({ listed: 0, own: 10_000, lines: 40_001 });
}, 120_000);
