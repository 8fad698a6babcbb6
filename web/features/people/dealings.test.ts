import { expect, test } from "vitest";
import { firstChannels } from "#schema/channels/channel.ts";
import type { Person } from "#schema/people/person.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { type DealingsSource, dealingsByPerson, worksOf } from "./dealings.ts";
import { chooseEntries, entriesOf, inOrder, type Order } from "./list/entries.ts";

const now = new Date("2026-11-22T17:00:00Z");

function aPerson(id: string, name: string, more: Partial<Person> = {}): Person {
  return {
    ...{ id, kind: "person", name, organization: "", email: "", phone: "", language: "" },
    ...{
      notes: "",
      archived: false,
      news: { expressSince: null, withdrawnOn: null, listedOn: null },
      ...{ distinctFrom: [], formerEmails: [] },
    },
    address: { street: "", city: "", region: "", postalCode: "", country: "" },
    ...{ createdAt: "2026-01-02T17:00:00Z", updatedAt: "2026-01-02T17:00:00Z" },
    ...more,
  };
}

const noDetails = { who: null, until: null, channelId: null, since: null, dueBack: null };

function heldFor(title: string, personId: string | null, until: string) {
  return anArtwork(title, {
    status: "on-hold",
    statusDetails: { ...noDetails, who: "Hélène Caron", personId, until },
  });
}

const [studio = expect.fail(), gallery = expect.fail()] = firstChannels;
const source: DealingsSource = {
  people: [
    aPerson("helene", "Hélène Caron"),
    aPerson("other", "Hélène Caron", { archived: true }),
    aPerson("fleuve", "", { kind: "organization", organization: "Galerie du Fleuve" }),
  ],
  works: [
    heldFor("Undertow", "helene", "2026-12-05"),
    heldFor("Barley", "helene", "2026-11-20"),
    heldFor("Sumac", "other", "2026-12-05"),
    anArtwork("Ice Road", {
      status: "consigned",
      statusDetails: { ...noDetails, channelId: "fleuve-channel", dueBack: "2027-01-28" },
    }),
  ],
  sales: [],
  invoices: [],
  channels: [studio, { ...gallery, id: "fleuve-channel", personId: "fleuve" }],
};

test("a hold is its person's while it lasts, not of another with the same name, and a gallery has what is with it", () => {
  const dealings = dealingsByPerson(source, now);
  const titlesOf = (id: string) =>
    worksOf(dealings.get(id) ?? expect.fail()).map(({ title }) => title);
  expect(titlesOf("helene")).toEqual(["Undertow"]);
  expect(titlesOf("other")).toEqual(["Sumac"]);
  expect(titlesOf("fleuve")).toEqual(["Ice Road"]);
});

test("the list finds people by any part of their name, in groups, and those archived apart", () => {
  const entries = entriesOf(source, now);
  const found = (choice: Partial<Parameters<typeof chooseEntries>[1]>, order: Order = "name") =>
    chooseEntries(inOrder(entries, order, "en-CA"), { group: "all", search: "", ...choice }).map(
      ({ person }) => person.id,
    );
  expect(found({})).toEqual(["fleuve", "helene"]);
  expect(found({ search: "caron HELENE" })).toEqual(["helene"]);
  expect(found({ search: "nobody" })).toEqual([]);
  expect(found({ group: "galleries" })).toEqual(["fleuve"]);
  expect(found({ group: "institutions" })).toEqual([]);
  expect(found({ group: "archived" })).toEqual(["other"]);
  expect(found({}, "open")).toEqual(["helene", "fleuve"]);
});
