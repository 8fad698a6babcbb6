import * as v from "valibot";
import { expect, test } from "vitest";
import {
  calendarInputSchema,
  calendarSchema,
  ownCalendarSchema,
} from "#schema/agenda/calendar-input.ts";
import { expectWhole } from "#tests/support/whole.ts";
import { calendarSentence } from "./calendar-sentences.ts";

test.each([
  ["due-back", "Undertow", "Undertow is due back", "Retour prévu\u00a0: Undertow"],
  ["hold-ends", "Undertow", "The hold on Undertow ends", "Fin de la réservation\u00a0: Undertow"],
  ["invoice-unpaid", "2026-009", "Invoice 2026-009 is due", "Échéance de la facture 2026-009"],
  [
    "payout-overdue",
    "North Wall",
    "A payout of North Wall is due",
    "Versement attendu\u00a0: North Wall",
  ],
  ["payout-overdue", "", "A payout of a gallery is due", "Versement attendu\u00a0: une galerie"],
  [
    "report-due",
    "North Wall",
    "A report of North Wall is due",
    "Compte rendu attendu\u00a0: North Wall",
  ],
  ["report-due", "", "A report of a gallery is due", "Compte rendu attendu\u00a0: une galerie"],
  ["entry", "Priya Nair", "Priya Nair waits for an answer", "Réponse attendue\u00a0: Priya Nair"],
  ["list-begins", "3", "Price list 3 begins", "Entrée en vigueur de la liste de prix 3"],
  [
    ...(["consent-ends", "Claire Gagnon"] as const),
    ...[
      "Your leave to write to Claire Gagnon ends",
      "Fin de l’autorisation d’écrire à Claire Gagnon",
    ],
  ],
] as const)("a calendar says of %s, %j: %s", (kind, subject, english, french) => {
  expect(calendarSentence({ kind, subject }, "en")).toBe(english);
  expect(calendarSentence({ kind, subject }, "fr")).toBe(french);
});

test("a calendar is asked for in English or French, and has an address", () => {
  expect(v.parse(calendarInputSchema, {})).toEqual({ language: "en" });
  expectWhole(calendarInputSchema, { language: "fr" }, ["language"]);
  for (const body of [{ language: "de" }, { other: 1 }]) {
    expect(v.is(calendarInputSchema, body)).toBe(false);
  }
  expectWhole(calendarSchema, { address: "https://artpricing.example/api/calendar/k1.x.ics" });
  expect(v.parse(ownCalendarSchema, null)).toBeNull();
});
