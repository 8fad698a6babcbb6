import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { agendaSchema } from "#schema/agenda/agenda-item.ts";
import { agendaPaths } from "#schema/agenda/agenda-paths.ts";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { type Consignment, consignmentSchema } from "#schema/consignments/consignment.ts";
import {
  type ConsignmentStatement,
  consignmentStatementSchema,
} from "#schema/consignments/consignment-statement.ts";
import { consignmentPath, consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import { entryAcceptancePath, entryDeclinePath } from "#schema/links/links-paths.ts";
import { payoutsPaths } from "#schema/payouts/payouts-paths.ts";
import { saleSchema } from "#schema/sales/sale.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { keyHeader, type TestArtist } from "#tests/support/artists.ts";
import {
  addressOf,
  amend,
  consignmentTerms,
  draftConsignment,
  readAsGallery,
  readConsignments,
  sendAsGallery,
  sendStep,
  takeStep,
  undoReturn,
} from "#tests/support/consignments.ts";
import {
  copyLink,
  makeLink,
  newRoom,
  readEntries,
  readLinks,
  revoke,
} from "#tests/support/links.ts";
import {
  endPlan,
  expectError,
  findWork,
  historyOf,
  saveWork,
  sendReturn,
  sendSale,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectIssue, expectRefusal, readRefusal } from "#tests/support/refusals.ts";
import { runSql } from "#tests/support/rows.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const year = new Date(Date.now() - 8 * 3_600_000).getUTCFullYear();
const terms = consignmentTerms;
const goneGallery = "The gallery of this agreement is no longer one of your channels.";

async function signInWithWorks(count = 2): Promise<{ artist: TestArtist; workIds: string[] }> {
  const artist = await signInProfessional(worker);
  const works = await Promise.all(
    Array.from({ length: count }, () => saveWork(artist, { suggestedPrice: null })),
  );
  return { artist, workIds: works.map(({ id }) => id) };
}

/** As the gallery does at its address. */
async function confirm(artist: TestArtist, id: string): Promise<void> {
  const address = addressOf(await readConsignment(artist, id));
  const sent = await sendAsGallery(worker, address, { kind: "confirm" });
  expect(sent.status, await sent.clone().text()).toBe(201);
}

async function sellWork(artist: TestArtist, artworkId: string, channelId = "gallery-50") {
  const body = newSale({ artworkId, channelId, date: "2026-02-01", discountCents: 0 });
  return readAnswer(saleSchema, await sendSale(artist, body, crypto.randomUUID()), [201]);
}

async function statuses(artist: TestArtist, workIds: readonly string[]): Promise<string[]> {
  const works = await Promise.all(workIds.map((id) => findWork(artist, id)));
  return works.map(({ status }) => status);
}

async function readConsignment(artist: TestArtist, id: string): Promise<Consignment> {
  const found = (await readConsignments(artist)).find((one) => one.id === id);
  return found ?? expect.fail("The agreement is gone.");
}

async function places(artist: TestArtist, id: string): Promise<string[]> {
  const { works } = await readConsignment(artist, id);
  return works.map(({ state }) => state);
}

/** What leads to the status that a work consigned has. */
function statusInputOf({ status, statusDetails }: Pick<Artwork, "status" | "statusDetails">) {
  const { channelId, since, dueBack } = statusDetails;
  return { status, channelId, since, dueBack };
}

describe("a draft", () => {
  test("has the channel's terms and today's prices, and nothing becomes of its works", async () => {
    const { artist, workIds } = await signInWithWorks();
    const made = await draftConsignment(artist, workIds);
    const { channelId, ...agreed } = terms;
    const [work = expect.fail()] = workIds;
    const { askedCents } = await findWork(artist, work);
    expect(made).toEqual({
      ...{ id: expect.any(String), state: "draft", version: 1, number: null, address: null },
      ...{ linkId: null, channelId, personId: null, ...agreed, confirmer: "", sentences: [] },
      ...{ commission: 0.5, discountBorneBy: "both", insuredBy: null, insuredOn: null },
      ...{ shippingThere: null, shippingBack: null, amendment: null, earlier: [] },
      works: workIds.map((workId) => ({
        ...{ workId, state: "planned", priceCents: askedCents, currency: "CAD" },
        ...{ receivedOn: null, condition: "", returnedOn: null, saleId: null },
      })),
      ...{ sentAt: null, confirmedBy: null, confirmedAt: null, reportedOn: null },
      ...{ closedAt: null, createdAt: expect.any(String), updatedAt: expect.any(String) },
    });
    expect(await statuses(artist, workIds)).toEqual(["available", "available"]);
  });

  test("is changed as long as it is a draft, and made once for a key", async () => {
    const { artist, workIds } = await signInWithWorks();
    const body = { ...terms, workIds };
    const make = async () =>
      readAnswer(
        consignmentSchema,
        await artist.send("POST", consignmentsPaths.consignments, body, keyHeader("agreement")),
        [201],
      );
    const { id, updatedAt } = await make();
    expect((await make()).id).toBe(id);
    const change = { reports: "never", workIds: [workIds[1]] };
    const changed = await amend(artist, id, change);
    const stale = { "If-Match": `"${updatedAt}"` };
    const patch = (input: object) => artist.send("PATCH", consignmentPath(id), input, stale);
    await expectError(await patch({ reports: "monthly" }), "CONFLICT");
    // As after a lost answer.
    expect(await readAnswer(consignmentSchema, await patch(change))).toEqual(changed);
    expect(changed).toMatchObject({ version: 1, reports: "never", daysToPay: 60, earlier: [] });
    expect(changed.works.map(({ workId }) => workId)).toEqual([workIds[1]]);
    const elsewhere = await amend(artist, id, { channelId: "gallery-40" });
    expect(elsewhere).toMatchObject({ channelId: "gallery-40", reports: "never" });
    const early = { until: "2025-12-31" };
    await expectError(await artist.send("PATCH", consignmentPath(id), early), "VALIDATION_FAILED");
  });

  test("is deleted as long as it was never sent, on any plan", async () => {
    const { artist, workIds } = await signInWithWorks(1);
    const remove = (id: string, headers?: HeadersInit) =>
      artist.request(consignmentPath(id), { method: "DELETE", ...(headers && { headers }) });
    const [kept, sent, draft] = [
      await draftConsignment(artist, workIds),
      await draftConsignment(artist, workIds),
      await draftConsignment(artist, workIds),
    ];
    await takeStep(artist, sent.id, "sending");
    const numbered = "This agreement was sent once and has a number, so it is kept.";
    await expectRefusal(worker, () => remove(sent.id), "CONFLICT", numbered);
    await takeStep(artist, sent.id, "takingBack");
    await expectRefusal(worker, () => remove(sent.id), "CONFLICT", numbered);
    const stale = { "If-Match": '"2020-01-01T00:00:00.000Z"' };
    await expectError(await remove(draft.id, stale), "CONFLICT");
    await endPlan(worker, artist);
    const current = { "If-Match": `"${draft.updatedAt}"` };
    expect((await remove(draft.id, current)).status).toBe(204);
    await expectError(await remove(draft.id), "NOT_FOUND");
    const left = await readConsignments(artist);
    expect(left.map(({ id }) => id).sort()).toEqual([kept.id, sent.id].sort());
    expect(await statuses(artist, workIds)).toEqual(["available"]);
  });

  test("knows nothing of another artist's works and agreements", async () => {
    const [one, other] = [await signInWithWorks(1), await signInWithWorks(1)];
    const mixed = { ...terms, workIds: [...one.workIds, ...other.workIds] };
    const made = await one.artist.send("POST", consignmentsPaths.consignments, mixed);
    await expectError(made, "NOT_FOUND");
    const { id } = await draftConsignment(other.artist, other.workIds);
    for (const step of ["sending", "takingBack", "closing"] as const) {
      await expectError(await sendStep(one.artist, id, step), "NOT_FOUND");
    }
    const returned = { workIds: other.workIds, date: "2026-02-01" };
    await expectError(await sendStep(one.artist, id, "returns", returned), "NOT_FOUND");
    for (const path of [consignmentPath(id), consignmentPath(id, "amendment")]) {
      await expectError(await one.artist.request(path, { method: "DELETE" }), "NOT_FOUND");
    }
    const statement = await one.artist.request(consignmentPath(id, "statement"));
    await expectError(statement, "NOT_FOUND");
  });
});

describe("sending", () => {
  test("gives numbers without gaps, and consigns the works in the same batch", async () => {
    const { artist, workIds } = await signInWithWorks(3);
    const [first, second, third] = workIds.map((id) => [id]);
    const one = await draftConsignment(artist, first ?? []);
    const two = await draftConsignment(artist, second ?? []);
    expect(await takeStep(artist, two.id, "sending")).toMatchObject({
      ...{ state: "sent", number: `C-${year}-001`, version: 1, sentAt: expect.any(String) },
    });
    expect((await takeStep(artist, one.id, "sending")).number).toBe(`C-${year}-002`);
    expect((await takeStep(artist, one.id, "takingBack")).number).toBe(`C-${year}-002`);
    const three = await draftConsignment(artist, third ?? []);
    expect((await takeStep(artist, three.id, "sending")).number).toBe(`C-${year}-003`);
    expect((await takeStep(artist, one.id, "sending")).number).toBe(`C-${year}-002`);
    expect(await findWork(artist, workIds[0] ?? "")).toMatchObject({
      status: "consigned",
      statusDetails: { channelId: "gallery-50", since: "2026-01-01", dueBack: "2026-07-01" },
    });
    expect((await historyOf(artist, workIds[0] ?? "")).at(-1)).toMatchObject({
      ...{ kind: "status", status: "consigned" },
    });
  });

  test("is refused for a work that is sold, archived, deleted, or in another open agreement", async () => {
    const { artist, workIds } = await signInWithWorks(1);
    const [workId = expect.fail()] = workIds;
    const [one, two] = [
      await draftConsignment(artist, workIds),
      await draftConsignment(artist, workIds),
    ];
    await takeStep(artist, one.id, "sending");
    const { title } = await findWork(artist, workId);
    const message = `“${title}” is in another open agreement.`;
    await expectRefusal(worker, () => sendStep(artist, two.id, "sending"), "CONFLICT", message);
    await takeStep(artist, one.id, "takingBack");
    const both = await Promise.all([one, two].map(({ id }) => sendStep(artist, id, "sending")));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const { id } of [one, two]) await sendStep(artist, id, "takingBack");
    const sale = await sellWork(artist, workId);
    const sold = `“${title}” is sold. Take it out first.`;
    await expectRefusal(worker, () => sendStep(artist, one.id, "sending"), "CONFLICT", sold);
    await sendReturn(artist, sale.id, {});
    await artist.request(artworkPath(workId), { method: "DELETE" });
    const deleted = "One of the works was deleted. Take it out first.";
    await expectRefusal(worker, () => sendStep(artist, one.id, "sending"), "CONFLICT", deleted);
  });

  test("opens no address that is over beside 1,000 open links", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const { id } = await draftConsignment(artist, workIds.slice(0, 1));
    const { linkId } = await takeStep(artist, id, "sending");
    await amend(artist, id, { workIds });
    await runSql(worker, "UPDATE links SET ends_on = '2020-01-01' WHERE id = ?", linkId);
    await copyLink(worker, await makeLink(artist, newRoom(workIds)), 999);
    const message = "You have 1,000 open links. Take back some that you no longer need first.";
    await expectRefusal(worker, () => sendStep(artist, id, "sending"), "CONFLICT", message);
    const [room] = await readLinks(artist);
    await revoke(artist, room ?? expect.fail());
    expect((await takeStep(artist, id, "sending")).address).toEqual(expect.any(String));
  });

  test("is refused once the gallery is none of the channels, and its works are taken back without it", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const [, elsewhere = ""] = workIds;
    const consigned = { status: "consigned", channelId: "gallery-40" };
    await artist.send("PATCH", artworkStatusPath(elsewhere), consigned);
    const sent = await draftConsignment(artist, [elsewhere]);
    await takeStep(artist, sent.id, "sending");
    const draft = await draftConsignment(artist, workIds.slice(0, 1), { channelId: "fair" });
    const left = firstChannels.filter((channel) => !["gallery-40", "fair"].includes(channel.id));
    const save = () => artist.send("PUT", apiPaths.channels, left);
    expect((await save()).status).toBe(200);
    await expectRefusal(
      worker,
      () => sendStep(artist, draft.id, "sending"),
      "CONFLICT",
      goneGallery,
    );
    await takeStep(artist, sent.id, "takingBack");
    expect((await findWork(artist, elsewhere)).statusDetails.channelId).toBeNull();
    expect((await save()).status).toBe(200);
  });

  test("is taken back with everything as it was before", async () => {
    const { artist, workIds } = await signInWithWorks(3);
    const [held = "", consigned = "", free = ""] = workIds;
    const hold = { status: "on-hold", who: "Anne Thibault", until: "2099-01-01" };
    const elsewhere = { status: "consigned", channelId: "gallery-40", dueBack: "2099-02-02" };
    await artist.send("PATCH", artworkStatusPath(held), hold);
    await artist.send("PATCH", artworkStatusPath(consigned), elsewhere);
    const before = await Promise.all(workIds.map((id) => findWork(artist, id)));
    const { id } = await draftConsignment(artist, workIds);
    await takeStep(artist, id, "sending");
    expect(await statuses(artist, workIds)).toEqual(["consigned", "consigned", "consigned"]);
    expect(await places(artist, id)).toEqual(["here", "here", "here"]);
    const back = await takeStep(artist, id, "takingBack");
    expect(back).toMatchObject({ state: "draft", sentAt: null, number: `C-${year}-001` });
    const after = await Promise.all(workIds.map((one) => findWork(artist, one)));
    const statusOf = ({ status, statusDetails }: (typeof after)[number]) => [status, statusDetails];
    expect(after.map(statusOf)).toEqual(before.map(statusOf));
    expect(await places(artist, id)).toEqual(["planned", "planned", "planned"]);
    expect((await historyOf(artist, free)).at(-1)).toMatchObject({ status: "available" });
    await expectError(await sendStep(artist, id, "takingBack"), "CONFLICT");
    await expectError(
      await artist.send("PATCH", consignmentPath(id), { channelId: "gallery-40" }),
      "VALIDATION_FAILED",
    );
  });

  test("is of this version, and needs the plan, which taking back does not", async () => {
    const { artist, workIds } = await signInWithWorks(1);
    const { id } = await draftConsignment(artist, workIds);
    const stale = { "If-Match": '"2020-01-01T00:00:00.000Z"' };
    const sent = await artist.send("POST", consignmentPath(id, "sending"), {}, stale);
    await expectError(sent, "CONFLICT");
    await takeStep(artist, id, "sending");
    await endPlan(worker, artist);
    await takeStep(artist, id, "takingBack");
    await expectError(await sendStep(artist, id, "sending"), "UPGRADE_REQUIRED");
  });
});

