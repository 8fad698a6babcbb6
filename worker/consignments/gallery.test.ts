import { describe, expect, test } from "vitest";
import { artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { agreementContentSchema } from "#schema/consignments/agreement-content.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { ConsignmentInput } from "#schema/consignments/consignment-input.ts";
import {
  agreementDocumentId,
  agreementPath,
  consignmentPath,
} from "#schema/consignments/consignments-paths.ts";
import { addDays, earliestToday } from "#schema/days.ts";
import { guestTitle } from "#schema/links/guest-title.ts";
import {
  entryAcceptancePath,
  entryDeclinePath,
  guestAgreementPath,
  guestImagePath,
  guestPath,
  linkPath,
} from "#schema/links/links-paths.ts";
import { payoutsPaths } from "#schema/payouts/payouts-paths.ts";
import { documentPicturePath } from "#schema/sales/sales-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { keyHeader, type TestArtist } from "#tests/support/artists.ts";
import { toArtworkInput } from "#tests/support/artworks.ts";
import {
  acceptReport,
  addressOf,
  amend,
  draftConsignment,
  readAsGallery,
  readConsignments,
  sendAsGallery,
  sendStep,
  takeStep,
  undoReturn,
} from "#tests/support/consignments.ts";
import { readEntries, readLinks } from "#tests/support/links.ts";
import { png, pngUrl } from "#tests/support/pictures.ts";
import {
  endPlan,
  expectError,
  findWork,
  readLedger,
  saveWork,
  sendAskingPrice,
  sendReturn,
  sendSale,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectInvalid, expectRefusal } from "#tests/support/refusals.ts";
import { readRow, runSql } from "#tests/support/rows.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });
const today = earliestToday(new Date());

interface Sent {
  readonly artist: TestArtist;
  readonly workIds: string[];
  readonly id: string;
  readonly address: string;
}

/** An artist with an agreement about works that each cost 2,875.00, sent to the gallery. */
async function sendAgreement(count = 2, changes: Partial<ConsignmentInput> = {}): Promise<Sent> {
  const artist = await signInProfessional(worker);
  const workIds: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await saveWork(artist);
    await ask(artist, id, 287_500);
    workIds.push(id);
  }
  const { id } = await draftConsignment(artist, workIds, changes);
  const sent = await takeStep(artist, id, "sending");
  return { artist, workIds, id, address: addressOf(sent) };
}

async function confirmed(...asked: Parameters<typeof sendAgreement>): Promise<Sent> {
  const sent = await sendAgreement(...asked);
  await enter(sent, { kind: "confirm" });
  return sent;
}

async function enter({ address }: Pick<Sent, "address">, entry: object): Promise<string> {
  const response = await sendAsGallery(worker, address, entry);
  expect(response.status, await response.clone().text()).toBe(201);
  const { id } = await response.json<{ id: string }>();
  return id;
}

async function refuse({ address }: Sent, entry: object, message: string): Promise<void> {
  await expectRefusal(worker, () => sendAsGallery(worker, address, entry), "CONFLICT", message);
}

async function ask(artist: TestArtist, workId: string, priceCents: number): Promise<void> {
  const sent = await sendAskingPrice(artist, workId, priceCents);
  expect(sent.status, await sent.clone().text()).toBe(200);
}

async function agreementOf({ artist, id }: Sent): Promise<Consignment> {
  const found = (await readConsignments(artist)).find((one) => one.id === id);
  return found ?? expect.fail("The agreement is gone.");
}

