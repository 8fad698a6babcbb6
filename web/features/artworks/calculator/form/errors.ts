import * as v from "valibot";
import { artworkInputSchema } from "#schema/artworks/artwork.ts";
import { type Form, hoursSpentOf, isReadable, materialsCostOf } from "./form.ts";
import type { Length } from "./length.ts";

export interface FormErrors {
  readonly title?: "tooLong";
  readonly dateCreated?: "notAYear";
  readonly width?: "invalid" | "tooLarge";
  readonly height?: "invalid" | "tooLarge";
  readonly materialsCost?: "unreadable" | "tooLarge";
  readonly hoursSpent?: "unreadable" | "tooLarge";
}

const { entries } = artworkInputSchema;

/** What prevents a price or a save; the limits are those of the shared schema. */
export function findErrors(form: Form): FormErrors {
  const width = lengthError(form.width);
  const height = lengthError(form.height);
  return {
    ...(form.title.trim() !== "" && !v.is(entries.title, form.title) && { title: "tooLong" }),
    ...(!v.is(entries.dateCreated, form.dateCreated) && { dateCreated: "notAYear" }),
    ...(width && { width }),
    ...(height && { height }),
    ...(!v.is(entries.materialsCost, materialsCostOf(form)) && { materialsCost: "tooLarge" }),
    ...(!isReadable(form.materialsCost) && { materialsCost: "unreadable" }),
    ...(!v.is(entries.hoursSpent, hoursSpentOf(form)) && { hoursSpent: "tooLarge" }),
    ...(!isReadable(form.hoursSpent) && { hoursSpent: "unreadable" }),
  };
}

function lengthError({ inches }: Length): "invalid" | "tooLarge" | null {
  if (inches === null) return "invalid";
  return v.is(entries.width, inches) ? null : "tooLarge";
}

/** Whether what the formula takes is within its limits. A quote needs no year. */
export function isPriceable(errors: FormErrors): boolean {
  return !errors.width && !errors.height && !errors.materialsCost && !errors.hoursSpent;
}

export function hasErrors(errors: FormErrors): boolean {
  return Object.keys(errors).length > 0;
}