describe("a change of an agreement", () => {
  test("that was sent replaces it when it is sent itself", async () => {
    const { artist, workIds } = await signInWithWorks(3);
    const [first = "", second = "", third = ""] = workIds;
    const { id } = await draftConsignment(artist, [first, second]);
    await takeStep(artist, id, "sending");
    const changed = await amend(artist, id, { workIds: [second, third], daysToPay: 10 });
    expect(changed).toMatchObject({
      ...{ state: "sent", version: 1, daysToPay: 60 },
      amendment: { state: "draft", version: 2, workIds: [second, third] },
    });
    expect(await statuses(artist, workIds)).toEqual(["consigned", "consigned", "available"]);
    const replaced = await takeStep(artist, id, "sending");
    expect(replaced).toMatchObject({ state: "sent", version: 2, daysToPay: 10, amendment: null });
    expect(replaced.earlier.map(({ version }) => version)).toEqual([1]);
    expect(await statuses(artist, workIds)).toEqual(["available", "consigned", "consigned"]);
  });

  test("that is confirmed leaves it as it is, until it is taken back", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const { id } = await draftConsignment(artist, workIds.slice(0, 1));
    await takeStep(artist, id, "sending");
    await confirm(artist, id);
    await amend(artist, id, { workIds, until: "2027-01-01" });
    const sent = await takeStep(artist, id, "sending");
    expect(sent).toMatchObject({ state: "confirmed", version: 1, until: "2026-07-01" });
    expect(sent.amendment).toMatchObject({ state: "sent", version: 2, workIds });
    expect(await statuses(artist, workIds)).toEqual(["consigned", "consigned"]);
    const again = await artist.send("PATCH", consignmentPath(id), { daysToPay: 1 });
    await expectError(
      again,
      "CONFLICT",
      "The gallery has a change of this agreement. Take that back first.",
    );
    const back = await takeStep(artist, id, "takingBack");
    expect(back.amendment).toMatchObject({ state: "draft", version: 2 });
    expect(await statuses(artist, workIds)).toEqual(["consigned", "available"]);
    await expectError(
      await sendStep(artist, id, "takingBack"),
      "CONFLICT",
      "The gallery has confirmed this agreement. Change it instead.",
    );
  });
});