describe("an agreement's address", () => {
  test("shows the gallery what there is to confirm, and nothing that is the artist's own", async () => {
    const until = "2099-07-01";
    const sent = await sendAgreement(2, { confirmer: "Sylvie Bernier", until });
    const page = await readAsGallery(worker, sent.address);
    expect(page).toMatchObject({
      ...{ kind: "consignment", language: "fr-en", state: "sent", amendment: null, version: 1 },
      ...{ confirmedBy: null, confirmedOn: null, due: [], versions: [] },
      terms: { commission: 0.5, daysToPay: 60, confirmer: "Sylvie Bernier" },
    });
    expect(page.sentences.map(({ locale }) => locale)).toEqual(["fr-CA", "en-CA"]);
    expect(page.sentences[1]?.texts.at(-1)).toEqual({ text: "Frames stay.", replaced: null });
    expect(page.works.map(({ id, state, priceCents }) => [id, state, priceCents])).toEqual(
      sent.workIds.map((id) => [id, "coming", 287_500]),
    );
    const works = await Promise.all(sent.workIds.map((id) => findWork(sent.artist, id)));
    expect(page.works.map(({ title }) => title)).toEqual(works.map(({ title }) => title));
    expect(guestTitle(page, "fr-CA")).toBe(page.number);
    const link = (await readLinks(sent.artist)).find(
      ({ consignmentId }) => consignmentId === sent.id,
    );
    expect(link).toMatchObject({
      ...{ kind: "consignment", state: "open", language: "both", endsOn: "2099-08-30" },
      ...{ workIds: [], personId: null },
    });
    expect((await agreementOf(sent)).linkId).toBe(link?.id);
  });

  test("is gone while the agreement is a draft again, and another one afterwards", async () => {
    const sent = await sendAgreement(1);
    const taken = await takeStep(sent.artist, sent.id, "takingBack");
    expect(taken).toMatchObject({ address: null, linkId: null });
    await expectError(await worker.request(guestPath("guest", sent.address)), "NOT_FOUND");
    const again = addressOf(await takeStep(sent.artist, sent.id, "sending"));
    expect(again).not.toBe(sent.address);
    expect((await readAsGallery(worker, again)).state).toBe("sent");
    await endPlan(worker, sent.artist);
    expect((await readAsGallery(worker, again)).state).toBe("sent");
    const { linkId } = await agreementOf(sent);
    const titled = await sent.artist.send("PATCH", linkPath(linkId ?? ""), { title: "No title" });
    await expectError(titled, "UPGRADE_REQUIRED");
  });
});

