import * as v from "valibot";
import { taxes } from "#schema/sales/tax-rates.ts";
import { oneLine } from "#schema/text.ts";

export const businessLimits = {
  nameCharacters: 200,
  phoneCharacters: 40,
  addressCharacters: 200,
  postalCodeCharacters: 20,
  emailCharacters: 254,
} as const;

/** Which language documents open in: one, or by the buyer's province (French first for a buyer in Québec). */
export const documentLanguageChoices = ["en-CA", "fr-CA", "by-buyer"] as const;
export const documentUnits = ["in", "cm", "both"] as const;
/** `by-country`: Letter in Canada and the United States, A4 elsewhere. */
export const paperChoices = ["by-country", "letter", "a4"] as const;

function line(maximum: number) {
  return v.pipe(
    v.string("Enter text."),
    oneLine,
    v.trim(),
    v.maxLength(maximum, `Use at most ${maximum} characters.`),
  );
}

/**
 * The answer of `GET /api/business`: what documents say about the artist (price list, section 4 and 5). Text that was never
 * entered is empty. `country` is an ISO 3166 code, `region` a province's postal code in Canada, such as `QC`, and free
 * text elsewhere.
 */
export const businessSchema = v.strictObject({
  tradeName: line(businessLimits.nameCharacters),
  phone: line(businessLimits.phoneCharacters),
  email: line(businessLimits.emailCharacters),
  street: line(businessLimits.addressCharacters),
  city: line(businessLimits.addressCharacters),
  region: line(businessLimits.addressCharacters),
  postalCode: line(businessLimits.postalCodeCharacters),
  country: v.string(),
  registrations: v.array(
    v.strictObject({ tax: v.picklist(taxes), number: v.string(), since: v.string() }),
  ),
  documentLanguage: v.picklist(documentLanguageChoices, "Choose a language."),
  units: v.picklist(documentUnits, "Choose the units."),
  paper: v.picklist(paperChoices, "Choose a paper size."),
});
export type Business = v.InferOutput<typeof businessSchema>;

/** What documents say before the artist has entered anything. */
export const firstBusiness: Business = {
  tradeName: "",
  phone: "",
  email: "",
  street: "",
  city: "",
  region: "",
  postalCode: "",
  country: "",
  registrations: [],
  documentLanguage: "by-buyer",
  units: "both",
  paper: "by-country",
};
