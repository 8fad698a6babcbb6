import * as v from "valibot";
import { reasonSchema } from "#schema/artworks/asking-price.ts";
import { daySchema } from "#schema/day-schema.ts";
import { documentLanguageSchema } from "#schema/documents/languages.ts";
import { personIdSchema } from "#schema/people/person-id.ts";
import { paymentKinds } from "#schema/sales/payments.ts";
import { oneLine, severalLines } from "#schema/text.ts";

// Apart from what is answered, as the web application only sends it.

export const invoiceLimits = {
  sales: 50,
  otherLines: 20,
  descriptionCharacters: 200,
  termsCharacters: 1_000,
  methodCharacters: 100,
  amountCents: 1_000_000_00,
  paymentCents: 100_000_000_00,
} as const;

const amountCentsSchema = v.pipe(
  v.number("Enter an amount."),
  v.integer("Enter an amount in whole cents."),
  v.minValue(0, "Enter 0 or more."),
  v.maxValue(invoiceLimits.amountCents, "Enter 1,000,000 or less."),
);

function text(maximum: number, clean: typeof oneLine = oneLine) {
  return v.pipe(
    v.string("Enter text."),
    clean,
    v.trim(),
    v.maxLength(maximum, `Use at most ${maximum} characters.`),
  );
}

/**
 * The body of `POST /api/invoices` (price list, section 4). The sales are one buyer's, in one currency, neither returned
 * nor on another invoice. The other lines are taxed as the first sale is.
 */
export const invoiceInputSchema = v.pipe(
  v.strictObject({
    saleIds: v.pipe(
      v.array(v.pipe(v.string("Choose a sale."), oneLine), "Choose at least one sale."),
      v.minLength(1, "Choose at least one sale."),
      v.maxLength(invoiceLimits.sales, `Choose at most ${invoiceLimits.sales} sales.`),
      v.check((ids) => new Set(ids).size === ids.length, "A sale is listed twice."),
    ),
    /** Whom the sales name; left out, it is not checked. */
    personId: v.optional(personIdSchema),
    /** Today in the artist's time zone; the number's year is this day's. */
    issuedOn: daySchema,
    language: documentLanguageSchema,
    otherLines: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            description: v.pipe(
              text(invoiceLimits.descriptionCharacters),
              v.minLength(1, "Say what the line is for."),
            ),
            priceCents: amountCentsSchema,
          }),
        ),
        v.maxLength(invoiceLimits.otherLines, `Add at most ${invoiceLimits.otherLines} lines.`),
      ),
      [],
    ),
    /** What the buyer has paid already, in whole cents; at most the total. */
    depositCents: v.optional(amountCentsSchema, 0),
    terms: v.optional(text(invoiceLimits.termsCharacters, severalLines), ""),
    /** Whose the work is, such as "The work is yours once it is paid". */
    title: v.optional(text(invoiceLimits.termsCharacters, severalLines), ""),
    /** For an invoice of two languages. */
    inSecondLanguage: v.optional(
      v.nullable(
        v.strictObject({
          terms: text(invoiceLimits.termsCharacters, severalLines),
          title: text(invoiceLimits.termsCharacters, severalLines),
        }),
      ),
      null,
    ),
    dueOn: v.optional(v.nullable(daySchema), null),
  }),
  v.forward(
    v.partialCheck(
      [["issuedOn"], ["dueOn"]],
      ({ issuedOn, dueOn }) => dueOn === null || dueOn >= issuedOn,
      "Enter the day of issue or a later one.",
    ),
    ["dueOn"],
  ),
);
export type InvoiceInput = v.InferOutput<typeof invoiceInputSchema>;

/**
 * The body of `POST /api/invoices/{id}/payments` (price list, section 4): at most what is open, or with a refund what was
 * paid, in whole cents of the invoice's currency.
 */
export const paymentInputSchema = v.strictObject({
  date: daySchema,
  amountCents: v.pipe(
    v.number("Enter an amount."),
    v.integer("Enter an amount in whole cents."),
    v.minValue(1, "Enter more than 0."),
    v.maxValue(invoiceLimits.paymentCents, "Enter 100,000,000 or less."),
  ),
  method: v.optional(text(invoiceLimits.methodCharacters), ""),
  kind: v.picklist(paymentKinds, "Choose payment or refund."),
});
export type PaymentInput = v.InferOutput<typeof paymentInputSchema>;

/** The body of `PUT /api/invoices/{id}/payment`, of the previous release: all that is open; null reverses it. */
export const invoicePaymentInputSchema = v.nullable(
  v.strictObject({ paidOn: daySchema, method: text(invoiceLimits.methodCharacters) }),
);
export type InvoicePaymentInput = v.InferOutput<typeof invoicePaymentInputSchema>;

/** The body of `POST /api/invoices/{id}/credit-note`. The reason is kept with it and not printed. */
export const creditNoteInputSchema = v.strictObject({
  issuedOn: daySchema,
  reason: v.optional(reasonSchema),
});
export type CreditNoteInput = v.InferOutput<typeof creditNoteInputSchema>;