describe("a confirmation", () => {
  test("freezes content and prices, with who confirmed it and what was received", async () => {
    const sent = await sendAgreement(2);
    const [first = "", second = ""] = sent.workIds;
    const { seen } = await readAsGallery(worker, sent.address);
    await enter(sent, { kind: "received", workId: first, condition: "A scratch at the left" });
    await enter(sent, { kind: "confirm", seen });
    await ask(sent.artist, first, 300_000);
    expect(await agreementOf(sent)).toMatchObject({
      ...{ state: "confirmed", confirmedBy: "Sylvie Bernier", confirmedAt: expect.any(String) },
      works: [
        { workId: first, state: "here", priceCents: 287_500, receivedOn: today },
        { workId: second, state: "here", priceCents: 287_500, receivedOn: null, condition: "" },
      ],
    });
    const page = await readAsGallery(worker, sent.address);
    expect(page).toMatchObject({ state: "confirmed", confirmedOn: today });
    expect(page.versions).toEqual([{ version: 1, confirmedOn: today, workIds: sent.workIds }]);
    expect(
      page.works.map(({ state, condition, priceCents }) => [state, condition, priceCents]),
    ).toEqual([
      ["here", "A scratch at the left", 287_500],
      ["coming", "", 287_500],
    ]);
    const issued = await readAnswer(
      agreementContentSchema,
      await worker.request(guestAgreementPath(sent.address, 1)),
    );
    expect(issued.works.map(({ priceCents }) => priceCents)).toEqual([287_500, 287_500]);
    const own = await sent.artist.request(agreementPath(sent.id, 1));
    expect(await readAnswer(agreementContentSchema, own)).toEqual(issued);
    for (const version of ["2", "0", "1e0", "0x1", "01", "first", "9e999"]) {
      const asked = (path: string) => path.replace(/1$/, version);
      const ofArtist = await sent.artist.request(asked(agreementPath(sent.id, 1)));
      await expectError(ofArtist, "NOT_FOUND");
      const ofGuest = await worker.request(asked(guestAgreementPath(sent.address, 1)));
      await expectError(ofGuest, "NOT_FOUND");
    }
    await refuse(
      sent,
      { kind: "confirm" },
      "There is nothing to confirm. Reload the page to see what holds.",
    );
  });

  test("is of what the gallery read, once, whoever is faster", async () => {
    const sent = await sendAgreement(1);
    const { seen } = await readAsGallery(worker, sent.address);
    await ask(sent.artist, sent.workIds[0] ?? "", 300_000);
    await refuse(
      sent,
      { kind: "confirm", seen },
      "This agreement has been changed meanwhile. Reload the page and read it again.",
    );
    const [one, other, taken] = await Promise.all([
      sendAsGallery(worker, sent.address, { kind: "confirm" }),
      sendAsGallery(worker, sent.address, { kind: "confirm", name: "Marc Roy" }),
      sendStep(sent.artist, sent.id, "takingBack"),
    ]);
    const confirmations = [one, other].filter(({ status }) => status === 201).length;
    const { state } = await agreementOf(sent);
    expect([confirmations, taken.status, state]).toEqual(
      state === "draft" ? [0, 200, "draft"] : [1, 409, "confirmed"],
    );
    expect((await readEntries(sent.artist)).length).toBe(confirmations);
  });

  test("of a change lets it hold, and what it leaves out is back", async () => {
    const sent = await confirmed(2);
    const [first = "", second = ""] = sent.workIds;
    const { id: third } = await saveWork(sent.artist);
    const change = { workIds: [second, third], until: "2099-01-01", daysToPay: 10, terms: "" };
    await amend(sent.artist, sent.id, change);
    expect((await readAsGallery(worker, sent.address)).amendment).toBeNull();
    await takeStep(sent.artist, sent.id, "sending");
    const page = await readAsGallery(worker, sent.address);
    expect(page).toMatchObject({ state: "confirmed", amendment: "sent", version: 2 });
    const english = page.sentences[1]?.texts ?? [];
    expect(english.at(-1)).toEqual({ text: "", replaced: "Frames stay." });
    expect(english.find(({ text }) => text.includes("within 10 days"))?.replaced).toContain(
      "within 60 days",
    );
    expect(page.works.map(({ id, isTakenOut }) => [id, isTakenOut])).toEqual([
      [second, false],
      [third, false],
      [first, true],
    ]);
    await refuse(
      sent,
      { kind: "sold", workId: third, date: today, priceCents: 1 },
      "Confirm the change of the agreement first.",
    );
    await enter(sent, { kind: "confirm", seen: page.seen });
    const held = await agreementOf(sent);
    expect(held).toMatchObject({ state: "confirmed", version: 2, amendment: null, daysToPay: 10 });
    expect(held.works.map(({ workId, state }) => [workId, state])).toEqual([
      [second, "here"],
      [third, "here"],
      [first, "returned"],
    ]);
    expect((await findWork(sent.artist, first)).status).toBe("available");
    expect((await findWork(sent.artist, second)).statusDetails).toMatchObject({
      dueBack: "2099-01-01",
    });
    expect((await readAsGallery(worker, sent.address)).versions).toHaveLength(2);
    const link = (await readLinks(sent.artist)).find(({ id }) => id === held.linkId);
    expect(link?.endsOn).toBe("2099-03-02");
  });

  test("keeps the pictures too, which outlast those of the works", async () => {
    const artist = await signInProfessional(worker);
    const pictureOf = (width: number) => ({
      ...{ imageUrl: pngUrl(png({ width })), thumbnail: pngUrl(png({ width: width + 1 })) },
    });
    const work = await saveWork(artist, pictureOf(10));
    const { id } = await draftConsignment(artist, [work.id]);
    const address = addressOf(await takeStep(artist, id, "sending"));
    const bytesAt = async (query: string): Promise<Buffer> => {
      const response = await worker.request(`${guestImagePath(address, work.id)}${query}`);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
      return Buffer.from(await response.bytes());
    };
    const repaint = async (width: number) => {
      const body = { ...toArtworkInput(await findWork(artist, work.id)), ...pictureOf(width) };
      const sent = await artist.send("PATCH", artworkPath(work.id), body);
      expect(sent.status, await sent.clone().text()).toBe(200);
    };
    await repaint(20);
    expect(await bytesAt("")).toEqual(png({ width: 20 }));
    const sent = { artist, workIds: [work.id], id, address };
    await enter(sent, { kind: "confirm" });
    await repaint(30);
    for (const query of ["", "?version=1"]) {
      expect(await bytesAt(query)).toEqual(png({ width: 20 }));
    }
    expect(await bytesAt("?size=thumbnail")).toEqual(png({ width: 21 }));
    const kept = await artist.request(documentPicturePath(agreementDocumentId(id, 1), work.id));
    expect(Buffer.from(await kept.bytes())).toEqual(png({ width: 20 }));
    await amend(artist, id, { daysToPay: 10 });
    await takeStep(artist, id, "sending");
    // What is to be confirmed is shown as it will be kept.
    expect(await bytesAt("")).toEqual(png({ width: 30 }));
    await enter(sent, { kind: "confirm" });
    await takeStep(artist, id, "returns", { workIds: [work.id], date: today });
    expect((await artist.request(artworkPath(work.id), { method: "DELETE" })).status).toBe(204);
    expect(await bytesAt("")).toEqual(png({ width: 30 }));
    expect(await bytesAt("?version=1")).toEqual(png({ width: 20 }));
    expect((await readAsGallery(worker, address)).works).toMatchObject([
      { id: work.id, title: work.title, hasPicture: true, state: "returned" },
    ]);
    for (const query of ["?version=3", "?version=", "?version=1&size=large"]) {
      const { status } = await worker.request(`${guestImagePath(address, work.id)}${query}`);
      expect([query, status]).toEqual([query, query.startsWith("?version=1") ? 200 : 404]);
    }
  });

  test("of more than 90 kB is not asked for", async () => {
    const artist = await signInProfessional(worker);
    const { id: workId } = await saveWork(artist);
    const sentences = Array.from({ length: 30 }, (_, index) => ({
      ...{ id: `added-${index + 1}`, en: "潮".repeat(1_000), fr: "潮".repeat(1_000) },
    }));
    const terms = "潮".repeat(5_000);
    const { id } = await draftConsignment(artist, [workId], { sentences, terms });
    await expectRefusal(
      worker,
      () => sendStep(artist, id, "sending"),
      "CONFLICT",
      "This agreement is too long to be kept. Leave out some works or sentences.",
    );
  });
});

