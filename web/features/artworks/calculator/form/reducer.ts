import { artworkLimits } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import type { Support } from "#schema/artworks/supports.ts";
import { decimalValue, isDecimalText } from "#schema/read-number.ts";
import type { Units } from "#schema/units.ts";
import { mirrored, turned } from "#web/works/picture/orientation.ts";
import type { Picture } from "#web/works/picture/picture.ts";
import { type Form, hoursSpentOf, isReadable, materialsCostOf, pricedInputs } from "./form.ts";
import { defaultHeight, defaultWidth, typedLength } from "./length.ts";
import { type Price, turnPrice } from "./price.ts";

export type Side = "width" | "height";
type TextField = "title" | "dateCreated" | "materialsCost" | "hoursSpent";

export type Action =
  /** Numbers are decimal text, or the typed text if it cannot be parsed. */
  | { readonly type: "typed"; readonly field: TextField; readonly text: string }
  | { readonly type: "sideTyped"; readonly side: Side; readonly text: string }
  | { readonly type: "focused"; readonly field: Side | "materialsCost" | "hoursSpent" }
  | { readonly type: "blurred"; readonly field: "materialsCost" | "hoursSpent" }
  | { readonly type: "titleBlurred"; readonly defaultTitle: string }
  | { readonly type: "unitsChosen"; readonly units: Units }
  | { readonly type: "supportChosen"; readonly support: Support }
  | { readonly type: "mediumChosen"; readonly medium: Medium }
  | { readonly type: "pictureAdded"; readonly picture: Picture }
  | { readonly type: "pictureRemoved" }
  | { readonly type: "rotated" }
  | { readonly type: "mirrored" }
  | { readonly type: "priced"; readonly price: Price | null }
  | { readonly type: "reset"; readonly form: Form };

/** A change of a priced input removes the price (specification, section 4). */
export function reduce(form: Form, action: Action): Form {
  const next = step(form, action);
  const isPriceValid = next.price !== form.price || pricedInputs(next) === pricedInputs(form);
  return isPriceValid ? next : { ...next, price: null };
}

function step(form: Form, action: Action): Form {
  switch (action.type) {
    case "typed":
      return { ...form, [action.field]: action.text };
    case "sideTyped":
      return { ...form, [action.side]: typedLength(action.text, form.units) };
    case "focused":
      return focusField(form, action.field);
    case "blurred":
      return blurField(form, action.field);
    case "titleBlurred":
      return blurTitle(form, action.defaultTitle);
    case "unitsChosen":
      return chooseUnits(form, action.units);
    case "supportChosen":
      return { ...form, support: action.support };
    case "mediumChosen":
      return { ...form, medium: action.medium };
    case "pictureAdded":
      return { ...form, picture: action.picture };
    case "pictureRemoved":
      return { ...form, picture: null };
    case "rotated":
      return rotate(form);
    case "mirrored":
      return { ...form, picture: form.picture && reorient(form.picture, mirrored) };
    case "priced":
      return { ...form, price: action.price };
    case "reset":
      return action.form;
  }
}

/** Zero-like inputs clear when they are entered (specification, section 5). */
function focusField(form: Form, field: Side | "materialsCost" | "hoursSpent"): Form {
  const value = form[field];
  if (typeof value === "string") return isZeroLike(value) ? { ...form, [field]: "" } : form;
  return isZeroLike(value.text) ? { ...form, [field]: typedLength("", form.units) } : form;
}

function isZeroLike(text: string): boolean {
  return isDecimalText(text) && decimalValue(text) === 0;
}

/** Formats a field when it is left (specification, section 5). */
function blurField(form: Form, field: "materialsCost" | "hoursSpent"): Form {
  // Out of range or not a number, the text stays as typed, so that the error is about what the artist wrote.
  if (!isReadable(form[field])) return form;
  if (field === "materialsCost") {
    const amount = materialsCostOf(form);
    if (amount > artworkLimits.materialsCost) return form;
    return { ...form, materialsCost: amount === 0 ? "" : amount.toFixed(2) };
  }
  const hours = hoursSpentOf(form);
  if (hours > artworkLimits.hoursSpent) return form;
  return { ...form, hoursSpent: hours === 0 ? "" : String(hours) };
}

function blurTitle(form: Form, defaultTitle: string): Form {
  const title = form.title.trim();
  return { ...form, title: title === defaultTitle ? "" : title };
}

/** Without two valid values to convert, both go back to 20 × 15 in (specification, section 4). */
function chooseUnits(form: Form, units: Units): Form {
  if (form.width.inches === null || form.height.inches === null) {
    return { ...form, units, width: defaultWidth, height: defaultHeight };
  }
  return { ...form, units };
}

/** Swaps width and height and turns the picture by 90 degrees (specification, section 4). */
function rotate(form: Form): Form {
  return {
    ...form,
    width: form.height,
    height: form.width,
    picture: form.picture && reorient(form.picture, turned),
    price: form.price && turnPrice(form.price),
  };
}

function reorient(picture: Picture, how: typeof turned): Picture {
  return { ...picture, orientation: how(picture.orientation) };
}
