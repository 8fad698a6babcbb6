import { describe, expect, it } from "vitest";
import { defaultRates } from "#schema/currency.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import type { User } from "#schema/user.ts";
import { clearStorageAtLogout } from "#web/lib/storage.ts";
import { artist } from "#web/testing/artist.ts";
import { draftKey } from "../draft-storage.ts";
import { emptyForm, type Form } from "../form/form.ts";
import { typedLength } from "../form/length.ts";
import { priceOf } from "../form/price.ts";
import { fromDraft, parseDraft, toDraft } from "./draft.ts";

const form: Form = {
  ...emptyForm("metric"),
  title: "Low Tide",
  width: typedLength("24.25", "imperial"),
  height: typedLength("61", "metric"),
  materials: "86.40",
  picture: {
    url: "data:image/jpeg;base64,AAAA",
    isStored: false,
    original: new Blob(["the file"]),
    orientation: { rotationDegrees: 90, isMirrored: true },
  },
};

function price(user: User) {
  const work = {
    widthInches: 24.25,
    heightInches: 61 / 2.54,
    support: form.support,
    medium: form.medium,
    materialsCost: 86.4,
    hoursSpent: 0,
  };
  return priceOf(explainPrice(toArtistFacts(user), work, defaultRates, null));
}

function reopen(kept: Form, user: User): Form | null {
  const draft = parseDraft(JSON.stringify(toDraft(kept, 1)));
  return draft && fromDraft(draft, user, defaultRates);
}

describe("a draft", () => {
  it("S4.074 comes back as it was left, the picture unbaked, the file it came from gone", () => {
    expect(reopen(form, artist)).toEqual({
      ...form,
      picture: form.picture && { ...form.picture, original: null },
    });
  });

  it("S4.075 leaves out a picture of more than 500000 characters", () => {
    const picture = (characters: number): Form => ({
      ...form,
      picture: form.picture && { ...form.picture, url: "x".repeat(characters) },
    });
    expect(toDraft(picture(500_000), 1).artworkImage).toHaveLength(500_000);
    expect(toDraft(picture(500_001), 1).artworkImage).toBeNull();
  });

  it("keeps the free artist's price", () => {
    const kept = { ...form, price: price(artist) };
    expect(reopen(kept, artist)?.price).toEqual(kept.price);
  });

  it("shows the new figure to a free artist whose profile has changed, none to who may calculate", () => {
    const kept = { ...form, price: price(artist) };
    const promoted: User = { ...artist, careerStages: ["echelon"] };
    expect(reopen(kept, promoted)?.price).toEqual(price(promoted));
    expect(reopen(kept, { ...promoted, isSubscribed: true })?.price).toBeNull();
  });

  it("is none when it is not what was written", () => {
    for (const text of ["", "{", "null", "[]", '{"title":1}']) {
      expect(parseDraft(text)).toBeNull();
    }
    const script = { ...toDraft(form, 1), artworkImage: "javascript:alert(1)" };
    expect(parseDraft(JSON.stringify(script))).toBeNull();
  });

  it("S3.018 has the fields of the specification, and the price beside them", () => {
    expect(Object.keys(toDraft(form, 1)).sort()).toEqual(
      [
        ...["title", "dateCreated", "width", "height", "depth", "medium", "materialsCost"],
        ...["hoursSpent", "artworkImage", "isMirrored", "rotationDegrees", "useLocalMetric"],
        ...["timestamp", "calculated"],
      ].sort(),
    );
  });

  it("S3.017 has one key an artist", () => {
    expect(draftKey("7f3c")).toBe(draftKey("7f3c"));
    expect(draftKey("7f3c")).not.toBe(draftKey("7f3d"));
    expect(draftKey("7f3c")).toContain("7f3c");
  });

  it("S3.017 lies under a key that an idle sign-out does not clear", () => {
    const kept = new Map([[draftKey(artist.id), "draft"]]);
    const storage = { removeItem: (key: string) => kept.delete(key) };
    Object.defineProperty(storage, draftKey(artist.id), { enumerable: true, value: "draft" });
    Object.assign(globalThis, { localStorage: storage, sessionStorage: { clear: () => {} } });
    clearStorageAtLogout();
    expect(kept.size).toBe(1);
  });
});
