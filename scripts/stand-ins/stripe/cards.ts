/** Why a card is declined, in Stripe's words. */
export interface Decline {
  readonly code: string;
  readonly message: string;
}

export const genericDecline: Decline = {
  code: "card_declined",
  message: "Your card was declined.",
};

const authenticationRequired: Decline = {
  code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

export const goodCard = "4242424242424242";
export const declinedCard = "4000000000000002";

/** Stripe's test cards, as far as they are needed; every other number is accepted. */
const declines: Record<string, Decline> = {
  [declinedCard]: genericDecline,
  "4000000000000069": { code: "expired_card", message: "Your card has expired." },
  "4000000000000127": {
    code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
  },
};

/** Its bank asks its customer at the first payment (3D Secure). */
const authenticatesOnce = "4000002500003155";
/** Its bank asks at every payment, and so declines one without the customer present. */
const authenticatesAlways = "4000002760003184";

/** The names that tests use instead of numbers. */
export const cardNumbers: Record<string, string> = {
  pm_card_visa: goodCard,
  pm_card_authenticationRequired: authenticatesAlways,
};

export function declineOf(number: string): Decline | null {
  return declines[number] ?? null;
}

export function declineOffSession(number: string): Decline | null {
  return number === authenticatesAlways ? authenticationRequired : declineOf(number);
}

export function needsAuthentication({ code }: Decline): boolean {
  return code === authenticationRequired.code;
}

/** Whether the bank asks its customer before it pays. */
export function asksCustomer(number: string): boolean {
  return number === authenticatesOnce || number === authenticatesAlways;
}