describe("a change that was not sent", () => {
  const discard = (artist: TestArtist, id: string, headers?: HeadersInit) =>
    artist.request(consignmentPath(id, "amendment"), {
      ...{ method: "DELETE", ...(headers && { headers }) },
    });

  test("is discarded, of what was sent and of what was confirmed, and the next one begins anew", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const { id } = await draftConsignment(artist, workIds.slice(0, 1));
    const sent = await takeStep(artist, id, "sending");
    const none = "This agreement has no change that could be discarded.";
    await expectRefusal(worker, () => discard(artist, id), "CONFLICT", none);
    await amend(artist, id, { workIds, daysToPay: 10 });
    const unchanged = { ...sent, updatedAt: expect.any(String) };
    const back = await readAnswer(consignmentSchema, await discard(artist, id));
    expect(back).toEqual(unchanged);
    expect(back.updatedAt > sent.updatedAt).toBe(true);
    await confirm(artist, id);
    const changed = await amend(artist, id, { reports: "never" });
    expect(changed.amendment).toMatchObject({ version: 2, terms: { daysToPay: 60 } });
    await endPlan(worker, artist);
    const stale = { "If-Match": `"${back.updatedAt}"` };
    await expectError(await discard(artist, id, stale), "CONFLICT");
    const current = { "If-Match": `"${changed.updatedAt}"` };
    const confirmed = await readAnswer(consignmentSchema, await discard(artist, id, current));
    expect(confirmed).toMatchObject({ state: "confirmed", version: 1, amendment: null });
    expect(await statuses(artist, workIds)).toEqual(["consigned", "available"]);
  });

  test("that the gallery has is taken back first", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const { id } = await draftConsignment(artist, workIds.slice(0, 1));
    await takeStep(artist, id, "sending");
    await confirm(artist, id);
    await amend(artist, id, { workIds });
    await takeStep(artist, id, "sending");
    const message = "The gallery has a change of this agreement. Take that back first.";
    await expectRefusal(worker, () => discard(artist, id), "CONFLICT", message);
    await takeStep(artist, id, "takingBack");
    expect((await readAnswer(consignmentSchema, await discard(artist, id))).amendment).toBeNull();
    const [first = "", second = ""] = workIds;
    await amend(artist, id, { workIds: [first, second] });
    expect((await takeStep(artist, id, "sending")).amendment).toMatchObject({
      ...{ state: "sent", version: 2, workIds },
    });
  });
});

