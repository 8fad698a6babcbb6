import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { expectWhole } from "#tests/support/whole.ts";
import { acceptInputSchema, entryInputSchema } from "./entry-input.ts";

const written = { name: "Priya Nair", message: "When can I see it?", website: "" };
const contact = "priya@example.com";
const about = { workId: "w1", ...written, contact };
const day = { date: "2026-11-20" };

function issuesOf(body: unknown): (string | null)[][] {
  const { issues = [] } = v.safeParse(entryInputSchema, body);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

test.each([
  [{ kind: "interest", ...about }, ["workId"]],
  [{ kind: "hold", ...about }, []],
  [{ kind: "received", ...about, ...day, condition: "A scratch\non the frame" }, ["date"]],
  [{ kind: "confirm", ...written, contact, seen: "3 · w1" }, ["seen"]],
  [{ kind: "sold", ...about, ...day, priceCents: 90_000, buyer: "Claire Gagnon" }, []],
  [{ kind: "returned", ...about, ...day }, []],
])("a guest sends %j", (body, leftOut) => {
  const filledIn = ["message", "website", "condition", "buyer"].filter((name) => name in body);
  const isWish = ["interest", "hold"].includes(body.kind);
  if (!isWish) filledIn.push("contact");
  const fields = Object.keys(body);
  const inOrder = [...leftOut, ...filledIn].toSorted(
    (one, other) => fields.indexOf(one) - fields.indexOf(other),
  );
  expectWhole(entryInputSchema, body, inOrder);
  const short = Object.entries(body).filter(([name]) => !inOrder.includes(name));
  expect(v.parse(entryInputSchema, Object.fromEntries(short))).toEqual({
    ...Object.fromEntries(short),
    ...Object.fromEntries(filledIn.map((name) => [name, ""])),
  });
  expect(v.is(entryInputSchema, { ...body, other: 1 })).toBe(false);
});

describe("what a guest writes", () => {
  const interest = { kind: "interest", ...written, contact };

  test("is cleaned, with lines in the message alone", () => {
    const typed = { ...interest, name: " Priya\nNair ", message: " One\r\nTwo " };
    expect(v.parse(entryInputSchema, typed)).toMatchObject({
      ...{ name: "Priya Nair", message: "One\nTwo" },
    });
  });

  test.each([
    [{ name: "  " }, "name", "Enter your name."],
    [{ name: "n".repeat(201) }, "name", "Use at most 200 characters."],
    [{ contact: " " }, "contact", "Enter an email address or a phone number."],
    [{ contact: "c".repeat(255) }, "contact", "Use at most 254 characters."],
    [{ message: "m".repeat(1_001) }, "message", "Use at most 1000 characters."],
    [{ website: "https://spam.example" }, "website", "Leave this empty."],
    [{ kind: "offer" }, "kind", "Choose one of the kinds of entries."],
  ])("is refused with %j", (change, field, message) => {
    expect(issuesOf({ ...interest, ...change })).toEqual([[field, message]]);
  });

  test.each([
    ["See http://one.example and HTTPS://two.example", true],
    ["See www.one.example and https://two.example", true],
    ["Call me at 418 555-0142, or awww. is no address", true],
    ["http://one.example www.two.example https://three.example", false],
    ["WWW.one.example www.two.example www.three.example", false],
    ["http://a.example http://b.example http://c.example", false],
  ])("has at most two links: %s", (message, isTaken) => {
    const refusal = isTaken ? [] : [["message", "Use at most 2 links."]];
    expect(issuesOf({ ...interest, message })).toEqual(refusal);
  });
});

test("what is accepted may be other than what was sent", () => {
  for (const change of [{}, { until: "2026-12-01" }, { date: "2026-11-20", priceCents: 90_000 }]) {
    expect(v.parse(acceptInputSchema, change)).toEqual(change);
  }
  for (const change of [{ until: "tomorrow" }, { priceCents: "90" }, { artworkId: "w2" }]) {
    expect(v.is(acceptInputSchema, change)).toBe(false);
  }
});
