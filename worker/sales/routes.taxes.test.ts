import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import type { Business } from "#schema/business/business.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { newBusiness } from "#tests/support/business.ts";
import { expectAllOrNothing } from "#tests/support/failing-writes.ts";
import {
  readLedger,
  readSale,
  recordSale,
  saveBusiness,
  saveWork,
  sell,
  sendReturn,
  sendSale,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectIssue } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

async function signInRegistered(changes: Partial<Business> = {}): Promise<TestArtist> {
  const artist = await signInProfessional(worker);
  await saveBusiness(artist, changes);
  return artist;
}

function linesOf({ taxes }: Sale): string[] | null {
  return taxes?.map(({ label, rate, cents }) => `${label} ${rate} ${cents}`) ?? null;
}

const buyerIn = (country: string, region: string) => ({ name: "Solange", country, region });
const montreal = { buyer: buyerIn("CA", "QC"), deliveredBy: "carrier" } as const;
const onlyGst: Business["registrations"] = [
  { tax: "gst-hst", number: "123456789 RT0001", since: "1991-01-01" },
];

describe("the taxes of POST /api/sales", () => {
  test.each<[string, Partial<SaleInput>, string[] | null]>([
    ["within Québec", montreal, ["GST 5 5000", "QST 9.975 9975"]],
    [
      "within Québec, at a discount",
      { ...montreal, discountCents: 12_345 },
      ["GST 5 4383", "QST 9.975 8744"],
    ],
    [
      "to Toronto, in US dollars",
      { ...montreal, buyer: buyerIn("CA", "ON"), currency: "USD" },
      ["HST 13 13000"],
    ],
    ["to New York by carrier", { ...montreal, buyer: buyerIn("US", "NY") }, ["GST 0 0"]],
    [
      "to a buyer of New York, handed over in the studio",
      { buyer: buyerIn("US", "NY"), deliveredBy: "handed-over", handedOverIn: "QC" },
      ["GST 5 5000", "QST 9.975 9975"],
    ],
    ["before the artist was registered", { ...montreal, date: "2025-01-01" }, []],
    ["without a delivery", { buyer: buyerIn("CA", "QC") }, null],
    ["without a buyer", { deliveredBy: "carrier" }, null],
  ])("a sale %s", async (_name, sale, expected) => {
    const artist = await signInRegistered({
      registrations: newBusiness().registrations.map((one) => ({ ...one, since: "2025-01-02" })),
    });
    expect(linesOf(await sell(artist, sale))).toEqual(expected);
  });

  test("a gallery that sells as agent charges them itself, whatever the channel does later", async () => {
    const artist = await signInRegistered();
    const [, gallery = expect.fail()] = firstChannels;
    const charging = [{ ...gallery, chargesTax: true }];
    expect((await artist.send("PUT", apiPaths.channels, charging)).status).toBe(200);
    const sale = await sell(artist, { ...montreal, channelId: gallery.id });
    expect(sale).toMatchObject({ taxes: [], channel: { chargesTax: true } });
    await artist.send("PUT", apiPaths.channels, firstChannels);
    await saveBusiness(artist, { city: "Québec" });
    expect(await readLedger(artist)).toEqual([sale]);
  });

  test("an artist without registrations charges none, wherever the work goes", async () => {
    const artist = await signInProfessional(worker);
    const inLyon = { deliveredBy: "handed-over", handedOverIn: "Lyon" } as const;
    for (const sale of [montreal, {}, inLyon]) expect((await sell(artist, sale)).taxes).toEqual([]);
  });

  const codes = "Enter the province or territory by its postal code, such as QC.";
  test.each<[string, Partial<SaleInput>, string, string]>([
    [
      "a day before the known rates",
      { ...montreal, date: "2012-12-31" },
      "date",
      "No tax rate is known for QC on 2012-12-31. Leave out how the work was delivered, and the sale is recorded without its taxes.",
    ],
    [
      "a city in place of a province",
      { ...montreal, buyer: buyerIn("CA", "Montréal") },
      "buyer.region",
      codes,
    ],
    [
      "handed over in a city",
      { deliveredBy: "handed-over", handedOverIn: "Montréal" },
      "handedOverIn",
      codes,
    ],
  ])("%s is 400 with what to do, and nothing changes", async (_name, sale, path, message) => {
    const artist = await signInRegistered({ registrations: onlyGst });
    const { id } = await saveWork(artist, { dateCreated: "2010" });
    const send = () => sendSale(artist, { artworkId: id, ...sale });
    await expectIssue(worker, send, path, message);
  });

  test("what the sentence about the day asks for records the sale", async () => {
    const artist = await signInRegistered({ registrations: onlyGst });
    const { id: artworkId } = await saveWork(artist, { dateCreated: "2010" });
    const sale = { artworkId, date: "2012-12-31", buyer: montreal.buyer };
    expect((await recordSale(artist, sale)).taxes).toBeNull();
  });
});

