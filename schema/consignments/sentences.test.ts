import { describe, expect, test } from "vitest";
import { agreementSentences, standardSentence } from "./sentences.ts";
import type { SentenceFacts, SentenceId } from "./terms.ts";

const facts: SentenceFacts = {
  ...{ artist: "Odile Fournier", gallery: "Galerie du Fleuve", workCount: 3 },
  ...{ from: "2026-12-01", until: "2027-06-01", language: "fr-en", confirmer: "" },
  ...{ commission: 0.5, discountBorneBy: "both", daysToPay: 30, discountCeiling: 0.1 },
  ...{ reports: "quarterly", insuredBy: "gallery", insuredOn: "share" },
  ...{ shippingThere: "artist", shippingBack: "gallery" },
};

const nothingOfOnesOwn = { sentences: [], terms: "" };

function texts(locale: "en-CA" | "fr-CA", own: Parameters<typeof agreementSentences>[1]) {
  return agreementSentences(facts, own, locale).map(({ text }) => text);
}

test("an agreement's sentences in English", () => {
  expect(texts("en-CA", nothingOfOnesOwn)).toEqual([
    "Odile Fournier (the artist) leaves the three works on the list with Galerie du Fleuve (the gallery) on consignment, to be shown and sold on the artist’s behalf.",
    "The consignment runs from December 1, 2026, to June 1, 2027.",
    "The works belong to the artist until they are paid for in full. No copyright is transferred.",
    "The gallery may reproduce the works to announce their sale, in Canada, for as long as the consignment lasts. This licence may not be passed on to others.",
    "The gallery sells at the price shown. It may give a discount of up to 10\u00a0% alone, borne by both; beyond that, it asks the artist.",
    "The gallery keeps 50\u00a0% of the price before taxes and pays the rest to the artist within 30 days of the sale. Until then it keeps it in a separate account.",
    "Every quarter, the gallery accounts to the artist for the sales. With each payment, it gives the buyer’s name.",
    "The gallery insures the works at the artist’s share, from receipt to return. The artist pays for delivery; the gallery pays for the return.",
  ]);
});

test("an agreement's sentences in French", () => {
  expect(texts("fr-CA", nothingOfOnesOwn)).toEqual([
    "Odile Fournier (l’artiste) confie à Galerie du Fleuve (la galerie) les trois œuvres de la liste, en consignation, pour les exposer et les vendre au nom de l’artiste.",
    "La consignation va du 1er décembre 2026 au 1er juin 2027.",
    "Les œuvres appartiennent à l’artiste jusqu’à leur paiement complet. Aucun droit d’auteur n’est cédé.",
    "La galerie peut reproduire les œuvres pour annoncer leur vente, au Canada, tant que dure la consignation. Cette licence n’est pas transférable à des tiers.",
    "La galerie vend au prix indiqué. Elle peut accorder seule un rabais d’au plus 10\u00a0%, supporté à parts égales; au-delà, elle consulte l’artiste.",
    "La galerie garde 50\u00a0% du prix avant taxes et verse le reste à l’artiste dans les 30 jours de la vente. D’ici là, elle le tient dans un compte distinct.",
    "Chaque trimestre, la galerie rend compte à l’artiste des ventes. Avec chaque paiement, elle donne le nom de l’acheteur.",
    "La galerie assure les œuvres à la part de l’artiste, de la réception au retour. L’artiste paie l’envoi; la galerie paie le retour.",
  ]);
});