describe("works with a gallery", () => {
  test("come back by the agreement or by hand, once", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const [first = "", second = ""] = workIds;
    const { id } = await draftConsignment(artist, workIds);
    await takeStep(artist, id, "sending");
    await confirm(artist, id);
    const back = await takeStep(artist, id, "returns", { workIds: [first], date: "2026-03-01" });
    expect(back.works[0]).toMatchObject({ state: "returned", returnedOn: "2026-03-01" });
    await artist.send("PATCH", artworkStatusPath(second), { status: "available" });
    expect(await places(artist, id)).toEqual(["returned", "returned"]);
    expect(await statuses(artist, workIds)).toEqual(["available", "available"]);
    const again = () => sendStep(artist, id, "returns", { workIds: [first], date: "2026-03-01" });
    const message = "One of these works is not with the gallery.";
    await expectRefusal(worker, again, "CONFLICT", message);
    const future = { workIds: [first], date: "2099-01-01" };
    await expectError(await sendStep(artist, id, "returns", future), "VALIDATION_FAILED");
  });

  test("are with it again once their return is undone, but for those that were changed since", async () => {
    const { artist, workIds } = await signInWithWorks(4);
    const [first = "", second = "", third = "", fourth = ""] = workIds;
    const { id } = await draftConsignment(artist, workIds);
    await takeStep(artist, id, "sending");
    const before = await findWork(artist, first);
    const { updatedAt } = await takeStep(artist, id, "returns", { workIds, date: "2026-03-01" });
    const input = { workIds, returnedAt: updatedAt };
    await artist.send("PATCH", artworkStatusPath(second), { status: "on-hold", who: "D. Roy" });
    await artist.send("PATCH", artworkStatusPath(third), { status: "on-hold", who: "D. Roy" });
    await artist.send("PATCH", artworkStatusPath(third), { status: "available" });
    await artist.request(artworkPath(fourth), { method: "DELETE" });
    const other = await signInWithWorks(1);
    await expectError(await sendStep(other.artist, id, "returnUndo", input), "NOT_FOUND");
    await endPlan(worker, artist);
    const { consignment, kept } = await undoReturn(artist, id, input);
    expect(kept).toEqual([second, third, fourth]);
    expect(consignment.works.map(({ state, returnedOn }) => [state, returnedOn])).toEqual([
      ["here", null],
      ...["2026-03-01", "2026-03-01", "2026-03-01"].map((day) => ["returned", day]),
    ]);
    const after = await findWork(artist, first);
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
    expect(await statuses(artist, [second, third])).toEqual(["on-hold", "available"]);
    // Taking it back still knows what the works were before they were sent.
    await takeStep(artist, id, "takingBack");
    expect(await statuses(artist, [first])).toEqual(["available"]);
    await expectRefusal(
      worker,
      () => sendStep(artist, id, "returnUndo", input),
      "CONFLICT",
      "This agreement is not sent.",
    );
  });

  test("are with it again once a status by hand, or a deletion, is undone", async () => {
    const { artist, workIds } = await signInWithWorks(4);
    const [first = "", second = "", third = "", fourth = ""] = workIds;
    const { id } = await draftConsignment(artist, workIds);
    await takeStep(artist, id, "sending");
    const before = await readConsignment(artist, id);
    const consigned = await Promise.all(workIds.map((workId) => findWork(artist, workId)));
    const statusAs = statusInputOf(consigned[0] ?? expect.fail());
    const change = (workId: string, status: object) =>
      artist.send("PATCH", artworkStatusPath(workId), status);
    await change(first, { status: "available" });
    await change(second, { status: "on-hold", who: "D. Roy" });
    await change(third, { ...statusAs, channelId: "gallery-40" });
    await artist.request(artworkPath(fourth), { method: "DELETE" });
    expect(await places(artist, id)).toEqual(["returned", "returned", "returned", "returned"]);
    for (const workId of [first, second, third]) {
      const undone = await change(workId, { ...statusAs, isUndo: true });
      expect(undone.status, await undone.clone().text()).toBe(200);
    }
    await artist.request(artworkRestorePath(fourth), { method: "POST" });
    expect((await readConsignment(artist, id)).works).toEqual(before.works);
    const after = await Promise.all(workIds.map((workId) => findWork(artist, workId)));
    expect(after.map((work) => ({ ...work, updatedAt: null }))).toEqual(
      consigned.map((work) => ({ ...work, updatedAt: null })),
    );
    // Again, and without an undo a work that is consigned by hand is in no agreement.
    await change(first, { status: "available" });
    await change(first, { ...statusAs, isUndo: true });
    await change(second, { status: "available" });
    await change(second, statusAs);
    await change(third, { status: "available" });
    await change(third, { status: "on-hold", who: "D. Roy" });
    await change(third, { ...statusAs, isUndo: true });
    expect(await places(artist, id)).toEqual(["here", "returned", "returned", "here"]);
    // Taking it back still knows what the works were before they were sent.
    await takeStep(artist, id, "takingBack");
    const all = ["available", "consigned", "consigned", "available"];
    expect(await statuses(artist, workIds)).toEqual(all);
  });

  test("keep the status that they have when their agreement was changed or closed before it is undone", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const [first = "", second = ""] = workIds;
    const { id } = await draftConsignment(artist, workIds);
    await takeStep(artist, id, "sending");
    const { title, ...work } = await findWork(artist, first);
    const undo = () =>
      artist.send("PATCH", artworkStatusPath(first), { ...statusInputOf(work), isUndo: true });
    const refused = async () =>
      expect(await readRefusal(worker, undo)).toEqual({
        code: "CONFLICT",
        message: `The agreement that “${title}” was in has been changed or closed since. The work is not put back.`,
        issues: [{ path: "isUndo", message: "agreement" }],
      });
    await artist.send("PATCH", artworkStatusPath(first), { status: "available" });
    await takeStep(artist, id, "takingBack");
    await refused();
    await amend(artist, id, { workIds: [second] });
    await takeStep(artist, id, "sending");
    await confirm(artist, id);
    await refused();
    await takeStep(artist, id, "returns", { workIds: [second], date: "2026-03-01" });
    await takeStep(artist, id, "closing");
    await refused();
    await artist.request(artworkPath(first), { method: "DELETE" });
    await artist.request(artworkRestorePath(first), { method: "POST" });
    expect(await statuses(artist, workIds)).toEqual(["available", "available"]);
    expect(await places(artist, id)).toEqual(["returned", "returned"]);
  });

  test.each(["2026-01-20T12:00:00+05", "2026-01-20T12:00:00 Z"])(
    "stay back for a time that no clock shows: %s",
    async (returnedAt) => {
      const { artist, workIds } = await signInWithWorks(1);
      const { id } = await draftConsignment(artist, workIds);
      await takeStep(artist, id, "sending");
      await takeStep(artist, id, "returns", { workIds, date: "2026-03-01" });
      const undo = () => sendStep(artist, id, "returnUndo", { workIds, returnedAt });
      await expectIssue(worker, undo, "returnedAt", "Send an ISO timestamp.");
    },
  );

  test("stay back once the gallery is none of the channels", async () => {
    const { artist, workIds } = await signInWithWorks(1);
    const { id } = await draftConsignment(artist, workIds);
    await takeStep(artist, id, "sending");
    const { updatedAt } = await takeStep(artist, id, "returns", { workIds, date: "2026-03-01" });
    const left = firstChannels.filter((channel) => channel.id !== "gallery-50");
    expect((await artist.send("PUT", apiPaths.channels, left)).status).toBe(200);
    const undo = () => sendStep(artist, id, "returnUndo", { workIds, returnedAt: updatedAt });
    await expectRefusal(worker, undo, "CONFLICT", goneGallery);
    expect(await statuses(artist, workIds)).toEqual(["available"]);
  });

  test("stay where they are when a change has left them out before their return is undone", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const [first = "", second = ""] = workIds;
    const { id } = await draftConsignment(artist, workIds);
    await takeStep(artist, id, "sending");
    await confirm(artist, id);
    const { updatedAt } = await takeStep(artist, id, "returns", {
      ...{ workIds: [first], date: "2026-03-01" },
    });
    await amend(artist, id, { workIds: [second] });
    await takeStep(artist, id, "sending");
    await confirm(artist, id);
    const undone = await undoReturn(artist, id, { workIds: [first], returnedAt: updatedAt });
    expect(undone.kept).toEqual([first]);
    expect(await statuses(artist, [first, second])).toEqual(["available", "consigned"]);
  });

  test("are sold through it by hand too, and are back when the sale is taken back", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const [first = "", second = ""] = workIds;
    const { id } = await draftConsignment(artist, workIds);
    await takeStep(artist, id, "sending");
    const sale = await sellWork(artist, first);
    await sellWork(artist, second, "studio");
    expect(await places(artist, id)).toEqual(["sold", "returned"]);
    await sendReturn(artist, sale.id, { returnedOn: "2026-02-10" });
    expect(await places(artist, id)).toEqual(["returned", "returned"]);
  });
});

