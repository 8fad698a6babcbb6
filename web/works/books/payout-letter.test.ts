import { expect, test } from "vitest";
import { letterMailto, payoutLetter } from "./payout-letter.ts";

const sales = [
  { title: "Barley", soldOn: "2026-11-14", dueOn: "2026-12-14", openCents: 1_125_00 },
  { title: "Letters Not Sent", soldOn: "2026-09-12", dueOn: "2026-10-12", openCents: 337_50 },
].map((sale) => ({ ...sale, currency: "CAD" as const }));

function read(address: string) {
  const { protocol, pathname, searchParams } = new URL(address);
  const body = searchParams.get("body")?.replaceAll(/[\u00a0\u202f]/g, " ");
  return { protocol, pathname, subject: searchParams.get("subject"), body };
}

test("a letter lists what is open by due day, in the gallery's language", () => {
  const letter = payoutLetter({ locale: "fr-CA", artist: "Odile Fournier", sales });
  expect(read(letterMailto("bonjour@fleuve.example", letter))).toEqual({
    ...{ protocol: "mailto:", pathname: "bonjour@fleuve.example" },
    subject: "Paiement d’œuvres vendues",
    body: `Bonjour,

Voici ce qui reste à verser pour les œuvres que vous avez vendues pour moi, avec le jour convenu de chaque paiement.

Letters Not Sent : 337,50 $. Vendue le 12 septembre 2026, à payer d’ici le 12 octobre 2026.
Barley : 1 125,00 $. Vendue le 14 novembre 2026, à payer d’ici le 14 décembre 2026.
En tout : 1 462,50 $

Pourriez-vous me dire quand je peux m’attendre à recevoir ce paiement? S’il est déjà en route, merci : il n’y a rien d’autre à faire.

Avec mes remerciements,
Odile Fournier`.replaceAll("\n", "\r\n"),
  });
});

test("one sale has no sum, and two currencies have two", () => {
  const [first, second] = sales;
  if (!first || !second) throw new Error("There are two sales.");
  const facts = { locale: "en-CA", artist: "Odile Fournier" } as const;
  expect(payoutLetter({ ...facts, sales: [first] }).totals).toEqual([]);
  const american = { ...second, currency: "USD" as const };
  expect(payoutLetter({ ...facts, sales: [first, american] }).totals).toEqual([
    { label: "In all", amount: "CA$1,125.00" },
    { label: "In all", amount: "$337.50" },
  ]);
});

test("a message of many long titles is as short as a mail program takes it", () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...{
      title: `Été ${"é".repeat(300)}`,
      soldOn: "2026-09-12",
      openCents: index,
      dueOn: "2026-10-12",
    },
    currency: "CAD" as const,
  }));
  const letter = payoutLetter({ locale: "fr-CA", artist: "Odile Fournier", sales: many });
  const address = letterMailto("bonjour@fleuve.example", letter);
  expect(read(address).body).toContain("34 autres œuvres\r\nEn tout : 7,80 $\r\n");
  expect(address.length).toBeLessThan(6_000);
});
