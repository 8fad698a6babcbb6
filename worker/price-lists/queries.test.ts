import fc from "fast-check";
import { expect, test } from "vitest";
import { earliestToday } from "#schema/days.ts";
import { latestList, listInForce } from "#schema/price-lists/in-force.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import { openSqliteDatabase } from "#tests/support/sqlite-database.ts";
import { seededRandom } from "#web/works/seeded-random.ts";
import { openDatabase } from "#worker/db/client.ts";
import { type PriceListRow, priceLists } from "#worker/db/price-list-tables.ts";
import { users } from "#worker/db/tables.ts";
import { settingsColumns } from "./drafts.ts";
import { isDue, isDueCondition } from "./due.ts";
import { presentList } from "./present.ts";
import { selectLatestList, selectListInForce } from "./queries.ts";

const day = 24 * 60 * 60 * 1000;
const now = new Date("2026-11-23T07:59:00Z");

/** Lists of one artist around today, some of one day, published at different times. */
const lists = fc.array(
  fc.record({
    daysAhead: fc.integer({ min: -2, max: 2 }),
    isApplied: fc.boolean(),
    isDraft: fc.boolean(),
  }),
  { maxLength: 6 },
);

test("the database finds the list in force, the latest and those that are due as the schema does", async () => {
  const db = openDatabase(openSqliteDatabase(seededRandom(1)));
  const userId = "artist";
  await db.insert(users).values({ id: userId, issuer: "", subject: "", createdAt: now });
  await fc.assert(
    fc.asyncProperty(lists, async (given) => {
      await db.delete(priceLists);
      let hasDraft = false;
      const rows = given.map(({ daysAhead, isApplied, isDraft }, index): PriceListRow => {
        const isOnlyDraft = isDraft && !hasDraft;
        hasDraft ||= isOnlyDraft;
        return {
          ...{ id: `list-${index}`, userId, curves: null, undoneAt: null, changeId: null },
          ...settingsColumns({ ...firstDraft, anchors: [] }),
          number: isOnlyDraft ? null : index + 1,
          publishedAt: isOnlyDraft ? null : new Date(now.getTime() - 10_000 + index),
          holdsFrom: earliestToday(new Date(now.getTime() + daysAhead * day)),
          appliedAt: isApplied && !isOnlyDraft ? now : null,
          ...{ createdAt: now, updatedAt: now },
        };
      });
      for (const row of rows) await db.insert(priceLists).values(row);
      const all = rows.map(presentList);
      const [inForce] = await selectListInForce(db, userId, now);
      expect(inForce?.id).toBe(listInForce(all, now)?.id);
      const [latest] = await selectLatestList(db, userId);
      expect(latest?.id).toBe(latestList(all)?.id);
      const due = await db
        .select({ id: priceLists.id })
        .from(priceLists)
        .where(isDueCondition(now));
      const dueIds = all.filter((list) => isDue(list, now)).map(({ id }) => id);
      expect(due.map(({ id }) => id).sort()).toEqual(dueIds.sort());
    }),
    { numRuns: 200 },
  );
});
