import type { WorkStatus } from "#schema/artworks/work-status.ts";
import { foldHeader } from "./fields.ts";
import { flagIn } from "./words.ts";

const statusWords: Readonly<Record<WorkStatus, readonly string[]>> = {
  available: [
    ...["available", "avail", "available for sale", "for sale", "on sale", "unsold", "active"],
    ...["in stock", "in studio", "in inventory", "disponible", "dispo", "a vendre", "en vente"],
    ...["en stock", "invendu", "invendue"],
  ],
  "on-hold": [
    ...["on hold", "hold", "held", "reserved", "on reserve", "reserve", "reservee", "en reserve"],
  ],
  consigned: [
    ...["consigned", "consignment", "on consignment", "out on consignment", "en consignation"],
    ...["consignation"],
  ],
  sold: ["sold", "sold out", "vendu", "vendue"],
  "not-for-sale": [
    ...["not for sale", "nfs", "n f s", "not available", "unavailable", "not avail", "donated"],
    ...["gifted", "gift", "private collection", "personal collection", "artist s collection"],
    ...["artist collection", "permanent collection", "in private collection", "pas a vendre"],
    ...["non a vendre", "non disponible", "indisponible", "pas disponible", "donne", "donnee"],
    ...["collection de l artiste", "collection privee", "collection particuliere"],
  ],
};

const statuses = Object.entries(statusWords) as [WorkStatus, readonly string[]][];

/** The status that a text names; null for none. */
export function statusIn(text: string): WorkStatus | null {
  const folded = foldHeader(text);
  // The whole text, as "not for sale" contains "for sale".
  const whole = statuses.find(([, words]) => words.includes(folded))?.[0];
  // "Sold to Odile", "Vendue en 2021": whatever follows.
  return whole ?? (/^(?:sold|vendue?) /.test(folded) ? "sold" : null);
}

/** How a work left, also by a yes under the heading Sold; null where a table says nothing of it. */
export function disposalIn(text: string): WorkStatus | null {
  const folded = foldHeader(text);
  if (/^(?:sale|sold|vente|vendue?)(?: |$)/.test(folded) || flagIn(text)) return "sold";
  return /^(?:donation|donated|gift|gifted|don|cadeau)$/.test(folded) ? "not-for-sale" : null;
}

/**
 * What a cell says under a heading such as Available or For Sale: yes, no, how many there are, or a status; null for none of
 * these. A work that is not on offer is not for sale as long as nothing else says that it is sold.
 * @param isOpposite of a heading such as NFS.
 */
export function forSaleIn(text: string, isOpposite = false): WorkStatus | null {
  const count = /^-?\d{1,6}(?:\.0+)?$/.test(text.trim()) ? Number(text) > 0 : null;
  const flag = count ?? (text.trim() === "" ? null : flagIn(text));
  if (flag === null) return statusIn(text);
  return flag !== isOpposite ? "available" : "not-for-sale";
}