describe("closing", () => {
  test("needs that nothing is there and nothing open", async () => {
    const { artist, workIds } = await signInWithWorks(2);
    const [first = "", second = ""] = workIds;
    const { id } = await draftConsignment(artist, workIds);
    await takeStep(artist, id, "sending");
    const close = () => sendStep(artist, id, "closing");
    const unconfirmed = "The gallery has not confirmed this agreement. Take it back instead.";
    await expectRefusal(worker, close, "CONFLICT", unconfirmed);
    await confirm(artist, id);
    const sale = await sellWork(artist, first);
    const there = "The gallery still has works of this agreement. Bring them back first.";
    await expectRefusal(worker, close, "CONFLICT", there);
    await takeStep(artist, id, "returns", { workIds: [second], date: "2026-03-01" });
    const owes = "The gallery still owes for sales of this agreement.";
    await expectRefusal(worker, close, "CONFLICT", owes);
    const paid = await artist.send("POST", payoutsPaths.payouts, {
      ...{ channelId: "gallery-50", date: "2026-03-02", currency: "CAD" },
      ...{ amountCents: sale.netCents, saleIds: [sale.id] },
    });
    expect(paid.status).toBe(201);
    await endPlan(worker, artist);
    expect(await takeStep(artist, id, "closing")).toMatchObject({
      ...{ state: "closed", closedAt: expect.any(String) },
    });
    await expectError(await close(), "CONFLICT", "This agreement is closed.");
  });
});

