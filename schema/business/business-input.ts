import * as v from "valibot";
import { registrationSchema } from "#schema/sales/registration.ts";
import { taxes } from "#schema/sales/tax-rates.ts";
import { businessLimits, businessSchema } from "./business.ts";

// Apart from what is answered: the web application checks its form field by field.

/** The body of `PUT /api/business`: as it is answered, with the formats checked that each authority has. */
export const businessInputSchema = v.strictObject({
  ...businessSchema.entries,
  email: v.union(
    [
      v.literal(""),
      v.pipe(
        v.string(),
        v.trim(),
        v.email("Enter an email address."),
        v.maxLength(
          businessLimits.emailCharacters,
          `Use at most ${businessLimits.emailCharacters} characters.`,
        ),
      ),
    ],
    "Enter an email address.",
  ),
  country: v.union(
    [v.literal(""), v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Choose a country."))],
    "Choose a country.",
  ),
  registrations: v.pipe(
    v.array(registrationSchema, "Send the list of registrations."),
    v.maxLength(taxes.length, "Each tax can be listed once."),
    v.check(
      (list) => new Set(list.map(({ tax }) => tax)).size === list.length,
      "Each tax can be listed once.",
    ),
    v.check(
      (list) => !list.some(({ tax }) => tax === "qst") || list.some(({ tax }) => tax === "gst-hst"),
      "QST needs a GST/HST registration as well.",
    ),
  ),
});
