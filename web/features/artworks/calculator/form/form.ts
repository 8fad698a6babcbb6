import type { Artwork, ArtworkInput } from "#schema/artworks/artwork.ts";
import { defaultMedium, type Medium } from "#schema/artworks/media.ts";
import { defaultSupport, type Support } from "#schema/artworks/supports.ts";
import type { Currency } from "#schema/currency.ts";
import { fromCents, toCents } from "#schema/money.ts";
import type { WorkFacts } from "#schema/pricing/calculate.ts";
import { decimalValue, isDecimalText } from "#schema/read-number.ts";
import type { Units } from "#schema/units.ts";
import type { Picture } from "#web/works/picture/picture.ts";
import { storedPicture } from "#web/works/picture/picture.ts";
import { defaultHeight, defaultWidth, type Length, storedLength } from "./length.ts";
import { isSamePrice, type Price, storedPrice } from "./price.ts";

/** The calculator's text and choices, its picture, and the price once there is one. */
export interface Form {
  /** Empty means the default title, which depends on the language and is therefore not stored here. */
  readonly title: string;
  readonly dateCreated: string;
  readonly width: Length;
  readonly height: Length;
  readonly units: Units;
  readonly support: Support;
  readonly medium: Medium;
  /** Canadian dollars. */
  readonly materialsCost: string;
  readonly hoursSpent: string;
  readonly picture: Picture | null;
  /** Absent until Calculate (specification, section 4). */
  readonly price: Price | null;
}

/** A new work (specification, section 9), shown in the artist's units. */
export function emptyForm(units: Units, now = new Date()): Form {
  return {
    title: "",
    dateCreated: String(now.getFullYear()),
    width: defaultWidth,
    height: defaultHeight,
    units,
    support: defaultSupport,
    medium: defaultMedium,
    materialsCost: "",
    hoursSpent: "",
    picture: null,
    price: null,
  };
}

/** A work from the gallery, to be edited. */
export function artworkForm(artwork: Artwork, units: Units, defaultTitle: string): Form {
  return {
    title: artwork.title === defaultTitle ? "" : artwork.title,
    dateCreated: artwork.dateCreated,
    width: storedLength(artwork.width),
    height: storedLength(artwork.height),
    units,
    support: artwork.depth,
    medium: artwork.medium,
    materialsCost: artwork.materialsCost === 0 ? "" : artwork.materialsCost.toFixed(2),
    hoursSpent: artwork.hoursSpent === 0 ? "" : String(artwork.hoursSpent),
    picture: artwork.imageUrl === null ? null : storedPicture(artwork.imageUrl),
    price: storedPrice(artwork),
  };
}

/** Canadian dollars, in whole cents; blank, or what cannot be read, is 0. */
export function materialsCostOf(form: Form): number {
  return fromCents(toCents(decimalValue(form.materialsCost)));
}

export function hoursSpentOf(form: Form): number {
  return decimalValue(form.hoursSpent);
}

/** Whether materials or hours are a number, or blank. */
export function isReadable(text: string): boolean {
  return text.trim() === "" || isDecimalText(text);
}

/** What the formula takes, or null while a dimension is missing. */
export function workFacts(form: Form): WorkFacts | null {
  const { width, height, support, medium } = form;
  if (width.inches === null || height.inches === null) return null;
  return {
    widthInches: width.inches,
    heightInches: height.inches,
    support,
    medium,
    materialsCost: materialsCostOf(form),
    hoursSpent: hoursSpentOf(form),
  };
}

/** Equal for two forms that the formula gives the same price. */
export function pricedInputs(form: Form): string {
  const { width, height, support, medium } = form;
  return [
    width.inches,
    height.inches,
    support,
    medium,
    materialsCostOf(form),
    hoursSpentOf(form),
  ].join();
}

/** Whether there is something to save. The units are a way to look at the work, not a part of it. */
export function isChanged(form: Form, opened: Form): boolean {
  return (
    form.title.trim() !== opened.title.trim() ||
    form.dateCreated !== opened.dateCreated ||
    pricedInputs(form) !== pricedInputs(opened) ||
    form.picture?.url !== opened.picture?.url ||
    form.picture?.orientation.rotationDegrees !== opened.picture?.orientation.rotationDegrees ||
    form.picture?.orientation.isMirrored !== opened.picture?.orientation.isMirrored ||
    !isSamePrice(form.price, opened.price)
  );
}

interface InputExtras extends Pick<ArtworkInput, "imageUrl" | "thumbnail"> {
  readonly title: string;
  /** The profile's, for a work that has no price. */
  readonly currency: Currency;
}

/** The request's body. */
export function toArtworkInput(form: Form, work: WorkFacts, extras: InputExtras): ArtworkInput {
  return {
    title: extras.title,
    dateCreated: form.dateCreated,
    width: work.widthInches,
    height: work.heightInches,
    depth: work.support,
    medium: work.medium,
    materialsCost: work.materialsCost,
    hoursSpent: work.hoursSpent,
    suggestedPrice: form.price === null ? null : fromCents(form.price.cents),
    currency: form.price?.currency ?? extras.currency,
    imageUrl: extras.imageUrl,
    ...(extras.thumbnail && { thumbnail: extras.thumbnail }),
  };
}
