import { expect, it, test } from "vitest";
import {
  sampleAccount,
  samplePayout,
  sampleSale,
  sampleStatement,
} from "#tests/support/consignment-contents.ts";
import { printForm } from "#tests/support/print-form.ts";
import { statementForm } from "./statement.ts";
import { statementText } from "./statement-text.ts";
import { inline, stacked } from "./styles.ts";

test("a statement says what was sold and paid, what is due since when, and what is there", async () => {
  const printed = await printForm(statementForm(sampleStatement({ language: "fr-en" }), "letter"));
  expect(printed.text).toBe(`Odile Fournier
Atelier Odile Fournier
12, rue de la Grève
Rimouski QC G5L 1A2
Relevé Statement
Galerie du Fleuve, Rimouski
Du 1er janvier 2026 au 22 novembre 2026
January 1, 2026 to November 22, 2026
Vendues Sold Prix Price 50 % À l’artiste To the artist
Sumac
27 mars 2026 March 27, 2026, Hélène Caron
900,00 $ 450,00 450,00 $
Letters Not Sent
12 septembre 2026 September 12, 2026, Marc-André Roy
675,00 $ 337,50 337,50 $
Deux œuvres Two works 1 575,00 $ 787,50 787,50 $
Reçu Received
24 avril 2026, Interac, pour Sumac
April 24, 2026, Interac, for Sumac
450,00 $
Solde, dollars canadiens Balance, Canadian dollars 337,50 $
Payable le 12 octobre 2026, en retard de 41 jours.
Due October 12, 2026, 41 days ago.
En consignation On consignment C-2026-003
Ice Road
1 099,74 $
Wharf Lights
1 272,10 $
Snow Fence
421,03 $
Toutes à la même échelle; retour prévu le 28 janvier 2027. All at one scale; due back January 28, 2027.
Headland in Fog est revenue le 4 septembre 2026. Headland in Fog came back September 4, 2026.
odile@example.com 22 novembre 2026
\f`);
  expect(printed.structure).toContain("/Scope /Row");
});

const inEnglish = (statement = sampleAccount()) =>
  printForm(statementForm(sampleStatement({ language: "en", statement }), "letter"));

it("says what was owed and paid in all, where that is more than in these days", async () => {
  const { text } = await inEnglish(sampleAccount({}, { owedCents: 1_000_00, paidCents: 662_50 }));
  expect(text).toContain(
    "Owed on all sales of this agreement CA$1,000.00\nPaid CA$662.50\nBalance, Canadian dollars CA$337.50\n",
  );
});

it("says how much of the balance is late, and a credit of the gallery", async () => {
  const late = await inEnglish(sampleAccount({}, { overdueCents: 100_00 }));
  expect(late.text).toContain("CA$100.00 of it was due October 12, 2026, 41 days ago.");
  const credit = await inEnglish(
    sampleAccount({}, { openCents: -50_00, overdueCents: 0, overdueSince: null }),
  );
  expect(credit.text).toContain(
    "Balance in the gallery’s favour, Canadian dollars CA$50.00\nNothing is due.\n",
  );
});

it("keeps a returned sale out of the sum, and a payout that was taken back out of all", async () => {
  const returned = sampleSale({ returnedOn: "2026-10-02", buyer: null, openCents: 0 });
  const { text } = await inEnglish(
    sampleAccount(
      {},
      {
        sales: [sampleSale(), returned, sampleSale({ commission: 0.4, netCents: 405_00 })],
        payouts: [samplePayout({ reversedAt: "2026-05-01T12:00:00.000Z" })],
      },
    ),
  );
  expect(text).toContain("Sold Price The gallery To the artist\n");
  expect(text).toContain("September 12, 2026, returned October 2, 2026\n");
  expect(text).toContain("Two works CA$1,350.00 607.50 CA$742.50\n");
  expect(text).not.toContain("Received");
});

it("of a whole gallery has neither number nor day, and says what all sales come to", async () => {
  const printed = sampleStatement({
    ...{ language: "en", number: "", until: null },
    statement: sampleAccount({}, { owedCents: 1_000_00, paidCents: 662_50 }),
  });
  const { text } = await printForm(statementForm(printed, "letter"));
  expect(text).toContain("Owed on all sales CA$1,000.00\n");
  expect(text).toContain("\nOn consignment\nIce Road\n");
  expect(text).toContain("\nAll at one scale.\nHeadland in Fog came back September 4, 2026.\n");
});

it("says that nothing was sold", async () => {
  const { text } = await inEnglish(sampleAccount({ currencies: [], hereIds: [], returned: [] }));
  expect(text).toContain("Nothing was sold in these days.\nodile@example.com");
});

it("draws the works lower where that keeps what is said of them on the page", async () => {
  const { works } = sampleStatement();
  const pictured = works.map((each) => ({ ...each, work: { ...each.work, hasPicture: true } }));
  const returned = ["headland-in-fog", "headland-in-fog"].map((workId, index) => ({
    ...{ workId, returnedOn: `2026-09-0${index + 4}` },
  }));
  const statement = sampleAccount({ returned });
  const printed = sampleStatement({ language: "fr-en", works: pictured, statement });
  const { pages, text } = await printForm(statementForm(printed, "letter"));
  expect(text).toContain("Headland in Fog est revenue le 5 septembre 2026.");
  expect(pages).toBe(1);
});

it("sets titles within sentences in italics, in the ink of their language", () => {
  const printed = sampleStatement({ language: "fr-en" });
  const { currencies, here } = statementText(printed);
  const title = { face: "display-italic", size: 14 };
  expect(stacked(currencies[0]?.payouts[0]?.day ?? [], "fr-CA")).toEqual([
    { text: "24\u00a0avril\u00a02026, Interac, pour ", style: {} },
    { text: "Sumac", style: title },
    { text: "\n" },
    { text: "April\u00a024, 2026, Interac, for ", style: { ink: "secondary" }, lang: "en-CA" },
    { text: "Sumac", style: { ink: "secondary", ...title }, lang: "en-CA" },
  ]);
  expect(inline(here.back[0] ?? [], "fr-CA")).toEqual([
    { text: "Headland in Fog", style: title },
    { text: " est revenue le 4\u00a0septembre\u00a02026.", style: {} },
    { text: " " },
    { text: "Headland in Fog", style: { ink: "secondary", ...title }, lang: "en-CA" },
    { text: " came back September\u00a04, 2026.", style: { ink: "secondary" }, lang: "en-CA" },
  ]);
});
