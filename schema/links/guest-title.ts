import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import {
  type DocumentLanguage,
  type DocumentLocale,
  localesOf,
} from "#schema/documents/languages.ts";
import type { GuestInvoice, GuestLabel, GuestRoom } from "./guest.ts";
import type { LinkLanguage } from "./link.ts";

/** What one reads of a page without opening it: in the window's title and in the preview of a messaging program. */
export function guestTitle(
  answer: GuestRoom | GuestInvoice | GuestLabel | Pick<GuestConsignment, "kind" | "number">,
  locale: DocumentLocale,
): string {
  if (answer.kind === "invoice") return answer.number;
  if (answer.kind === "consignment") return answer.number || unnumbered[locale];
  const { name } = answer.artist;
  if (answer.kind === "label" && answer.isPublic) return `${answer.title}, ${name}`;
  return locale === "fr-CA" ? `Œuvres ${ofInFrench(name)}` : `Works by ${name}`;
}

/** Of an agreement before it is first sent, which its artist sees. */
const unnumbered = { "en-CA": "Consignment", "fr-CA": "Consignation" } as const;

/** `de Marie Roy`, `d’Odile Fournier` */
export function ofInFrench(name: string): string {
  return /^[aeiouyàâæéèêëîïôœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/**
 * The language that a page begins in: its own, of a document in both its first, or of another page in both the first that
 * the reader's browser asks for.
 * @param accepted The header `Accept-Language`.
 */
export function guestLocale(
  language: LinkLanguage | DocumentLanguage,
  accepted: string,
): DocumentLocale {
  if (language === "fr-en" || language === "en-fr") return localesOf(language)[0];
  if (language !== "both") return language === "fr" ? "fr-CA" : "en-CA";
  const [first] = accepted.toLowerCase().match(/\b(?:en|fr)\b/) ?? [];
  return first === "fr" ? "fr-CA" : "en-CA";
}