test("closing needs an answer to what the gallery reported, also of a work that came back by hand", async () => {
  const { artist, workIds } = await signInWithWorks(1);
  const [workId = ""] = workIds;
  const { id } = await draftConsignment(artist, workIds);
  const address = addressOf(await takeStep(artist, id, "sending"));
  await confirm(artist, id);
  const sold = { kind: "sold", workId, date: "2026-03-01", priceCents: 100_00 };
  expect((await sendAsGallery(worker, address, sold)).status).toBe(201);
  const close = () => sendStep(artist, id, "closing");
  const waits = "The gallery reported a sale or a return. Record or decline it first.";
  await expectRefusal(worker, close, "CONFLICT", waits);
  await takeStep(artist, id, "returns", { workIds, date: "2026-03-02" });
  await expectRefusal(worker, close, "CONFLICT", waits);
  const entry = (await readEntries(artist)).find(({ kind }) => kind === "sold");
  const accept = () => artist.send("POST", entryAcceptancePath(entry?.id ?? ""), {});
  await expectRefusal(worker, accept, "CONFLICT", "This work is no longer with the gallery.");
  const declined = await artist.request(entryDeclinePath(entry?.id ?? ""), { method: "POST" });
  expect(declined.status).toBe(200);
  expect((await takeStep(artist, id, "closing")).state).toBe("closed");
  const [shown] = (await readAsGallery(worker, address)).works;
  expect(shown).toMatchObject({ state: "returned", report: { kind: "sold", isDeclined: true } });
});

