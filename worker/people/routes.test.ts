import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { channelsSchema, firstChannels } from "#schema/channels/channel.ts";
import { peoplePaths, personPath } from "#schema/people/people-paths.ts";
import { personSchema } from "#schema/people/person.ts";
import { type Sale, saleSchema } from "#schema/sales/sale.ts";
import { salePath, salesPaths } from "#schema/sales/sales-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { keyHeader, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newInvoice } from "#tests/support/documents.ts";
import { addPerson, readPeople } from "#tests/support/people.ts";
import {
  expectError,
  saveWork,
  sendSale,
  signInProfessional,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { expectInvalid, expectRefusal } from "#tests/support/refusals.ts";
import { readRows } from "#tests/support/rows.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const solange = {
  ...{ kind: "person", name: "Solange Lafrenière", email: "Solange@Example.com" },
  address: { street: "1, rue de l'Évêché", city: "Rimouski", region: "QC", country: "CA" },
} as const;

async function sell(artist: TestArtist, body: object): Promise<Sale> {
  const { id: artworkId } = await saveWork(artist, { suggestedPrice: null });
  const sent = await sendSale(artist, newSale({ artworkId, ...body }), crypto.randomUUID());
  return readAnswer(saleSchema, sent, [201]);
}

async function readSale(artist: TestArtist, id: string): Promise<Sale> {
  const sales = await (await artist.request(apiPaths.sales)).json<Sale[]>();
  return sales.find((sale) => sale.id === id) ?? expect.fail();
}

describe("POST /api/people", () => {
  test("adds a person, once for a key, and a second one of the same email", async () => {
    const artist = await signInProfessional(worker);
    const send = () => artist.send("POST", peoplePaths.people, solange, keyHeader("solange"));
    const added = await readAnswer(personSchema, await send(), [201]);
    expect(added).toMatchObject({ ...solange, phone: "", archived: false });
    expect(await readAnswer(personSchema, await send(), [201])).toEqual(added);
    await addPerson(artist, { ...solange, name: "Marc Lafrenière" });
    const names = (await readPeople(artist)).map(({ name }) => name);
    expect(names).toEqual(["Solange Lafrenière", "Marc Lafrenière"]);
    expect(await readPeople(await signInProfessional(worker))).toEqual([]);
    const other = await artist.send(
      "POST",
      peoplePaths.people,
      { ...solange, name: "Anne" },
      keyHeader("solange"),
    );
    await expectError(other, "CONFLICT", "This Idempotency-Key was used for another person.");
  });

  test("needs a name or an organization, and the plan", async () => {
    const artist = await signInProfessional(worker);
    const body = { kind: "person", email: "solange@example.com" };
    await expectInvalid(worker, () => artist.send("POST", peoplePaths.people, body), ["name"]);
    const free = await signInArtist(worker);
    const refused = await free.send("POST", peoplePaths.people, solange);
    expect([refused.status, await readPeople(free)]).toEqual([403, []]);
  });
});

describe("PATCH /api/people/{id}", () => {
  test("changes what is sent in the edited version", async () => {
    const artist = await signInProfessional(worker);
    const { id, updatedAt } = await addPerson(artist, solange);
    const change = (body: unknown, version = updatedAt) =>
      artist.send("PATCH", personPath(id), body, { "If-Match": `"${version}"` });
    const changed = await readAnswer(
      personSchema,
      await change({ phone: "418 555-0142", address: { city: "Québec" }, distinctFrom: ["marc"] }),
    );
    expect(changed).toMatchObject({
      ...{ name: solange.name, phone: "418 555-0142", distinctFrom: ["marc"] },
      address: { ...solange.address, city: "Québec" },
    });
    expect(changed.updatedAt > updatedAt).toBe(true);
    const message = "This person has been changed elsewhere meanwhile. Reload and try again.";
    await expectError(await change({ phone: "" }), "CONFLICT", message);
    await expectInvalid(worker, () => change({ name: "" }, changed.updatedAt), ["name"]);
    const other = await signInProfessional(worker);
    expect((await other.send("PATCH", personPath(id), { phone: "" })).status).toBe(404);
  });
});

