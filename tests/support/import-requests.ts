import * as v from "valibot";
import { expect } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { type Artwork, type ArtworkInput, artworksSchema } from "#schema/artworks/artwork.ts";
import { artworkAskingPricePath } from "#schema/artworks/record-paths.ts";
import {
  type AppliedRows,
  appliedRowsSchema,
  type Import,
  importSchema,
  type UndoneImport,
  undoneImportSchema,
} from "#schema/imports/import.ts";
import type { ImportRow } from "#schema/imports/import-input.ts";
import {
  importPaths,
  importPeoplePath,
  importRowsPath,
  importUndoPath,
} from "#schema/imports/import-paths.ts";
import type { ImportedWork } from "#schema/imports/imported-work.ts";
import {
  type AppliedPeople,
  appliedPeopleSchema,
  type PersonRow,
} from "#schema/imports/people/import-people-input.ts";
import { updateFields } from "#schema/imports/update-fields.ts";
import { readAnswer } from "./answers.ts";
import type { TestArtist } from "./artists.ts";
import type { TestWorker } from "./harness.ts";
import { newImportedWork } from "./imports.ts";
import { saveWork, signInProfessional } from "./records.ts";
import { runSql } from "./rows.ts";

export const firstFile = "a".repeat(64);
export const secondFile = "b".repeat(64);

export function sendImport(artist: TestArtist, fileHash: string): Promise<Response> {
  const body = { fileName: "inventaire.csv", fileHash, rowCount: 3 };
  return artist.send("POST", importPaths.imports, body);
}

/** Opens the import of a file, or finds the one that there is. */
export async function openImport(artist: TestArtist, fileHash = firstFile): Promise<Import> {
  return readAnswer(importSchema, await sendImport(artist, fileHash), [200, 201]);
}

/** A new artist on the professional plan with an import that is open. */
export async function signInWithImport(worker: TestWorker) {
  const artist = await signInProfessional(worker);
  return { artist, id: (await openImport(artist)).id };
}

export function sendRows(
  artist: TestArtist,
  id: string,
  rows: readonly ImportRow[],
): Promise<Response> {
  return artist.send("POST", importRowsPath(id), { rows });
}

export async function applyRows(
  artist: TestArtist,
  id: string,
  rows: readonly ImportRow[],
): Promise<AppliedRows> {
  return readAnswer(appliedRowsSchema, await sendRows(artist, id, rows));
}

/** Applies rows that are people, again as long as somebody changes people at the same time. */
export async function applyPeople(
  artist: TestArtist,
  id: string,
  rows: readonly PersonRow[],
): Promise<AppliedPeople> {
  const response = await artist.send("POST", importPeoplePath(id), { rows });
  if (response.status === 409) return applyPeople(artist, id, rows);
  return readAnswer(appliedPeopleSchema, response);
}

export async function undoImport(artist: TestArtist, id: string): Promise<UndoneImport> {
  return readAnswer(
    undoneImportSchema,
    await artist.request(importUndoPath(id), { method: "POST" }),
  );
}

/** Lets an import be so old, in milliseconds, which no request can do. */
export async function ageImport(worker: TestWorker, id: string, age: number): Promise<void> {
  await runSql(worker, "UPDATE imports SET created_at = ? WHERE id = ?", Date.now() - age, id);
}

export async function readWorks(artist: TestArtist): Promise<Artwork[]> {
  return v.parse(artworksSchema, await (await artist.request(apiPaths.artworks)).json());
}

/** The artist's only work. */
export async function readOnlyWork(artist: TestArtist): Promise<Artwork> {
  const [work] = await readWorks(artist);
  return work ?? expect.unreachable();
}

/** A row of a file that has this work, and states these fields of it. */
export function updatingRow(
  { title, dateCreated, width, height, inventoryNumber }: Artwork,
  stated: Partial<ImportedWork>,
  row = 1,
): ImportRow {
  const known = { title, dateCreated, width, height, inventoryNumber, askingPriceCents: null };
  return {
    row,
    work: newImportedWork({ ...known, ...stated }),
    update: updateFields.filter((field) => field in stated),
  };
}

/** A work without a suggested price, asked at 1,000 Canadian dollars where nothing else is said. */
export async function saveAsked(
  artist: TestArtist,
  changes: Partial<ArtworkInput> = {},
  amountCents: number | null = 100_000,
): Promise<Artwork> {
  const { id } = await saveWork(artist, { suggestedPrice: null, ...changes });
  const body = { amountCents, currency: "CAD" };
  const response = await artist.send("PATCH", artworkAskingPricePath(id), body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await readWorks(artist)).find((work) => work.id === id) ?? expect.unreachable();
}
