import type { SentenceFacts, StandardSentences } from "./terms.ts";

const numbers = ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

export const frenchSentences: StandardSentences = {
  parties: ({ artist, gallery, workCount }) =>
    `${artist} (l’artiste) confie à ${gallery} (la galerie) ${theWorks(workCount)} de la liste, en consignation, pour ${workCount === 1 ? "l’exposer et la" : "les exposer et les"} vendre au nom de l’artiste.`,
  period: ({ from, until }) => `La consignation va du ${day(from)} au ${day(until)}.`,
  ownership: ({ workCount }) =>
    `${workCount === 1 ? "L’œuvre appartient à l’artiste jusqu’à son" : "Les œuvres appartiennent à l’artiste jusqu’à leur"} paiement complet. Aucun droit d’auteur n’est cédé.`,
  licence: ({ workCount }) =>
    `La galerie peut reproduire ${workCount === 1 ? "l’œuvre pour annoncer sa" : "les œuvres pour annoncer leur"} vente, au Canada, tant que dure la consignation. Cette licence n’est pas transférable à des tiers.`,
  price: ({ discountCeiling, discountBorneBy, commission }) =>
    discountCeiling === 0
      ? "La galerie vend au prix indiqué. Avant d’accorder un rabais, elle consulte l’artiste."
      : `La galerie vend au prix indiqué. Elle peut accorder seule un rabais d’au plus ${percent(discountCeiling)}, supporté ${bornBy(discountBorneBy, commission)}; au-delà, elle consulte l’artiste.`,
  money: ({ commission, daysToPay }) =>
    commission === 0
      ? `La galerie verse à l’artiste tout le prix avant taxes ${within(daysToPay)}. D’ici là, elle le tient dans un compte distinct.`
      : `La galerie garde ${percent(commission)} du prix avant taxes et verse le reste à l’artiste ${within(daysToPay)}. D’ici là, elle le tient dans un compte distinct.`,
  reports: ({ reports }) => {
    const account = {
      never: "",
      monthly: "Chaque mois, la galerie rend compte à l’artiste des ventes. ",
      quarterly: "Chaque trimestre, la galerie rend compte à l’artiste des ventes. ",
    }[reports];
    const subject = account === "" ? "la galerie" : "elle";
    return `${account}Avec chaque paiement, ${subject} donne le nom de l’acheteur.`;
  },
  care: (facts) => [insurance(facts), shipping(facts)].filter((text) => text !== "").join(" "),
};

const parties = { artist: "l’artiste", gallery: "la galerie" };

const values = { share: " à la part de l’artiste", price: " au prix indiqué" };

function theWorks(count: number): string {
  return count === 1 ? "l’œuvre" : `les ${numbers[count - 2] ?? count} œuvres`;
}

/** `1er décembre 2026` */
function day(date: string): string {
  const format = new Intl.DateTimeFormat("fr-CA", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(date)).replace(/^1 /, "1er ");
}

function percent(share: number): string {
  const format = new Intl.NumberFormat("fr-CA", { maximumFractionDigits: 2 });
  return `${format.format(share * 100)}\u00a0%`;
}

function bornBy(bearer: SentenceFacts["discountBorneBy"], commission: number): string {
  if (bearer !== "both") return `par ${parties[bearer]}`;
  return commission === 0.5 ? "à parts égales" : "par les deux, selon leurs parts";
}

function within(days: number): string {
  if (days === 0) return "le jour de la vente";
  return days === 1
    ? "au plus tard le lendemain de la vente"
    : `dans les ${days} jours de la vente`;
}

function insurance({ insuredBy, insuredOn, workCount }: SentenceFacts): string {
  if (insuredBy === null) return "";
  const value = insuredOn === null ? "" : values[insuredOn];
  return `${capital(parties[insuredBy])} assure ${workCount === 1 ? "l’œuvre" : "les œuvres"}${value}, de la réception au retour.`;
}

function shipping({ shippingThere, shippingBack }: SentenceFacts): string {
  if (shippingThere === shippingBack) {
    return shippingThere === null
      ? ""
      : `${capital(parties[shippingThere])} paie l’envoi et le retour.`;
  }
  const there = shippingThere && `${parties[shippingThere]} paie l’envoi`;
  const back = shippingBack && `${parties[shippingBack]} paie le retour`;
  return `${capital([there, back].filter((part) => part !== null).join("; "))}.`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