test("the statement has the agreement's sales, due by its own days, and what was paid", async () => {
  const { artist, workIds } = await signInWithWorks(3);
  const [first = "", second = "", third = ""] = workIds;
  const { id } = await draftConsignment(artist, workIds);
  await takeStep(artist, id, "sending");
  const sale = await sellWork(artist, first);
  await takeStep(artist, id, "returns", { workIds: [second], date: "2026-03-01" });
  const payout = await artist.send("POST", payoutsPaths.payouts, {
    ...{ channelId: "gallery-50", date: "2026-03-02", currency: "CAD" },
    ...{ amountCents: 200_00, saleIds: [sale.id] },
  });
  expect(payout.status).toBe(201);
  const read = async (days: string): Promise<ConsignmentStatement> =>
    readAnswer(
      consignmentStatementSchema,
      await artist.request(`${consignmentPath(id, "statement")}?${days}`),
    );
  expect(await read("from=2026-01-01&to=2026-12-31")).toEqual({
    ...{ from: "2026-01-01", to: "2026-12-31", hereIds: [third] },
    returned: [{ workId: second, returnedOn: "2026-03-01" }],
    currencies: [
      {
        ...{ currency: "CAD", owedCents: 500_00, paidCents: 200_00, openCents: 300_00 },
        ...{ overdueCents: 300_00, overdueSince: "2026-04-02" },
        sales: [
          {
            ...{ id: sale.id, artworkId: first, artworkTitle: sale.artworkTitle },
            ...{ date: "2026-02-01", paidByBuyerCents: 1_000_00, commission: 0.5 },
            ...{ netCents: 500_00, buyer: null, returnedOn: null, dueOn: "2026-04-02" },
            ...{ paidCents: 200_00, openCents: 300_00, isOverdue: true },
          },
        ],
        payouts: [expect.objectContaining({ amountCents: 200_00, saleIds: [sale.id] })],
      },
    ],
  });
  const [before = expect.fail()] = (await read("from=2026-02-02&to=2026-03-01")).currencies;
  expect(before).toMatchObject({ openCents: 500_00, overdueCents: 0, sales: [], payouts: [] });
  await expectError(
    await artist.request(`${consignmentPath(id, "statement")}?from=soon`),
    "VALIDATION_FAILED",
  );
});

