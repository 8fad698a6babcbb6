import { expect, test } from "vitest";
import type { Link } from "#schema/links/link.ts";
import { findRoomErrors, moved, roomFormOf, toRoomChange } from "./room-form.ts";

const room: Link = {
  ...{ id: "room", kind: "room", state: "open", address: null, language: "en", title: "Water" },
  ...{ note: "", workIds: ["a", "b", "c"], invoiceId: null, personId: "priya" },
  consignmentId: null,
  ...{ showPrices: true, showWhy: false, showSold: true, showContact: false },
  ...{ showStatus: false, isPublic: false, endsOn: "2026-12-22", opened: [] },
  ...{ createdAt: "2026-11-22T12:00:00.000Z", updatedAt: "2026-11-22T12:00:00.000Z" },
};
const form = roomFormOf(room, "Priya Nair");

test("only what was changed of a room is sent", () => {
  expect(toRoomChange(form, room, "priya")).toEqual({});
  expect(toRoomChange({ ...form, showWhy: true, workIds: ["c", "a"] }, room, "priya")).toEqual({
    showWhy: true,
    workIds: ["c", "a"],
  });
  expect(toRoomChange({ ...form, endsOn: "", who: "" }, room, null)).toEqual({
    personId: null,
    endsOn: null,
  });
});

test("a room has a title and works, and its end is not over when it is chosen", () => {
  expect(findRoomErrors(form, room, "2026-12-01")).toEqual({});
  expect(findRoomErrors({ ...form, title: " ", workIds: [] }, room, "2026-12-01")).toEqual({
    title: "title",
    workIds: "workIds",
  });
  const many = Array.from({ length: 61 }, (_, index) => `work ${index}`);
  expect(findRoomErrors({ ...form, workIds: many }, room, "2026-12-01")).toEqual({
    workIds: "tooMany",
  });
  expect(findRoomErrors({ ...form, endsOn: "2026-11-30" }, room, "2026-12-01")).toEqual({
    endsOn: "endsOn",
  });
  // A room that has ended can be given another title.
  expect(findRoomErrors({ ...form, title: "Ice" }, room, "2027-01-01")).toEqual({});
});

test("a work moves to a place, and not beyond the first and the last", () => {
  const ids = ["a", "b", "c", "d"];
  expect(moved(ids, "d", 2)).toEqual(["a", "d", "b", "c"]);
  expect(moved(ids, "a", 2)).toEqual(["b", "a", "c", "d"]);
  expect(moved(ids, "b", 0)).toEqual(["b", "a", "c", "d"]);
  expect(moved(ids, "b", 99)).toEqual(["a", "c", "d", "b"]);
});