describe("a sale", () => {
  test("finds its buyer by email, or by name without one, else makes them, and fills what is empty", async () => {
    const artist = await signInProfessional(worker);
    const known = await addPerson(artist, { ...solange, address: {} });
    const buyer = {
      ...{ name: "S. Lafrenière", email: "solange@EXAMPLE.com", address: "9, rue du Quai" },
      ...{ country: "CA", region: "ON" },
    };
    const byEmail = await sell(artist, { buyer, deliveredBy: "carrier" });
    expect(byEmail.personId).toBe(known.id);
    expect(byEmail.deliverTo).toEqual({ country: "CA", region: "ON" });
    const again = await sell(artist, { buyer: { ...buyer, address: "10, rue du Quai" } });
    const made = await sell(artist, { buyer: { name: "Solange Lafrenière" } });
    const sameName = await sell(artist, { buyer: { name: "solange lafrenière" } });
    expect([again.personId, sameName.personId]).toEqual([known.id, made.personId]);
    expect(made.personId).not.toBe(known.id);
    const people = await readPeople(artist);
    expect(people).toHaveLength(2);
    expect(people.find(({ id }) => id === known.id)).toMatchObject({
      ...{ name: solange.name, email: solange.email },
      address: { street: "9, rue du Quai", region: "ON", country: "CA" },
    });
  });

  test("names a person by their id, and says what they are now until it is invoiced", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await addPerson(artist, solange);
    const sale = await sell(artist, { personId: id, deliveredBy: "carrier" });
    const buyer = {
      ...{ name: solange.name, email: solange.email, country: "CA", region: "QC" },
      address: "1, rue de l'Évêché\nRimouski",
    };
    expect(sale).toMatchObject({ personId: id, buyer });
    const moved = { name: "Solange Roy", address: { city: "Ottawa", region: "ON" } };
    await readAnswer(personSchema, await artist.send("PATCH", personPath(id), moved));
    const there = { ...buyer, name: "Solange Roy", region: "ON" };
    const address = "1, rue de l'Évêché\nOttawa";
    const deliverTo = { country: "CA", region: "QC" };
    expect(await readSale(artist, sale.id)).toMatchObject({
      ...{ buyer: { ...there, address }, deliverTo },
    });
    const invoice = { ...newInvoice([sale.id]), personId: id };
    expect((await artist.send("POST", salesPaths.invoices, invoice)).status).toBe(201);
    await readAnswer(
      personSchema,
      await artist.send("PATCH", personPath(id), { name: "Solange Côté" }),
    );
    expect((await readSale(artist, sale.id)).buyer?.name).toBe("Solange Roy");
    expect(
      await readRows(worker, "SELECT person_id FROM invoices WHERE user_id = ?", artist.id),
    ).toEqual([{ person_id: id }]);
  });

  test("gets another buyer, and loses its buyer", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await addPerson(artist, solange);
    const sale = await sell(artist, { buyer: { name: "Marc", country: "CA", region: "NB" } });
    const change = async (body: unknown) =>
      readAnswer(saleSchema, await artist.send("PATCH", salePath(sale.id), body));
    expect(await change({ personId: id })).toMatchObject({
      ...{ personId: id, deliverTo: { country: "CA", region: "QC" } },
    });
    const elsewhere = { country: "CA", region: "BC" };
    expect(await change({ deliverTo: elsewhere })).toMatchObject({ deliverTo: elsewhere });
    const corrected = await change({ buyer: { name: "Marc", country: "CA", region: "NB" } });
    expect(corrected).toMatchObject({ personId: sale.personId, deliverTo: elsewhere });
    expect(await change({ buyer: null })).toMatchObject({ personId: null, buyer: null });
    const nobody = () => artist.send("PATCH", salePath(sale.id), { personId: "nobody" });
    await expectInvalid(worker, nobody, ["personId"]);
  });
});

test("a hold names a person, whose name it says", async () => {
  const { artist, id: workId } = await signInProfessionalWithWork(worker);
  const { id } = await addPerson(artist, solange);
  const hold = async (body: object) => {
    const sent = await artist.send("PATCH", artworkStatusPath(workId), {
      ...{ status: "on-hold", ...body },
    });
    expect(sent.status).toBe(200);
    const [row] = await readRows<{ who: string | null; person: string | null }>(
      worker,
      "SELECT status_who AS who, status_person_id AS person FROM artworks WHERE id = ?",
      workId,
    );
    return row;
  };
  expect(await hold({ personId: id })).toEqual({ who: "Solange Lafrenière", person: id });
  expect(await hold({ who: "Solange Lafrenière" })).toEqual({
    ...{ who: "Solange Lafrenière", person: id },
  });
  const marc = await hold({ who: "Marc" });
  expect(marc?.person).not.toBe(id);
  expect((await readPeople(artist)).map(({ name }) => name)).toEqual([
    "Solange Lafrenière",
    "Marc",
  ]);
  expect(await hold({ status: "available" })).toEqual({ who: null, person: null });
  const nobody = { status: "on-hold", personId: "nobody" };
  const send = () => artist.send("PATCH", artworkStatusPath(workId), nobody);
  await expectInvalid(worker, send, ["personId"]);
});

test("a named gallery is a person, who stays with the channel", async () => {
  const artist = await signInProfessional(worker);
  const gallery = { ...firstChannels[1], id: "vent", name: "Galerie Vent" };
  const put = async (body: object) =>
    readAnswer(channelsSchema, await artist.send("PUT", apiPaths.channels, [body]));
  const [{ personId } = expect.fail()] = await put(gallery);
  expect(await readPeople(artist)).toMatchObject([
    { id: personId, kind: "organization", name: "", organization: "Galerie Vent" },
  ]);
  const email = { email: "vent@example.com" };
  await readAnswer(personSchema, await artist.send("PATCH", personPath(personId ?? ""), email));
  expect(await put({ ...gallery, commission: 0.45 })).toMatchObject([{ personId }]);
  expect(await readPeople(artist)).toHaveLength(1);
  const send = () => artist.send("PUT", apiPaths.channels, [{ ...gallery, personId: "nobody" }]);
  await expectRefusal(worker, send, "VALIDATION_FAILED");
});