describe("a sentence", () => {
  test.each<[SentenceId, Partial<SentenceFacts>, string, string]>([
    [
      ...(["parties", { workCount: 1 }] as const),
      "Odile Fournier (the artist) leaves the work on the list with Galerie du Fleuve (the gallery) on consignment, to be shown and sold on the artist’s behalf.",
      "Odile Fournier (l’artiste) confie à Galerie du Fleuve (la galerie) l’œuvre de la liste, en consignation, pour l’exposer et la vendre au nom de l’artiste.",
    ],
    [
      ...(["parties", { workCount: 11 }] as const),
      "Odile Fournier (the artist) leaves the 11 works on the list with Galerie du Fleuve (the gallery) on consignment, to be shown and sold on the artist’s behalf.",
      "Odile Fournier (l’artiste) confie à Galerie du Fleuve (la galerie) les 11 œuvres de la liste, en consignation, pour les exposer et les vendre au nom de l’artiste.",
    ],
    [
      ...(["period", { from: "2026-04-20", until: "2026-12-31" }] as const),
      "The consignment runs from April 20, 2026, to December 31, 2026.",
      "La consignation va du 20 avril 2026 au 31 décembre 2026.",
    ],
    [
      ...(["ownership", { workCount: 1 }] as const),
      "The work belongs to the artist until it is paid for in full. No copyright is transferred.",
      "L’œuvre appartient à l’artiste jusqu’à son paiement complet. Aucun droit d’auteur n’est cédé.",
    ],
    [
      ...(["licence", { workCount: 1 }] as const),
      "The gallery may reproduce the work to announce its sale, in Canada, for as long as the consignment lasts. This licence may not be passed on to others.",
      "La galerie peut reproduire l’œuvre pour annoncer sa vente, au Canada, tant que dure la consignation. Cette licence n’est pas transférable à des tiers.",
    ],
    [
      ...(["price", { discountCeiling: 0 }] as const),
      "The gallery sells at the price shown. Before it gives a discount, it asks the artist.",
      "La galerie vend au prix indiqué. Avant d’accorder un rabais, elle consulte l’artiste.",
    ],
    [
      ...(["price", { discountCeiling: 0.075, discountBorneBy: "artist" }] as const),
      "The gallery sells at the price shown. It may give a discount of up to 7.5\u00a0% alone, borne by the artist; beyond that, it asks the artist.",
      "La galerie vend au prix indiqué. Elle peut accorder seule un rabais d’au plus 7,5\u00a0%, supporté par l’artiste; au-delà, elle consulte l’artiste.",
    ],
    [
      ...(["price", { commission: 0.4 }] as const),
      "The gallery sells at the price shown. It may give a discount of up to 10\u00a0% alone, borne by both; beyond that, it asks the artist.",
      "La galerie vend au prix indiqué. Elle peut accorder seule un rabais d’au plus 10\u00a0%, supporté par les deux, selon leurs parts; au-delà, elle consulte l’artiste.",
    ],
    [
      ...(["price", { discountBorneBy: "gallery" }] as const),
      "The gallery sells at the price shown. It may give a discount of up to 10\u00a0% alone, borne by the gallery; beyond that, it asks the artist.",
      "La galerie vend au prix indiqué. Elle peut accorder seule un rabais d’au plus 10\u00a0%, supporté par la galerie; au-delà, elle consulte l’artiste.",
    ],
    [
      ...(["money", { commission: 0, daysToPay: 0 }] as const),
      "The gallery pays the whole price before taxes to the artist on the day of the sale. Until then it keeps it in a separate account.",
      "La galerie verse à l’artiste tout le prix avant taxes le jour de la vente. D’ici là, elle le tient dans un compte distinct.",
    ],
    [
      ...(["money", { commission: 0.425, daysToPay: 1 }] as const),
      "The gallery keeps 42.5\u00a0% of the price before taxes and pays the rest to the artist within a day of the sale. Until then it keeps it in a separate account.",
      "La galerie garde 42,5\u00a0% du prix avant taxes et verse le reste à l’artiste au plus tard le lendemain de la vente. D’ici là, elle le tient dans un compte distinct.",
    ],
    [
      ...(["money", { commission: 0.333_333 }] as const),
      "The gallery keeps 33.33\u00a0% of the price before taxes and pays the rest to the artist within 30 days of the sale. Until then it keeps it in a separate account.",
      "La galerie garde 33,33\u00a0% du prix avant taxes et verse le reste à l’artiste dans les 30 jours de la vente. D’ici là, elle le tient dans un compte distinct.",
    ],
    [
      ...(["reports", { reports: "monthly" }] as const),
      "Every month, the gallery accounts to the artist for the sales. With each payment, it gives the buyer’s name.",
      "Chaque mois, la galerie rend compte à l’artiste des ventes. Avec chaque paiement, elle donne le nom de l’acheteur.",
    ],
    [
      ...(["reports", { reports: "never" }] as const),
      "With each payment, the gallery gives the buyer’s name.",
      "Avec chaque paiement, la galerie donne le nom de l’acheteur.",
    ],
    [...(["care", { insuredBy: null, shippingThere: null, shippingBack: null }] as const), "", ""],
    [
      ...(["care", { insuredBy: "artist", insuredOn: null, shippingBack: "artist" }] as const),
      "The artist insures the works, from receipt to return. The artist pays for delivery and return.",
      "L’artiste assure les œuvres, de la réception au retour. L’artiste paie l’envoi et le retour.",
    ],
    [
      ...(["care", { insuredOn: "price", workCount: 1, shippingThere: null }] as const),
      "The gallery insures the work at the price shown, from receipt to return. The gallery pays for the return.",
      "La galerie assure l’œuvre au prix indiqué, de la réception au retour. La galerie paie le retour.",
    ],
    [
      ...(["care", { insuredBy: null, shippingThere: "gallery", shippingBack: null }] as const),
      "The gallery pays for delivery.",
      "La galerie paie l’envoi.",
    ],
  ])("%s with %o", (id, changed, english, french) => {
    expect(standardSentence(id, { ...facts, ...changed }, "en-CA")).toBe(english);
    expect(standardSentence(id, { ...facts, ...changed }, "fr-CA")).toBe(french);
  });

  test("that the artist changed, added or emptied is printed so, and no line of the terms is lost", () => {
    const own = {
      sentences: [
        { id: "added-1", en: "Works hang in the front room.", fr: "Les œuvres sont en vitrine." },
        { id: "licence", en: "No picture is shown.", fr: "Aucune image n’est montrée." },
        { id: "care", en: "", fr: "" },
        { id: "added-2", en: "In English alone.", fr: "" },
      ],
      terms: "Frames stay.\n\n  Wall labels too. ",
    };
    const english = agreementSentences(facts, own, "en-CA");
    expect(english.map(({ id, isChanged }) => [id, isChanged])).toEqual([
      ...["parties", "period", "ownership"].map((id) => [id, false]),
      ["licence", true],
      ...["price", "money", "reports"].map((id) => [id, false]),
      ...["added-1", "added-2", "terms-1", "terms-3"].map((id) => [id, true]),
    ]);
    expect(english[3]?.text).toBe("No picture is shown.");
    expect(english.slice(7).map(({ text }) => text)).toEqual([
      ...["Works hang in the front room.", "In English alone."],
      ...["Frames stay.", "Wall labels too."],
    ]);
    expect(texts("fr-CA", own).slice(7)).toEqual([
      ...["Les œuvres sont en vitrine.", "Frames stay.", "Wall labels too."],
    ]);
  });
});
