import { expect } from "vitest";
import { consignmentLimits, sentenceIds } from "#schema/consignments/terms.ts";
import { entryLimits } from "#schema/links/entry-limits.ts";
import { payoutLimits } from "#schema/payouts/payout-input.ts";
import { payoutsPaths } from "#schema/payouts/payouts-paths.ts";
import type { TestArtist } from "./artists.ts";
import {
  acceptReport,
  addressOf,
  amend,
  draftConsignment,
  readConsignments,
  sendAsGallery,
  sendStep,
} from "./consignments.ts";
import type { TestWorker } from "./harness.ts";
import { applyRows, openImport, readWorks } from "./import-requests.ts";
import { newImportedWork } from "./imports.ts";
import { longest, longestLines, send } from "./longest-texts.ts";
import { sell } from "./records.ts";

const sold = 20;
const titleCharacters = 80;

/**
 * An agreement of as many works as one may have, with terms as long as its content leaves room for, confirmed with pictures,
 * reported from and paid for; and a draft with as many sentences as it may have, each as long as it may be.
 */
export async function fillConsignments(
  worker: TestWorker,
  artist: TestArtist,
  { channelId, picturedIds }: { readonly channelId: string; readonly picturedIds: string[] },
): Promise<void> {
  const workIds = [...picturedIds, ...(await importTitled(artist, picturedIds.length))];
  expect(workIds).toHaveLength(consignmentLimits.works);
  const terms = { channelId, language: "fr", reports: "monthly" } as const;
  const { id } = await draftConsignment(artist, workIds, {
    ...{ ...terms, confirmer: longest(consignmentLimits.nameCharacters, 1) },
  });
  await sendLongest(artist, id);
  const sent = (await readConsignments(artist)).find((one) => one.id === id) ?? expect.fail();
  const enter = async (entry: object): Promise<string> => {
    const texts = {
      name: longest(entryLimits.nameCharacters, 1),
      contact: longest(entryLimits.contactCharacters, 1),
      message: longestLines(entryLimits.messageCharacters, 1),
    };
    const response = await sendAsGallery(worker, addressOf(sent), { ...texts, ...entry });
    expect(response.status, await response.clone().text()).toBe(201);
    return (await response.json<{ id: string }>()).id;
  };
  const condition = longestLines(consignmentLimits.conditionCharacters, 1);
  for (const workId of picturedIds) await enter({ kind: "received", workId, condition });
  await enter({ kind: "confirm" });
  const [first, second, ...others] = workIds.slice(picturedIds.length);
  const buyer = longest(entryLimits.nameCharacters, 1);
  const date = "2026-02-01";
  const report = { kind: "sold", workId: first, date, priceCents: 100_000, buyer };
  const { sale } = await acceptReport(artist, await enter(report));
  await acceptReport(artist, await enter({ kind: "returned", workId: second, date }));
  await enter({ kind: "returned", workId: others.at(-1), date });
  const sales = await Promise.all(
    others.slice(0, sold).map((artworkId) => sell(artist, { artworkId, channelId })),
  );
  await send(artist, "PUT", payoutsPaths.payoutsKeptFrom, { keptFrom: null });
  await send(artist, "POST", payoutsPaths.payouts, {
    ...{ channelId, date, amountCents: 1, currency: "CAD" },
    method: longest(payoutLimits.methodCharacters, 1),
    saleIds: [sale, ...sales].flatMap((paid) => paid?.id ?? []),
  });
  await draftConsignment(artist, workIds, {
    ...{ ...terms, terms: longestLines(consignmentLimits.termsCharacters, 1) },
    sentences: Array.from({ length: consignmentLimits.sentences }, (_, index) => ({
      id: sentenceIds[index] ?? `added-${index}`,
      en: longest(consignmentLimits.sentenceCharacters, 1),
      fr: longest(consignmentLimits.sentenceCharacters, index),
    })),
  });
}

/** Works whose titles leave room for the terms; without those that are there. */
async function importTitled(artist: TestArtist, there: number): Promise<string[]> {
  const { id } = await openImport(artist, "e".repeat(64));
  const rows = Array.from({ length: consignmentLimits.works - there }, (_, index) => ({
    row: index + 1,
    work: newImportedWork({
      title: longest(titleCharacters, 1) + index,
      inventoryNumber: `agreed-${index}`,
    }),
  }));
  await applyRows(artist, id, rows);
  return (await readWorks(artist)).flatMap((work) =>
    work.inventoryNumber.startsWith("agreed-") ? work.id : [],
  );
}

/** Sends an agreement with the longest terms with which it is short enough to be kept. */
async function sendLongest(artist: TestArtist, id: string): Promise<void> {
  for (let length = consignmentLimits.termsCharacters; length > 0; length -= 250) {
    await amend(artist, id, { terms: longestLines(length, 1) });
    if ((await sendStep(artist, id, "sending")).ok) return;
  }
  expect.fail("It is too long without terms.");
}
