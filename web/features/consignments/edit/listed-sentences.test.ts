import { expect, test } from "vitest";
import { agreementSentences } from "#schema/consignments/sentences.ts";
import type { AgreementSentence, SentenceFacts } from "#schema/consignments/terms.ts";
import { listSentences, nextSentenceId, withSentence } from "./listed-sentences.ts";

const facts: SentenceFacts = {
  ...{ artist: "Odile Fournier", gallery: "Galerie du Fleuve", workCount: 3 },
  ...{ from: "2026-12-01", until: "2027-06-01", language: "fr-en", confirmer: "" },
  ...{ commission: 0.5, discountBorneBy: "both", daysToPay: 30, discountCeiling: 0.1 },
  ...{ reports: "quarterly", insuredBy: null, insuredOn: null },
  ...{ shippingThere: null, shippingBack: null },
};

function list(sentences: AgreementSentence[]) {
  const own = { sentences, terms: "" };
  return listSentences(facts, own, agreementSentences(facts, own, "fr-CA"));
}

test("each sentence is listed with its place; one that says nothing is not, one that was left out is", () => {
  expect(list([]).map(({ id, place, kind }) => [id, place, kind])).toEqual([
    ["parties", 1, "standard"],
    ["period", 2, "standard"],
    ["ownership", 3, "standard"],
    ["licence", 4, "standard"],
    ["price", 5, "standard"],
    ["money", 6, "standard"],
    ["reports", 7, "standard"],
  ]);
  const own = [
    { id: "ownership", en: "", fr: "" },
    { id: "added-2", en: "No photographs.", fr: "Pas de photographies." },
  ];
  expect(list(own).filter(({ kind }) => kind !== "standard")).toEqual([
    { ...own[0], place: null, kind: "changed" },
    { ...own[1], place: 7, kind: "added" },
  ]);
});

test("a standard sentence that is typed as it was is not changed", () => {
  const [first] = list([]);
  if (first === undefined) throw new Error("There is a first sentence.");
  const { id, en, fr } = first;
  const changed = withSentence([], { id, en: "Ours.", fr }, facts);
  expect(changed).toEqual([{ id, en: "Ours.", fr }]);
  expect(withSentence(changed, { id, en, fr }, facts)).toEqual([]);
});

test("an added sentence has an id of its own, as long as there can be one more", () => {
  const added = (number: number) => ({ id: `added-${number}`, en: "", fr: "" });
  expect(nextSentenceId([added(1), added(3)])).toBe("added-2");
  expect(nextSentenceId(Array.from({ length: 30 }, (_, index) => added(index + 1)))).toBeNull();
});
