import { expect, it, test } from "vitest";
import { sampleAgreement } from "#tests/support/consignment-contents.ts";
import { sampleWork } from "#tests/support/document-contents.ts";
import { printForm } from "#tests/support/print-form.ts";
import { agreementForm } from "./agreement.ts";

const confirmed = { by: "Sylvie Bernier", on: "2026-12-01" };

test("an agreement says who leaves what with whom, every sentence, and who confirmed it", async () => {
  const content = sampleAgreement();
  const printed = await printForm(agreementForm({ content, confirmed }, "letter"));
  expect(printed.text).toBe(`Odile Fournier
12, rue de la Grève
Rimouski QC G5L 1A2
Consignation
C-2026-004
Galerie du Fleuve
51, rue de l’Évêché Ouest
Rimouski QC G5L 4H3
Du 1er décembre 2026 au 1er juin 2027
Deux œuvres Prix
Thaw on the Ouelle
Aquarelle sur papier, 22 × 15 po (55,9 × 38,1 cm), 2026, Nº 2026-009
400,00 $
Sumac
Aquarelle sur papier, 22 × 15 po (55,9 × 38,1 cm), 2026
900,00 $
Total, dollars canadiens 1 300,00 $
L’entente
1 Odile Fournier (l’artiste) confie à Galerie du Fleuve (la galerie) les deux œuvres
de la liste, en consignation, pour les exposer et les vendre au nom de l’artiste.
2 La consignation va du 1er décembre 2026 au 1er juin 2027.
3 Les œuvres appartiennent à l’artiste jusqu’à leur paiement complet. Aucun
droit d’auteur n’est cédé.
4 La galerie peut reproduire les œuvres pour annoncer leur vente, au Canada,
tant que dure la consignation. Cette licence n’est pas transférable à des tiers.
5 La galerie vend au prix indiqué. Elle peut accorder seule un rabais d’au plus
10 %, supporté à parts égales; au-delà, elle consulte l’artiste.
6 La galerie garde 50 % du prix avant taxes et verse le reste à l’artiste dans les 30
jours de la vente. D’ici là, elle le tient dans un compte distinct.
7 Chaque trimestre, la galerie rend compte à l’artiste des ventes. Avec chaque
paiement, elle donne le nom de l’acheteur.
odile@example.com C-2026-004 1 / 2
\f8 La galerie assure les œuvres à la part de l’artiste, de la réception au retour.
L’artiste paie l’envoi; la galerie paie le retour.
Confirmée par Sylvie Bernier pour Galerie du Fleuve, le 1er décembre 2026.
odile@example.com C-2026-004 2 / 2
\f`);
  expect(printed.structure).toContain("LBody");
});

test("a draft has no number, and two lines to sign on", async () => {
  const content = sampleAgreement({ number: "", language: "en" });
  const { text } = await printForm(agreementForm({ content, confirmed: null }, "letter"));
  expect(text).toContain("Consignment\nDraft, without a number yet\nGalerie du Fleuve\n");
  expect(text).toContain("Not confirmed yet.\nFor Galerie du Fleuve Odile Fournier\n");
});

test("an agreement in both languages has every sentence in each, and the version of a change", async () => {
  const content = sampleAgreement({ language: "fr-en", version: 2 });
  const { text } = await printForm(agreementForm({ content, confirmed }, "a4"));
  expect(text).toContain("Consignation\nConsignment\nC-2026-004, version 2\n");
  expect(text).toContain("\n8 La galerie assure les œuvres");
  expect(text).toContain("\n8 The gallery insures the works");
  expect(text).toContain("Confirmed by Sylvie Bernier for Galerie du Fleuve, December 1, 2026.");
});

it("has no sum where a price is on request", async () => {
  const works = [null, 900_00].map((priceCents) => ({
    ...{ work: sampleWork(), priceCents, currency: "CAD" as const },
  }));
  const content = sampleAgreement({ language: "en", works });
  const { text } = await printForm(agreementForm({ content, confirmed }, "letter"));
  expect(text).toContain("On request\n");
  expect(text).not.toContain("Total");
});

it("prints a sentence of whatever length, to its last word, on as many pages as it needs", async () => {
  const text = `${"A long sentence that somebody pasted. ".repeat(260)}The end.`;
  const content = sampleAgreement({ sentences: [{ locale: "fr-CA", texts: [text] }] });
  const printed = await printForm(agreementForm({ content, confirmed }, "letter"));
  expect(printed.pages).toBe(5);
  const words = printed.text.replaceAll(/odile@example\.com .*\n|\f/g, "").split(/\s+/);
  expect(words.join(" ")).toContain(text);
  expect(printed.shortened).toEqual([]);
});

it("cannot be printed without works or an artist's name", () => {
  const print = (change: Parameters<typeof sampleAgreement>[0]) => () =>
    agreementForm({ content: sampleAgreement(change), confirmed }, "letter");
  expect(print({ works: [] })).toThrow(expect.objectContaining({ code: "works" }));
  const artist = { ...sampleAgreement().artist, name: " " };
  expect(print({ artist })).toThrow(expect.objectContaining({ code: "artistName" }));
});
