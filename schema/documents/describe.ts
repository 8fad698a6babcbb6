import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import { unitsOf } from "../units.ts";
import type { DocumentArtist, DocumentWork } from "./content.ts";

/** What documents say about a work, of all that is kept about it. */
type DescribedWork = Pick<
  Artwork,
  | "id"
  | "title"
  | "dateCreated"
  | "medium"
  | "depth"
  | "mediumLine"
  | "width"
  | "height"
  | "framed"
  | "inventoryNumber"
>;

/** A work as documents describe it. */
export function documentWork(work: DescribedWork, hasPicture: boolean): DocumentWork {
  return {
    artworkId: work.id,
    title: work.title,
    year: work.dateCreated,
    medium: work.medium,
    support: work.depth,
    mediumLine: work.mediumLine,
    widthInches: work.width,
    heightInches: work.height,
    framed: work.framed,
    inventoryNumber: work.inventoryNumber,
    hasPicture,
  };
}

/** The artist as documents name them. */
export function documentArtist(
  user: { readonly firstName: string; readonly lastName: string; readonly usesMetric: boolean },
  business: Business,
): DocumentArtist {
  return { name: `${user.firstName} ${user.lastName}`.trim(), business, units: unitsOf(user) };
}

/** Whether a document can say whose it is. */
export function isNamed({ name, business }: DocumentArtist): boolean {
  return name !== "" || business.tradeName !== "";
}
