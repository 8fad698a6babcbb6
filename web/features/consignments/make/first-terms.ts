import { daysToPayOf, type SalesChannel } from "#schema/channels/channel.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { ConsignmentInput } from "#schema/consignments/consignment-input.ts";
import { addMonths } from "#schema/days.ts";
import type { DocumentLanguage, DocumentLocale } from "#schema/documents/languages.ts";
import type { Person } from "#schema/people/person.ts";
import { isInQuebec } from "../mentions.ts";

const usualMonths = 6;

/** What an agreement begins with that is not asked at once. */
export type FirstTerms = Omit<ConsignmentInput, "workIds" | "from" | "until">;

/** The day on which an agreement ends that begins on `from`, until another is chosen. */
export function firstEnd(from: string): string {
  return addMonths(from, usualMonths);
}

/** French first for a gallery in Québec (people, section 5), English elsewhere; the gallery's own language, or else the page's. */
export function firstLanguage(person: Person | null, locale: DocumentLocale): DocumentLanguage {
  if (person !== null && isInQuebec(person.address)) return "fr-en";
  if (person !== null && person.address.region !== "")
    return person.language === "fr" ? "fr" : "en";
  if (person !== null && person.language !== "") return person.language;
  return locale === "fr-CA" ? "fr" : "en";
}

/** Days and counts are written out in them, so that they are of one agreement only. */
const ofOneAgreement = ["parties", "period"];

/** What the last agreement with the gallery said, or else what its channel says; commission and who bears a discount are the channel's. */
export function firstTerms(
  channel: SalesChannel,
  {
    person,
    consignments,
    locale,
  }: {
    readonly person: Person | null;
    /** Newest first. */
    readonly consignments: readonly Consignment[];
    readonly locale: DocumentLocale;
  },
): FirstTerms {
  const language = firstLanguage(person, locale);
  const last = consignments.find(({ channelId }) => channelId === channel.id);
  if (last === undefined) {
    return {
      channelId: channel.id,
      language,
      daysToPay: daysToPayOf(channel),
      discountCeiling: channel.discount,
      reports: "never",
      terms: "",
      confirmer: person?.kind === "organization" ? "" : (person?.name ?? ""),
    };
  }
  const { daysToPay, discountCeiling, reports, terms, confirmer } = last;
  const { insuredBy, insuredOn, shippingThere, shippingBack, sentences } = last;
  return {
    channelId: channel.id,
    language,
    daysToPay,
    discountCeiling,
    reports,
    terms,
    confirmer,
    insuredBy,
    insuredOn,
    shippingThere,
    shippingBack,
    sentences: sentences.filter(({ id }) => !ofOneAgreement.includes(id)),
  };
}
