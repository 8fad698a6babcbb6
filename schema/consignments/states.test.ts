import { describe, expect, test } from "vitest";
import {
  type AgreementAction,
  type AgreementState,
  afterAction,
  agreementActions,
  amendmentStates,
  consignmentStates,
} from "./states.ts";

const begin: AgreementState = { state: "draft", amendment: null };

function doing(...actions: readonly AgreementAction[]): AgreementState | null {
  return actions.reduce<AgreementState | null>(
    (state, action) => state && afterAction(state, action),
    begin,
  );
}

describe("an agreement", () => {
  test("is a draft, sent, confirmed and closed, in this order alone", () => {
    expect(doing("change")).toEqual(begin);
    expect(doing("send")).toEqual({ state: "sent", amendment: null });
    expect(doing("send", "confirm")).toEqual({ state: "confirmed", amendment: null });
    expect(doing("send", "confirm", "close")).toEqual({ state: "closed", amendment: null });
    for (const action of ["take-back", "confirm", "close"] as const) {
      expect(doing(action)).toBeNull();
    }
    for (const action of ["send", "close"] as const) expect(doing("send", action)).toBeNull();
    expect(doing("send", "confirm", "confirm")).toBeNull();
  });

  test("that is taken back before it is confirmed is a draft again, and not afterwards", () => {
    expect(doing("send", "take-back")).toEqual(begin);
    expect(doing("send", "change", "take-back")).toEqual(begin);
    expect(doing("send", "confirm", "take-back")).toBeNull();
  });

  test("holds while a change of it is a draft", () => {
    expect(doing("send", "change")).toEqual({ state: "sent", amendment: "draft" });
    expect(doing("send", "change", "confirm")).toEqual({ state: "confirmed", amendment: "draft" });
    expect(doing("send", "change", "send")).toEqual({ state: "sent", amendment: null });
    const changed = { state: "confirmed", amendment: "draft" };
    expect(doing("send", "confirm", "change")).toEqual(changed);
    expect(doing("send", "confirm", "change", "change")).toEqual(changed);
    expect(doing("send", "confirm", "change", "close")).toEqual({
      ...{ state: "closed", amendment: null },
    });
  });

  test("is what it was before a change of it, once that is discarded", () => {
    expect(doing("send", "change", "discard")).toEqual({ state: "sent", amendment: null });
    expect(doing("send", "confirm", "change", "discard")).toEqual({
      ...{ state: "confirmed", amendment: null },
    });
    for (const actions of [[], ["send"], ["send", "confirm"]] as const) {
      expect(doing(...actions, "discard")).toBeNull();
    }
  });

  test("has its change confirmed or taken back, and neither changed nor closed meanwhile", () => {
    const sent = ["send", "confirm", "change", "send"] as const;
    expect(doing(...sent)).toEqual({ state: "confirmed", amendment: "sent" });
    expect(doing(...sent, "confirm")).toEqual({ state: "confirmed", amendment: null });
    expect(doing(...sent, "take-back")).toEqual({ state: "confirmed", amendment: "draft" });
    for (const action of ["change", "discard", "send", "close"] as const) {
      expect(doing(...sent, action)).toBeNull();
    }
  });

  test("that is closed stays so", () => {
    for (const action of agreementActions) {
      expect(doing("send", "confirm", "close", action)).toBeNull();
    }
  });

  test("never has a change of a draft, of what is closed, or one that was sent before it is confirmed", () => {
    for (const state of consignmentStates) {
      for (const amendment of [null, ...amendmentStates]) {
        for (const action of agreementActions) {
          const next = afterAction({ state, amendment }, action);
          if (next === null || next.amendment === null) continue;
          expect(["draft", "closed"]).not.toContain(next.state);
          if (next.amendment === "sent") expect(next.state).toBe("confirmed");
        }
      }
    }
  });
});
