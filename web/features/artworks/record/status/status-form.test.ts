import { expect, test } from "vitest";
import { anArtwork } from "#tests/support/web/artwork.ts";
import {
  detailsFor,
  findStatusErrors,
  statusFormOf,
  toStatusInput,
  undoInput,
} from "./status-form.ts";

const now = new Date("2026-11-22T20:00:00Z");
const none = { who: null, until: null, channelId: null, since: null, dueBack: null };
const held = anArtwork("Undertow", {
  status: "on-hold",
  statusDetails: { ...none, who: "Hélène Caron", until: "2026-11-22" },
  location: "Studio",
});
const sent = (form: Parameters<typeof toStatusInput>[0]) =>
  JSON.parse(JSON.stringify(toStatusInput(form)));

test("a hold has its details until it is over, and is available then", () => {
  expect(statusFormOf(held, now)).toMatchObject({ status: "on-hold", who: "Hélène Caron" });
  const later = new Date("2026-11-23T08:00:00Z");
  expect(statusFormOf(held, later)).toMatchObject({ status: "available", who: "", until: "" });
});

test("a consignment that is looked at and not chosen leaves the form as it is saved", () => {
  const saved = statusFormOf(anArtwork("Undertow"), now);
  const consigned = { ...saved, ...detailsFor("consigned", saved, now) };
  expect(consigned).toEqual({ ...saved, status: "consigned", since: "2026-11-22" });
  expect({ ...consigned, ...detailsFor("available", consigned, now) }).toEqual(saved);
  const typed = { ...consigned, since: "2026-11-01" };
  expect(detailsFor("on-hold", typed, now)).toEqual({ status: "on-hold", since: "2026-11-01" });
  expect(detailsFor("consigned", typed, now)).toEqual({ status: "consigned", since: "2026-11-01" });
});

test("only what a status takes is sent, and what is empty is left out", () => {
  const form = {
    ...statusFormOf(held, now),
    channelId: "gallery-50",
    since: "2026-11-01",
    dueBack: "",
  };
  expect(sent(form)).toEqual({
    status: "on-hold",
    location: "Studio",
    who: "Hélène Caron",
    until: "2026-11-22",
  });
  expect(sent({ ...form, personId: "helene" })).toEqual({
    status: "on-hold",
    location: "Studio",
    personId: "helene",
    until: "2026-11-22",
  });
  expect(sent({ ...form, status: "consigned", who: " " })).toEqual({
    status: "consigned",
    location: "Studio",
    channelId: "gallery-50",
    since: "2026-11-01",
  });
  expect(sent({ ...form, status: "not-for-sale", location: "" })).toEqual({
    status: "not-for-sale",
    location: "",
  });
});

test("a hold does not end in the past, and nothing is due before it began", () => {
  const form = statusFormOf(held, now);
  expect(findStatusErrors(form, now)).toEqual({});
  expect(findStatusErrors({ ...form, until: "2026-11-21" }, now)).toEqual({ until: "over" });
  const consigned = { ...form, status: "consigned", since: "2026-11-02", until: "" } as const;
  expect(findStatusErrors({ ...consigned, dueBack: "2026-11-01" }, now)).toEqual({
    dueBack: "beforeSince",
  });
  expect(findStatusErrors({ ...consigned, dueBack: "2026-11-02" }, now)).toEqual({});
});

test("an undo sends what the status was, and that it is one", () => {
  const statusDetails = { ...none, channelId: "gallery-50", since: "2026-08-01" };
  const consigned = anArtwork("Undertow", { status: "consigned", statusDetails });
  expect(JSON.parse(JSON.stringify(undoInput(consigned, now)))).toEqual({
    ...{ status: "consigned", location: "", channelId: "gallery-50", since: "2026-08-01" },
    isUndo: true,
  });
});
