/** The errors of a card that the product has its own words for (specification, section 5). */
type CardError = "declined" | "incompleteNumber" | "invalidExpiry" | "invalidSecurityCode";

/** Stripe distinguishes more errors than the specification: those that mean the same to a person get the same text. */
const cardErrors: Readonly<Record<string, CardError>> = {
  card_declined: "declined",
  incomplete_number: "incompleteNumber",
  incomplete_expiry: "invalidExpiry",
  invalid_expiry_month: "invalidExpiry",
  invalid_expiry_month_past: "invalidExpiry",
  invalid_expiry_year: "invalidExpiry",
  invalid_expiry_year_past: "invalidExpiry",
  incomplete_cvc: "invalidSecurityCode",
  incorrect_cvc: "invalidSecurityCode",
  invalid_cvc: "invalidSecurityCode",
};

interface ProviderError {
  readonly code?: string;
  readonly message?: string;
}

/** What to say of Stripe's error: words of ours, its own message, or that the payment failed. */
export function readPaymentError({
  code = "",
  message = "",
}: ProviderError):
  | { readonly words: CardError | "failed" }
  | { readonly words: null; readonly message: string } {
  const known = cardErrors[code];
  if (known) return { words: known };
  return message.trim() === "" ? { words: "failed" } : { words: null, message };
}
