/** How a card is refused: Stripe's error code, its decline code, and its words. */
export interface CardRefusal {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

interface TestCard {
  readonly brand: string;
  /** Refused when it is saved or paid with for the first time. */
  readonly refusal?: CardRefusal;
  /** Saved without complaint, refused whenever it is charged. */
  readonly refusalWhenCharged?: CardRefusal;
  /** Its bank asks when it is paid with for the first time (3D Secure). */
  readonly isAsked?: true;
  /** Its bank asks at every payment, also one without the customer present, which it thus refuses. */
  readonly isAlwaysAsked?: true;
}

function declined(declineCode: string, message = "Your card was declined."): CardRefusal {
  return { code: "card_declined", declineCode, message };
}

const authenticationRequired: CardRefusal = {
  code: "authentication_required",
  declineCode: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

export function needsAuthentication({ code }: CardRefusal): boolean {
  return code === authenticationRequired.code;
}

export const genericDecline = declined("generic_decline");

/** Stripe's own test cards, as far as they are played here; any other number that adds up is accepted. */
const testCards: Record<string, TestCard> = {
  "4242424242424242": { brand: "visa" },
  "5555555555554444": { brand: "mastercard" },
  "4000000000000002": { brand: "visa", refusal: genericDecline },
  "4000000000009995": {
    brand: "visa",
    refusal: declined("insufficient_funds", "Your card has insufficient funds."),
  },
  "4000000000000069": {
    brand: "visa",
    refusal: { code: "expired_card", message: "Your card has expired." },
  },
  "4000000000000127": {
    brand: "visa",
    refusal: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  },
  "4000002500003155": { brand: "visa", isAsked: true },
  "4000002760003184": { brand: "visa", isAsked: true, isAlwaysAsked: true },
  "4000000000000341": { brand: "visa", refusalWhenCharged: genericDecline },
};

/** The names that tests use instead of numbers. */
const tokens: Record<string, string> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_authenticationRequired: "4000002760003184",
};

export function cardNumberOfToken(token: string): string | undefined {
  return tokens[token];
}

export function brandOf(number: string): string {
  return testCards[number]?.brand ?? (number.startsWith("5") ? "mastercard" : "visa");
}

/** Null for a card that can be saved. */
export function refusalToSave(number: string): CardRefusal | null {
  return testCards[number]?.refusal ?? null;
}

/** Null for a card that can be charged. */
export function refusalToCharge(number: string): CardRefusal | null {
  const card = testCards[number];
  return card?.refusal ?? card?.refusalWhenCharged ?? null;
}

/** Null for a card that can be charged without the customer present. */
export function refusalOffSession(number: string): CardRefusal | null {
  return testCards[number]?.isAlwaysAsked ? authenticationRequired : refusalToCharge(number);
}

/** Whether the bank asks its customer before the first charge. */
export function isAsked(number: string): boolean {
  return testCards[number]?.isAsked ?? false;
}

/** The check digit of a card number (Luhn). */
export function addsUp(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
