import { type AcceptedReport, acceptedReportSchema } from "#schema/consignments/accepted-report.ts";
import {
  type Consignment,
  consignmentSchema,
  consignmentsSchema,
  type UndoneReturn,
  undoneReturnSchema,
} from "#schema/consignments/consignment.ts";
import type { ConsignmentInput, ReturnUndoInput } from "#schema/consignments/consignment-input.ts";
import { consignmentPath, consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import {
  type GuestConsignment,
  guestConsignmentSchema,
} from "#schema/consignments/guest-consignment.ts";
import { entryAcceptancePath, guestPath } from "#schema/links/links-paths.ts";
import { readAnswer } from "./answers.ts";
import type { TestArtist } from "./artists.ts";
import type { TestWorker } from "./harness.ts";

export const consignmentTerms = {
  ...{ channelId: "gallery-50", from: "2026-01-01", until: "2026-07-01", language: "fr-en" },
  ...{ daysToPay: 60, discountCeiling: 0.1, reports: "quarterly", terms: "Frames stay." },
} as const satisfies Omit<ConsignmentInput, "workIds">;

/** Makes the draft of an agreement, which has been accepted. */
export async function draftConsignment(
  artist: TestArtist,
  workIds: readonly string[],
  changes: Partial<ConsignmentInput> = {},
): Promise<Consignment> {
  const body = { ...consignmentTerms, workIds, ...changes };
  const response = await artist.send("POST", consignmentsPaths.consignments, body);
  return readAnswer(consignmentSchema, response, [201]);
}

type Step = Parameters<typeof consignmentPath>[1];

export function sendStep(
  artist: TestArtist,
  id: string,
  step: Step,
  body: object = {},
): Promise<Response> {
  return artist.send("POST", consignmentPath(id, step), body);
}

/** Takes a step with an agreement, which has been accepted. */
export async function takeStep(...step: Parameters<typeof sendStep>): Promise<Consignment> {
  return readAnswer(consignmentSchema, await sendStep(...step));
}

export async function undoReturn(
  artist: TestArtist,
  id: string,
  input: ReturnUndoInput,
): Promise<UndoneReturn> {
  return readAnswer(undoneReturnSchema, await sendStep(artist, id, "returnUndo", input));
}

export async function amend(artist: TestArtist, id: string, body: object): Promise<Consignment> {
  return readAnswer(consignmentSchema, await artist.send("PATCH", consignmentPath(id), body));
}

export async function readConsignments(artist: TestArtist): Promise<Consignment[]> {
  return readAnswer(consignmentsSchema, await artist.request(consignmentsPaths.consignments));
}

/** The last part of an agreement's address. */
export function addressOf({ address }: Pick<Consignment, "address">): string {
  const last = address?.split("/").at(-1);
  if (last === undefined) throw new Error("The agreement has no address.");
  return last;
}

type Guests = Pick<TestWorker, "request">;

/** What the gallery sees at an address. */
export async function readAsGallery(worker: Guests, address: string): Promise<GuestConsignment> {
  return readAnswer(guestConsignmentSchema, await worker.request(guestPath("guest", address)));
}

/** Sends what a gallery enters at an address; Sylvie Bernier types her name. */
export function sendAsGallery(
  worker: Guests,
  address: string,
  entry: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return worker.request(guestPath("guestEntries", address), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ name: "Sylvie Bernier", ...entry }),
  });
}

export async function acceptReport(
  artist: TestArtist,
  entryId: string,
  body: object = {},
): Promise<AcceptedReport> {
  const sent = await artist.send("POST", entryAcceptancePath(entryId), body);
  return readAnswer(acceptedReportSchema, sent);
}
