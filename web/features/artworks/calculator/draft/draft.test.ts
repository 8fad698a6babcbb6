import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { defaultRates } from "#schema/currency.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { artist } from "#tests/support/web/artist.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { stubLocalStorage } from "#tests/support/web/local-storage.ts";
import { clearStorageAtLogout } from "#web/storage/storage.ts";
import { unpreparedPicture } from "#web/works/picture/picture.ts";
import { storeDraft } from "../draft-storage.ts";
import { findErrors, hasErrors } from "../form/errors.ts";
import { artworkForm, emptyForm, type Form } from "../form/form.ts";
import { typedLength } from "../form/length.ts";
import { priceOf } from "../form/price.ts";
import {
  draftSchema,
  editDraftSchema,
  fromDraft,
  fromEditDraft,
  toDraft,
  toEditDraft,
} from "./draft.ts";

afterEach(() => vi.unstubAllGlobals());

const form: Form = {
  ...emptyForm("metric"),
  title: "Low Tide",
  width: typedLength("24.25", "imperial"),
  height: typedLength("61", "metric"),
  materialsCost: "86.40",
  picture: {
    ...unpreparedPicture("data:image/jpeg;base64,AAAA", new Blob(["the file"])),
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

function reopen(edited: Form, user: User): Form {
  const draft = v.parse(draftSchema, JSON.parse(JSON.stringify(toDraft(edited, 1))));
  return fromDraft(draft, user, defaultRates);
}

describe("a draft", () => {
  it("S4.074 comes back as it was left, the picture unrotated, without its original file", () => {
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
    const edited = { ...form, price: price(artist) };
    expect(reopen(edited, artist).price).toEqual(edited.price);
  });

  it("shows the new figure to a free artist whose profile has changed, none to one who may calculate", () => {
    const edited = { ...form, price: price(artist) };
    const promoted: User = { ...artist, careerStages: ["echelon"] };
    expect(reopen(edited, promoted).price).toEqual(price(promoted));
    expect(reopen(edited, { ...promoted, isSubscribed: true }).price).toBeNull();
  });

  it("is freed of a year and a title that cannot be saved, where they can no longer be mended", () => {
    const trapped = { ...form, dateCreated: "", title: "a".repeat(201), price: price(artist) };
    const freed = reopen(trapped, artist);
    expect(freed.dateCreated).toBe(String(new Date().getFullYear()));
    expect(freed.title).toBe("a".repeat(200));
    expect(hasErrors(findErrors(freed))).toBe(false);
    expect(reopen({ ...trapped, dateCreated: "20" }, artist).dateCreated).toBe(freed.dateCreated);
    expect(reopen({ ...trapped, dateCreated: "1998" }, artist).dateCreated).toBe("1998");

    const open: User = { ...artist, isSubscribed: true };
    expect(reopen(trapped, open)).toMatchObject({ dateCreated: "", title: trapped.title });
    expect(reopen({ ...trapped, price: null }, artist).dateCreated).toBe("");
  });

  it("is none when its picture is not one", () => {
    const script = { ...toDraft(form, 1), artworkImage: "javascript:alert(1)" };
    expect(v.is(draftSchema, script)).toBe(false);
    expect(v.is(draftSchema, toDraft(form, 1))).toBe(true);
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
    const { stored } = stubLocalStorage();
    for (const id of ["7f3c", "7f3d", "7f3c"]) storeDraft(id, form);
    const keys = Object.keys(stored);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toContain("7f3c");
  });

  it("S3.017 is stored under a key that an idle sign-out does not clear", () => {
    const { stored } = stubLocalStorage();
    storeDraft(artist.id, form);
    clearStorageAtLogout();
    expect(Object.keys(stored)).toHaveLength(1);
  });
});

describe("an unsaved edit", () => {
  const opened = anArtwork("Ebb", {
    id: "7f3c",
    dateCreated: "2024",
    suggestedPrice: 380.75,
    imageUrl: "/api/artworks/7f3c/image?v=1",
  });

  function reopenEdit(edited: Form, work: Artwork): Form | null {
    const text = JSON.stringify(toEditDraft(edited, opened, 1));
    return fromEditDraft(v.parse(editDraftSchema, JSON.parse(text)), work, artist, defaultRates);
  }

  it("comes back as it was left, with the work's own picture and price", () => {
    const stored = artworkForm(opened, "imperial", "Untitled");
    const turned = { rotationDegrees: 180, isMirrored: true } as const;
    const edit: Form = {
      ...stored,
      title: "Low Tide",
      hoursSpent: "7",
      picture: stored.picture && { ...stored.picture, orientation: turned },
    };
    expect(reopenEdit(edit, opened)).toEqual(edit);
  });

  it("comes back with another picture, or without one", () => {
    const edit: Form = { ...artworkForm(opened, "imperial", "Untitled"), price: null };
    const picture = form.picture && { ...form.picture, original: null };
    expect(reopenEdit({ ...edit, picture }, opened)).toEqual({ ...edit, picture });
    expect(reopenEdit({ ...edit, picture: null }, opened)).toEqual({ ...edit, picture: null });
  });

  it("comes back with the work's own picture where another one was too large for storage", () => {
    const stored = artworkForm(opened, "imperial", "Untitled");
    const heavy = unpreparedPicture(`data:image/jpeg;base64,${"A".repeat(500_000)}`, null);
    const orientation = { rotationDegrees: 90, isMirrored: false } as const;
    const edit = { ...stored, title: "Low Tide", picture: { ...heavy, orientation } };
    expect(reopenEdit(edit, opened)).toEqual({ ...edit, picture: stored.picture });
  });

  it("comes back from the version in which works had no record", () => {
    const { id, title, dateCreated, width, height, depth, medium, materialsCost, hoursSpent } =
      opened;
    const { suggestedPrice, currency, imageUrl, breakdown, createdAt, updatedAt } = opened;
    const described = { id, title, dateCreated, width, height, depth, medium };
    const priced = { materialsCost, hoursSpent, suggestedPrice, currency, breakdown };
    const edit = { ...artworkForm(opened, "imperial", "Untitled"), title: "Low Tide" };
    const stored = {
      ...toEditDraft(edit, opened, 1),
      opened: { ...described, ...priced, imageUrl, createdAt, updatedAt },
    };
    const read = v.parse(editDraftSchema, JSON.parse(JSON.stringify(stored)));
    expect(fromEditDraft(read, opened, artist, defaultRates)).toEqual(edit);
  });

  it("is none of another work, nor of one that has been changed since", () => {
    expect(reopenEdit(form, { ...opened, id: "7f3d" })).toBeNull();
    expect(reopenEdit(form, { ...opened, updatedAt: "2026-11-20T12:00:00.001Z" })).toBeNull();
  });
});
