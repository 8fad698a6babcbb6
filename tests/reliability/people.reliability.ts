import { test } from "vitest";
import type { PersonRow } from "#schema/imports/people/import-people-input.ts";
import { personErasurePath, personMergePath } from "#schema/people/people-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { seedsOfDay } from "#tests/support/cases-of-day.ts";
import { atOnce, faultsOfSeeds } from "#tests/support/concurrency.ts";
import { sendInvoice } from "#tests/support/documents.ts";
import { figure } from "#tests/support/figure.ts";
import { applyPeople, openImport, secondFile } from "#tests/support/import-requests.ts";
import { newImportedPerson } from "#tests/support/imports.ts";
import { addPerson, mergeInto, readPeople, separate } from "#tests/support/people.ts";
import { pick } from "#tests/support/random.ts";
import {
  readLedger,
  saveWork,
  sell,
  sendSale,
  signInProfessional,
} from "#tests/support/records.ts";
import { readRows, readTables } from "#tests/support/rows.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { seededRandom } from "#web/works/seeded-random.ts";

/** Each takes a second or two: each day has a tenth. */
const seeds = seedsOfDay(200, 10);

const worker = workerForTests({ isLimited: false });

/** What is wrong with the artist's people and their sales: somebody twice, or a sale whose person is nobody. */
async function faultsOf(artist: TestArtist, erased: readonly string[] = []): Promise<string[]> {
  const people = await readPeople(artist);
  const ids = new Set([...people.map(({ id }) => id), ...erased]);
  const keys = people
    .filter(({ id }) => !erased.includes(id))
    .map(({ name, email }) => (email || name).toLowerCase());
  const sales = await readLedger(artist);
  return [
    ...(new Set(keys).size < keys.length ? [`twice: ${keys.join()}`] : []),
    ...sales
      .filter(({ buyer, personId }) => buyer !== null && !ids.has(personId ?? ""))
      .map(({ id, personId }) => `sale ${id} of ${personId}`),
  ];
}

/** A file: somebody whom the artist has, somebody new, and a buyer of sales that are made at the same time. */
function contacts(word: string, phone: string): PersonRow[] {
  const email = `${word}.2@EXAMPLE.com`;
  return [
    {
      ...{ row: 2, person: newImportedPerson({ name: `${word} 2`, email, phone }) },
      update: ["phone"],
    },
    {
      row: 3,
      person: newImportedPerson({ name: `${word} 3`, email: `${word}.3@example.com` }),
    },
    { row: 4, person: newImportedPerson({ name: word, email: "" }) },
  ];
}

test("people merged, separated, imported twice and erased at once with sales and invoices", async (context) => {
  const faults = await faultsOfSeeds(seeds, async (seed) => {
    const random = seededRandom(seed);
    const artist = await signInProfessional(worker);
    const word = `Canary${seed}`;
    const add = (index: number) =>
      addPerson(artist, {
        ...{ kind: "person", name: `${word} ${index}`, email: `${word}.${index}@example.com` },
      });
    const [one, other] = [await add(1), await add(2)];
    const first = await sell(artist, { personId: one.id, deliveredBy: "carrier" });
    const works = await atOnce(4, () => saveWork(artist));
    const people = [one.id, other.id];
    const { id: importId } = await openImport(artist);
    const file = contacts(word, `${word} 1`);
    const buyers = works.map(() =>
      pick(random, [{ personId: pick(random, people) }, { buyer: { name: word } }]),
    );
    const [merged] = await Promise.all([
      mergeInto(artist, one.id, other.id),
      sendInvoice(artist, [first.id]),
      ...[file, file].map((rows) => applyPeople(artist, importId, rows)),
      ...works.map(({ id: artworkId }, index) =>
        sendSale(artist, newSale({ artworkId, ...buyers[index] }), `${index}`),
      ),
    ]);
    const found = await faultsOf(artist);
    // A merge that is undone, and made again, is as it was.
    await separate(artist, merged.id);
    found.push(...(await faultsOf(artist)));
    await artist.send("POST", personMergePath(one.id), { into: other.id });
    const again = await openImport(artist, secondFile);
    const { length } = await readPeople(artist);
    await atOnce(2, () => applyPeople(artist, again.id, contacts(word, `${word} 2`)));
    found.push(...(await faultsOf(artist)));
    const imported = await readPeople(artist);
    if (imported.length !== length) found.push(`${imported.length} people instead of ${length}`);
    const everybody = imported.map(({ id }) => id);
    for (const id of everybody) await artist.request(personErasurePath(id), { method: "POST" });
    found.push(...(await faultsOf(artist, everybody)));
    const traces = Object.entries(await readTables(worker)).filter(([table, rows]) =>
      rows.some(
        (row) =>
          table !== "invoices" &&
          row.user_id === artist.id &&
          JSON.stringify(row).toLowerCase().includes(word.toLowerCase()),
      ),
    );
    found.push(...traces.map(([table]) => `trace in ${table}`));
    const [{ count = -1 } = {}] = await readRows<{ count: number }>(
      worker,
      "SELECT count(*) AS count FROM sales WHERE user_id = ? AND buyer_name IS NOT NULL",
      artist.id,
    );
    return count === 0 ? found : [...found, `${count} buyers left`];
  });
  figure(context, 35, seeds.length, seeds.length - faults.length);
});
