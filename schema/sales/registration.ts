import * as v from "valibot";
import { daySchema } from "../day-schema.ts";
import { oneLine } from "../text.ts";
import { type Tax, taxes } from "./tax-rates.ts";

interface NumberFormat {
  readonly pattern: RegExp;
  readonly example: string;
}

/** How each authority writes the number of a registration. */
export const registrationNumbers: Readonly<Record<Tax, NumberFormat>> = {
  "gst-hst": { pattern: /^\d{9} RT\d{4}$/, example: "123456789 RT0001" },
  qst: { pattern: /^\d{10} TQ\d{4}$/, example: "1234567890 TQ0001" },
  "bc-pst": { pattern: /^PST-\d{4}-\d{4}$/, example: "PST-1234-5678" },
  "sk-pst": { pattern: /^\d{7}$/, example: "1234567" },
  "mb-rst": { pattern: /^\d{9} MT\d{4}$/, example: "123456789 MT0001" },
};

/** A number as the authority writes it, whatever spaces, dashes and small letters it was typed with. */
export function tidyRegistrationNumber(tax: Tax, typed: string): string {
  const characters = typed.toUpperCase().replaceAll(/[\s.-]/g, "");
  if (tax === "bc-pst") {
    return characters.replace(/^(?:PST)?(\d{4})(\d{4})$/, "PST-$1-$2");
  }
  return characters.replace(/^(\d+)([A-Z]{2}\d{4})$/, "$1 $2");
}

/** A registration that the artist states (price list, section 4): the tax, its number, the day from which it holds. */
export const registrationSchema = v.pipe(
  v.strictObject({
    tax: v.picklist(taxes, "Choose one of the taxes on offer."),
    number: v.pipe(v.string("Enter the number."), oneLine),
    since: daySchema,
  }),
  v.transform(({ tax, number, since }) => ({
    tax,
    number: tidyRegistrationNumber(tax, number),
    since,
  })),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { pattern, example } = registrationNumbers[dataset.value.tax];
      if (!pattern.test(dataset.value.number)) {
        addIssue({ message: `Enter the number as on your registration, such as ${example}.` });
      }
    }),
    ["number"],
  ),
);
export type BusinessRegistration = v.InferOutput<typeof registrationSchema>;
