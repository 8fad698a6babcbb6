import * as v from "valibot";
import type { User } from "#schema/artist/user.ts";
import {
  type Business,
  businessLimits,
  businessSchema,
  documentLanguageChoices,
  documentUnits,
  firstBusiness,
  paperChoices,
} from "#schema/business/business.ts";
import { daySchema } from "#schema/day-schema.ts";
import { registrationNumbers, tidyRegistrationNumber } from "#schema/sales/registration.ts";
import { type Tax, taxes } from "#schema/sales/tax-rates.ts";
import { placeOfProfile } from "#web/api/artist-place.ts";

const registrationFormSchema = v.object({
  tax: v.picklist(taxes),
  number: v.string(),
  since: v.string(),
});
export type TypedRegistration = v.InferOutput<typeof registrationFormSchema>;

/** Business details as they are typed. */
const businessFormSchema = v.object({
  tradeName: v.string(),
  phone: v.string(),
  email: v.string(),
  street: v.string(),
  city: v.string(),
  region: v.string(),
  postalCode: v.string(),
  country: v.string(),
  registrations: v.array(registrationFormSchema),
  documentLanguage: v.picklist(documentLanguageChoices),
  units: v.picklist(documentUnits),
  paper: v.picklist(paperChoices),
});
export type BusinessForm = v.InferOutput<typeof businessFormSchema>;

/** What was typed and is not saved: the fields that differ from what is stored. */
export const businessChangeSchema = v.partial(businessFormSchema);
export type BusinessChange = Readonly<v.InferOutput<typeof businessChangeSchema>>;

/** What is stored, with what was typed on top of it. */
export function applyChange(stored: Business, change: BusinessChange): BusinessForm {
  return v.parse(businessFormSchema, { ...stored, ...change });
}

/** Details that were never entered, with the profile's place and email as a proposal; others as they are stored. */
export function withProposal(
  stored: Business,
  user: Pick<User, "city" | "provinceState" | "country" | "email">,
): Business {
  if (!isSame(Object.entries(stored).sort(), Object.entries(firstBusiness).sort())) return stored;
  return { ...stored, ...placeOfProfile(user), email: user.email };
}

const limits = {
  tradeName: businessLimits.nameCharacters,
  phone: businessLimits.phoneCharacters,
  street: businessLimits.addressCharacters,
  city: businessLimits.addressCharacters,
  region: businessLimits.addressCharacters,
  postalCode: businessLimits.postalCodeCharacters,
} as const;
export type LimitedField = keyof typeof limits;

export function limitOf(field: LimitedField): number {
  return limits[field];
}

/** A change with more of the form in it; what is again as it is stored is left out. */
export function addChange(
  change: BusinessChange,
  more: BusinessChange,
  stored: Business,
): BusinessChange {
  const fields = Object.entries({ ...change, ...more });
  return v.parse(
    businessChangeSchema,
    Object.fromEntries(
      fields.filter(([field, value]) => !isSame(value, v.parse(anyFields, stored)[field])),
    ),
  );
}

const anyFields = v.record(v.string(), v.unknown());

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The number as its authority writes it; what is no number stays as it was typed. */
export function tidyNumber({ tax, number }: TypedRegistration): string {
  const tidy = tidyRegistrationNumber(tax, number);
  return registrationNumbers[tax].pattern.test(tidy) ? tidy : number;
}

/** What is wrong with a field, by its name; the fields of a registration follow its tax, as in `qst.number`. */
export type BusinessErrors = Readonly<Record<string, BusinessError>>;
type BusinessError =
  | "tooLong"
  | "email"
  | "country"
  | "number"
  | "since"
  | "needsGst"
  | "unknownRate";

/** What every address has; the server looks closer. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the server would refuse. */
export function findBusinessErrors(form: BusinessForm): BusinessErrors {
  const errors: Record<string, BusinessError> = {};
  for (const [field, limit] of Object.entries(limits)) {
    const text = v.parse(v.string(), v.parse(anyFields, form)[field]);
    if (text.trim().length > limit) errors[field] = "tooLong";
  }
  if (form.email.trim() !== "" && !emailPattern.test(form.email.trim())) errors.email = "email";
  for (const registration of form.registrations) {
    const { tax, number, since } = registration;
    if (!registrationNumbers[tax].pattern.test(tidyRegistrationNumber(tax, number))) {
      errors[`${tax}.number`] = "number";
    }
    if (!v.is(daySchema, since)) errors[`${tax}.since`] = "since";
  }
  const isRegisteredFor = (tax: Tax) => form.registrations.some((each) => each.tax === tax);
  if (isRegisteredFor("qst") && !isRegisteredFor("gst-hst")) errors.registrations = "needsGst";
  return errors;
}

/** The fields of the paths that the server refuses; the list itself for a sale on a day without a known rate. */
export function refusedBusinessFields(
  paths: readonly string[],
  { registrations }: BusinessForm,
): BusinessErrors {
  return Object.fromEntries(
    paths.flatMap((path): [string, BusinessError][] => {
      const [field = "", index, part] = path.split(".");
      if (field in limits) return [[field, "tooLong"]];
      if (field === "email" || field === "country") return [[field, field]];
      const tax = registrations[Number(index)]?.tax;
      if (tax && (part === "number" || part === "since")) return [[`${tax}.${part}`, part]];
      return field === "registrations" ? [[field, "unknownRate"]] : [];
    }),
  );
}

/** The details to save; only of a form without errors. */
export function toBusiness(form: BusinessForm): Business {
  const registrations = form.registrations.map((typed) => ({
    ...typed,
    number: tidyNumber(typed),
  }));
  return v.parse(businessSchema, { ...form, registrations });
}
