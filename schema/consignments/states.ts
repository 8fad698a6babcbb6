/** Where an agreement is (people, section 5): a draft, sent to the gallery, confirmed by it, or closed. */
export const consignmentStates = ["draft", "sent", "confirmed", "closed"] as const;
export type ConsignmentState = (typeof consignmentStates)[number];

/** Where a changed version is that has not replaced the one that holds. */
export const amendmentStates = ["draft", "sent"] as const;

/** An agreement, and its changed version; null without one. */
export interface AgreementState {
  readonly state: ConsignmentState;
  readonly amendment: (typeof amendmentStates)[number] | null;
}

export const agreementActions = [
  "change",
  "discard",
  "send",
  "take-back",
  "confirm",
  "close",
] as const;
export type AgreementAction = (typeof agreementActions)[number];

type Key = `${ConsignmentState}` | `${"sent" | "confirmed"} ${"draft" | "sent"}`;

const draft = { state: "draft", amendment: null } as const;
const sent = { state: "sent", amendment: null } as const;
const sentChanged = { state: "sent", amendment: "draft" } as const;
const confirmed = { state: "confirmed", amendment: null } as const;
const confirmedChanged = { state: "confirmed", amendment: "draft" } as const;
const changeSent = { state: "confirmed", amendment: "sent" } as const;
const closed = { state: "closed", amendment: null } as const;

const steps: Readonly<Record<Key, Partial<Record<AgreementAction, AgreementState>>>> = {
  draft: { change: draft, send: sent },
  sent: { change: sentChanged, "take-back": draft, confirm: confirmed },
  // What was sent and not confirmed is replaced when its change is sent; until then it can still be confirmed.
  "sent draft": {
    change: sentChanged,
    discard: sent,
    send: sent,
    "take-back": draft,
    confirm: confirmedChanged,
  },
  "sent sent": {},
  confirmed: { change: confirmedChanged, close: closed },
  "confirmed draft": {
    change: confirmedChanged,
    discard: confirmed,
    send: changeSent,
    close: closed,
  },
  "confirmed sent": { "take-back": confirmedChanged, confirm: confirmed },
  closed: {},
};

/**
 * What an agreement is after an action; null where it is not possible. A sent or confirmed one holds, while a change of it is a
 * draft, until the gallery confirms that; a change that was not sent can be discarded. One that was sent is taken back before it is
 * changed again. Closing needs that nothing is there, open or reported without an answer, which is not decided
 * here.
 */
export function afterAction(
  { state, amendment }: AgreementState,
  action: AgreementAction,
): AgreementState | null {
  return steps[keyOf(state, amendment)][action] ?? null;
}

function keyOf(state: ConsignmentState, amendment: AgreementState["amendment"]): Key {
  if (amendment === null || state === "draft" || state === "closed") return state;
  return `${state} ${amendment}`;
}