test("the statement until a day has as sold what was returned later", async () => {
  const { artist, workIds } = await signInWithWorks(2);
  const [first = ""] = workIds;
  const { id } = await draftConsignment(artist, workIds);
  await takeStep(artist, id, "sending");
  const sale = await sellWork(artist, first);
  const read = async (days: string) => {
    const path = `${consignmentPath(id, "statement")}?${days}`;
    return (await readAnswer(consignmentStatementSchema, await artist.request(path))).currencies;
  };
  const before = await read("from=2026-01-01&to=2026-05-31");
  expect(before).toEqual([
    expect.objectContaining({
      openCents: 500_00,
      overdueCents: 500_00,
      overdueSince: "2026-04-02",
    }),
  ]);
  await sendReturn(artist, sale.id, { returnedOn: "2026-06-01" });
  expect(await read("from=2026-01-01&to=2026-05-31")).toEqual(before);
  expect(await read("from=2026-01-01&to=2026-06-01")).toEqual([]);
});

test("a report of a confirmed agreement is due by its terms, and after each report again", async () => {
  const { artist, workIds } = await signInWithWorks(1);
  const { id } = await draftConsignment(artist, workIds);
  await takeStep(artist, id, "sending");
  const report = { receivedOn: "2026-04-10" };
  await expectError(
    await sendStep(artist, id, "reports", report),
    "CONFLICT",
    "This agreement is not confirmed.",
  );
  await confirm(artist, id);
  const due = async () => {
    const agenda = await artist.request(`${agendaPaths.agenda}?today=2026-04-05`);
    const items = v.parse(agendaSchema, await agenda.json());
    return items.filter(({ kind }) => kind === "report-due").map(({ date }) => date);
  };
  expect(await due()).toEqual(["2026-04-01"]);
  expect((await takeStep(artist, id, "reports", report)).reportedOn).toBe("2026-04-10");
  expect(await due()).toEqual([]);
  const earlier = await takeStep(artist, id, "reports", { receivedOn: "2026-03-01" });
  expect(earlier.reportedOn).toBe("2026-04-10");
});