describe("the taxes of sales after PUT /api/business", () => {
  test("sales get those of the new registrations, and lose them with the registrations", async () => {
    const artist = await signInProfessional(worker);
    const sales = [
      await sell(artist, montreal),
      await sell(artist, {}),
      await sell(artist, { ...montreal, date: "2025-06-30" }),
    ];
    const other = await signInProfessional(worker);
    const theirs = await sell(other, montreal);
    const taxesNow = async () => {
      const ledger = await readLedger(artist);
      return sales.map(({ id }) => linesOf(ledger.find((sale) => sale.id === id) ?? expect.fail()));
    };
    expect(await taxesNow()).toEqual([[], [], []]);
    const [gst = expect.fail(), qst = expect.fail()] = newBusiness().registrations;
    await saveBusiness(artist, { registrations: [gst, { ...qst, since: "2025-07-01" }] });
    expect(await taxesNow()).toEqual([["GST 5 5000", "QST 9.975 9975"], null, ["GST 5 5000"]]);
    await saveBusiness(artist, { registrations: [{ ...gst, since: "2025-07-01" }] });
    expect(await taxesNow()).toEqual([["GST 5 5000"], null, []]);
    await saveBusiness(artist, { registrations: [] });
    expect(await taxesNow()).toEqual([[], [], []]);
    expect(await readLedger(other)).toEqual([theirs]);
  });

  test("a sale that was taken back keeps the taxes that it had, as its return does", async () => {
    const artist = await signInRegistered();
    const { id } = await sell(artist, montreal);
    const returned = await readSale(await sendReturn(artist, id));
    await saveBusiness(artist, { registrations: [] });
    expect(linesOf(returned)).toEqual(["GST 5 5000", "QST 9.975 9975"]);
    expect(await readLedger(artist)).toEqual([returned]);
  });

  test("a sale on a day without a known rate refuses the registrations, with what to do, and nothing changes", async () => {
    const artist = await signInProfessional(worker);
    const { id: artworkId } = await saveWork(artist, { dateCreated: "2010" });
    await recordSale(artist, { artworkId, ...montreal, date: "2012-12-31" });
    const body = newBusiness({ registrations: onlyGst });
    await expectIssue(
      worker,
      () => artist.send("PUT", salesPaths.business, body),
      "registrations",
      "No tax rate is known for QC on 2012-12-31. You have a sale of that day: enter a later day for your registrations, or take back how its work was delivered.",
    );
  });

  test("a fault in any step leaves details and taxes as they were", async () => {
    const artist = await signInRegistered();
    await sell(artist, montreal);
    const faults = ["INSERT ON business", "UPDATE ON business", "UPDATE ON sales"];
    await expectAllOrNothing(worker, faults, () =>
      artist.send("PUT", salesPaths.business, newBusiness({ registrations: [] })),
    );
  });
});