describe("what a gallery reports", () => {
  test("of a sale becomes one sale at the agreed terms, once it is accepted", async () => {
    const sent = await confirmed(1, { commission: 0.4, discountBorneBy: "artist" });
    const [workId = ""] = sent.workIds;
    const sold = { kind: "sold", workId, date: "2026-02-01", priceCents: 260_000, buyer: "D. Roy" };
    const key = keyHeader("one sale");
    const entryId = await (await sendAsGallery(worker, sent.address, sold, key)).json();
    expect(await (await sendAsGallery(worker, sent.address, sold, key)).json()).toEqual(entryId);
    await refuse(sent, sold, "A report of this work waits for the artist.");
    const waiting = await readAsGallery(worker, sent.address);
    expect(waiting.works[0]).toMatchObject({
      state: "coming",
      sale: null,
      report: { kind: "sold", date: "2026-02-01", paidCents: 260_000, isDeclined: false },
    });
    expect((await findWork(sent.artist, workId)).status).toBe("consigned");
    const [entry = expect.fail()] = await readEntries(sent.artist);
    expect(entry).toMatchObject({
      ...{ kind: "sold", name: "Sylvie Bernier", priceCents: 260_000, currency: "CAD" },
      ...{ buyer: "D. Roy", decision: null },
    });
    const twice = await Promise.all(
      [1, 2].map(() => sent.artist.send("POST", entryAcceptancePath(entry.id), {})),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await readLedger(sent.artist)).toHaveLength(1);
    const answer = twice.find(({ status }) => status === 200);
    const { sale, consignment } =
      (await answer?.json<Awaited<ReturnType<typeof acceptReport>>>()) ?? expect.fail();
    expect(sale).toMatchObject({
      ...{ priceCents: 287_500, discountCents: 27_500, netCents: 145_000 },
      ...{ date: "2026-02-01", buyer: { name: "D. Roy" } },
      channel: { id: "gallery-50", commission: 0.4 },
    });
    expect(consignment.works).toMatchObject([{ state: "sold", saleId: sale?.id }]);
    const page = await readAsGallery(worker, sent.address);
    expect(page.works[0]).toMatchObject({
      state: "sold",
      report: null,
      sale: { paidByBuyerCents: 260_000, netCents: 145_000, buyer: "D. Roy", dueOn: "2026-04-02" },
    });
    expect(page.due).toEqual([{ currency: "CAD", openCents: 145_000, dueOn: "2026-04-02" }]);
    await sendReturn(sent.artist, sale?.id ?? "", {});
    expect((await agreementOf(sent)).works).toMatchObject([{ state: "returned", saleId: null }]);
  });

  test("is accepted with what the artist says otherwise, and settled without the plan", async () => {
    const sent = await confirmed(1);
    const [workId = ""] = sent.workIds;
    const sold = { kind: "sold", workId, date: "2026-02-01", priceCents: 300_000 };
    const id = await enter(sent, sold);
    await endPlan(worker, sent.artist);
    const body = { date: "2026-02-03", buyer: { name: "Nadia Tremblay" }, discountCents: 10_000 };
    const { sale } = await acceptReport(sent.artist, id, body);
    expect(sale).toMatchObject({
      ...{ priceCents: 300_000, discountCents: 10_000, date: "2026-02-03" },
      buyer: { name: "Nadia Tremblay" },
    });
    // What the artist wrote of the buyer is not the gallery's.
    expect((await readAsGallery(worker, sent.address)).works[0]?.sale?.buyer).toBeNull();
    const payout = {
      ...{ channelId: "gallery-50", date: "2026-02-04", amountCents: sale?.netCents },
      ...{ currency: "CAD", saleIds: [sale?.id] },
    };
    expect((await sent.artist.send("POST", payoutsPaths.payouts, payout)).status).toBe(201);
    await takeStep(sent.artist, sent.id, "closing");
    const report = { kind: "returned", workId, date: "2026-02-05" };
    await refuse(sent, report, "This agreement is closed.");
  });

  test("of a return brings the work back, and what is declined is said on its page", async () => {
    const sent = await confirmed(2);
    const [first = "", second = ""] = sent.workIds;
    const returned = await enter(sent, { kind: "returned", workId: first, date: "2026-03-01" });
    const { sale, consignment } = await acceptReport(sent.artist, returned);
    expect(sale).toBeNull();
    expect(consignment.works[0]).toMatchObject({ state: "returned", returnedOn: "2026-03-01" });
    expect((await findWork(sent.artist, first)).status).toBe("available");
    const changed = await amend(sent.artist, sent.id, { daysToPay: 45 });
    expect(changed.amendment?.workIds).toEqual([second]);
    const sold = { kind: "sold", workId: second, date: "2026-03-01", priceCents: 1_00 };
    const declined = await enter(sent, sold);
    expect((await sent.artist.send("POST", entryDeclinePath(declined), {})).status).toBe(200);
    expect((await readAsGallery(worker, sent.address)).works[1]?.report).toMatchObject({
      isDeclined: true,
    });
    // By hand before it is accepted.
    const late = await enter(sent, { kind: "sold", workId: second, date: today, priceCents: 1_00 });
    await sendStep(sent.artist, sent.id, "returns", { workIds: [second], date: today });
    await expectRefusal(
      worker,
      () => sent.artist.send("POST", entryAcceptancePath(late), {}),
      "CONFLICT",
      "This work is no longer with the gallery.",
    );
    await refuse(
      sent,
      { kind: "returned", workId: second, date: today },
      "This work is no longer with you.",
    );
  });

  test("is accepted once the artist records it by hand, and waits again once that is undone", async () => {
    const sent = await confirmed(3);
    const [first = "", second = "", third = ""] = sent.workIds;
    await enter(sent, { kind: "returned", workId: first, date: "2026-03-01" });
    await enter(sent, { kind: "sold", workId: second, date: today, priceCents: 1_00 });
    await enter(sent, { kind: "returned", workId: third, date: "2026-03-01" });
    const decisions = async () => {
      const entries = (await readEntries(sent.artist)).filter(({ kind }) => kind !== "confirm");
      return sent.workIds.map((id) => entries.find(({ workId }) => workId === id)?.decision);
    };
    const returned = { workIds: [first], date: "2026-03-02" };
    const { updatedAt } = await takeStep(sent.artist, sent.id, "returns", returned);
    expect(await decisions()).toEqual(["accepted", null, null]);
    const sale = newSale({ artworkId: second, channelId: "gallery-50", date: today });
    expect((await sendSale(sent.artist, sale, crypto.randomUUID())).status).toBe(201);
    expect(await decisions()).toEqual(["accepted", "accepted", null]);
    const available = { status: "available" };
    await sent.artist.send("PATCH", artworkStatusPath(third), available);
    expect(await decisions()).toEqual(["accepted", "accepted", "accepted"]);
    await undoReturn(sent.artist, sent.id, { workIds: [first], returnedAt: updatedAt });
    expect(await decisions()).toEqual([null, "accepted", "accepted"]);
    const { since, dueBack } = (await findWork(sent.artist, first)).statusDetails;
    const put = { status: "consigned", channelId: "gallery-50", since, dueBack, isUndo: true };
    expect((await sent.artist.send("PATCH", artworkStatusPath(third), put)).status).toBe(200);
    expect(await decisions()).toEqual([null, "accepted", null]);
    await sent.artist.request(artworkPath(third), { method: "DELETE" });
    expect(await decisions()).toEqual([null, "accepted", "accepted"]);
    await sent.artist.request(artworkRestorePath(third), { method: "POST" });
    expect(await decisions()).toEqual([null, "accepted", null]);
  });

  test("of a return is undone with what it changed, and waits again", async () => {
    const sent = await confirmed(1);
    const [workId = ""] = sent.workIds;
    await enter(sent, { kind: "received", workId, condition: "Good." });
    const days = { since: "2026-01-05", dueBack: "2099-03-01", who: "In the window" };
    const changed = { status: "consigned", channelId: "gallery-50", ...days };
    await sent.artist.send("PATCH", artworkStatusPath(workId), changed);
    const before = await findWork(sent.artist, workId);
    const agreed = await agreementOf(sent);
    const entryId = await enter(sent, { kind: "returned", workId, date: "2026-03-01" });
    const [waiting = expect.fail()] = await readEntries(sent.artist);
    const { consignment } = await acceptReport(sent.artist, entryId);
    const input = { workIds: [workId], returnedAt: consignment.updatedAt };
    const undone = await undoReturn(sent.artist, sent.id, input);
    expect(undone.kept).toEqual([]);
    expect(undone.consignment.works).toEqual(agreed.works);
    const after = await findWork(sent.artist, workId);
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
    expect((await readEntries(sent.artist))[0]).toEqual(waiting);
    expect((await readAsGallery(worker, sent.address)).works[0]).toMatchObject({
      ...{ state: "here", report: { kind: "returned", isDeclined: false } },
    });
    // Pressed twice it changes nothing more, and finds the work there.
    expect((await undoReturn(sent.artist, sent.id, input)).kept).toEqual([]);
    const again = await acceptReport(sent.artist, entryId);
    expect(again.consignment.works[0]).toMatchObject({ state: "returned" });
    await takeStep(sent.artist, sent.id, "closing");
    await expectRefusal(
      worker,
      () => sendStep(sent.artist, sent.id, "returnUndo", input),
      "CONFLICT",
      "This agreement is closed.",
    );
  });

  test("stays with the agreement, however long ago it was sent", async () => {
    const sent = await confirmed(1);
    const sold = { kind: "sold", workId: sent.workIds[0], date: today, priceCents: 200_000 };
    await enter(sent, sold);
    const longAgo = Date.now() - 400 * 24 * 3_600_000;
    await runSql(
      worker,
      "UPDATE entries SET sent_at = ? WHERE user_id = ?",
      longAgo,
      sent.artist.id,
    );
    await worker.runCron("15 8 * * *");
    const kinds = (await readEntries(sent.artist)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["confirm", "sold"]);
  });

  test("is refused for works of others, days to come, other kinds, and what people do not write", async () => {
    const sent = await sendAgreement(1);
    const [workId = ""] = sent.workIds;
    const { id: hidden } = await saveWork(sent.artist);
    const invalid = (entry: object, path: string) =>
      expectInvalid(worker, () => sendAsGallery(worker, sent.address, entry), [path]);
    const sold = { kind: "sold", workId, date: today, priceCents: 1_00 };
    await refuse(sent, sold, "Confirm the agreement first.");
    await invalid({ ...sold, workId: hidden }, "workId");
    await invalid({ ...sold, date: addDays(today, 3) }, "date");
    await invalid({ ...sold, priceCents: 0 }, "priceCents");
    await invalid({ ...sold, website: "https://spam.example" }, "website");
    await invalid({ ...sold, buyer: "www.a.example www.b.example www.c.example" }, "buyer");
    await invalid({ ...sold, name: " " }, "name");
    await invalid({ kind: "interest", workId, contact: "a@example.com" }, "kind");
    await invalid({ kind: "received", workId, condition: "x".repeat(501) }, "condition");
    expect(await readEntries(sent.artist)).toEqual([]);
    const statement = await worker.request(consignmentPath(sent.id, "statement"));
    await expectError(statement, "UNAUTHORIZED");
  });

  test("is taken 300 times an hour through an agreement, and no picture is copied for more", async () => {
    const artist = await signInProfessional(worker);
    const { id: workId } = await saveWork(artist, { imageUrl: pngUrl(png()) });
    const { id: agreementId } = await draftConsignment(artist, [workId]);
    const address = addressOf(await takeStep(artist, agreementId, "sending"));
    const sent = { artist, workIds: [workId], id: agreementId, address };
    await enter(sent, { kind: "received", workId });
    await worker.env.DB.prepare(
      `INSERT INTO entries (id, user_id, link_id, kind, name, contact, message, sent_at)
       SELECT value, user_id, link_id, 'received', '', '', '', sent_at
       FROM entries, json_each(?) WHERE user_id = ?`,
    )
      .bind(
        JSON.stringify(Array.from({ length: 299 }, (_, index) => `more-${index}`)),
        sent.artist.id,
      )
      .run();
    // A copy of it would be missed.
    const query = "SELECT picture_key FROM artworks WHERE id = ?";
    const row = await readRow<{ picture_key: string }>(worker, query, workId);
    const { picture_key: key } = row ?? expect.fail();
    await worker.env.PICTURES.delete(key);
    const response = await sendAsGallery(worker, sent.address, { kind: "confirm" });
    await expectError(response, "RATE_LIMITED");
    expect((await agreementOf(sent)).state).toBe("sent");
    expect(worker.logs().filter((line) => line.includes(key))).toEqual([]);
  });
});
