import { expect } from "vitest";
import { agendaPaths } from "#schema/agenda/agenda-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { personUpdateFields } from "#schema/imports/people/imported-person.ts";
import { personLimits } from "#schema/people/person.ts";
import type { TestArtist } from "./artists.ts";
import { applyPeople, openImport } from "./import-requests.ts";
import { newImportedPerson } from "./imports.ts";
import { longest, longestLines, send } from "./longest-texts.ts";
import { addPerson, mergeInto } from "./people.ts";
import { sell } from "./records.ts";

/** The texts of a person, each as long as it may be. */
function longestPerson(index: number, notes = longestLines(personLimits.notesCharacters, index)) {
  const domain = `.${index}@example.com`;
  return {
    ...{ kind: "person" as const, language: "fr" as const, notes },
    name: longest(personLimits.nameCharacters, index),
    organization: longest(personLimits.nameCharacters, index + 1),
    email: `${"a".repeat(personLimits.emailCharacters - domain.length)}${domain}`,
    phone: longest(personLimits.phoneCharacters, index),
  };
}

function longestAddress(index: number) {
  const place = longest(personLimits.placeCharacters, index);
  return {
    ...{ street: longestLines(personLimits.streetCharacters, index), city: place, region: place },
    postalCode: longest(personLimits.postalCodeCharacters, index),
    country: "CH",
  };
}

/** People, one of them merged with what a sale and a hold say of them, and an import that updates another. */
export async function fillPeople(artist: TestArtist, workId: string): Promise<void> {
  const merged = await addPerson(artist, { ...longestPerson(0), address: longestAddress(0) });
  const into = await addPerson(artist, { ...longestPerson(1, ""), address: longestAddress(1) });
  await sell(artist, { personId: merged.id, deliveredBy: "carrier" });
  await send(artist, "PATCH", artworkStatusPath(workId), {
    ...{ status: "on-hold", personId: merged.id },
  });
  await mergeInto(artist, merged.id, into.id);
  const { id: first } = await openImport(artist, "c".repeat(64));
  const rows = Array.from({ length: 6 }, (_, index) => ({
    row: index + 2,
    person: newImportedPerson({ ...longestPerson(index + 2), ...longestAddress(index) }),
  }));
  expect((await applyPeople(artist, first, rows)).applied).toHaveLength(rows.length);
  const { id: second } = await openImport(artist, "d".repeat(64));
  const updates = rows.map(({ row, person: { email, kind } }) => ({
    ...{ row, person: newImportedPerson({ email, kind }) },
    update: personUpdateFields,
  }));
  expect((await applyPeople(artist, second, updates)).updated).toHaveLength(rows.length);
  await send(artist, "POST", agendaPaths.calendar, { language: "fr" });
}
