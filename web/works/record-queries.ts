import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Artwork, artworkSchema } from "#schema/artworks/artwork.ts";
import type { RecordInput } from "#schema/artworks/artwork-record.ts";
import type { AskingPriceInput } from "#schema/artworks/asking-price.ts";
import { historySchema } from "#schema/artworks/price-history.ts";
import {
  artworkAskingPricePath,
  artworkHistoryPath,
  artworkRecordPath,
  artworkStatusPath,
} from "#schema/artworks/record-paths.ts";
import type { StatusInput } from "#schema/artworks/status-input.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { ApiError, callFor, fetchKey, toKey } from "#web/api/api.ts";
import { refetchPeople } from "#web/api/people.ts";
import { putWork } from "./cached-works.ts";

function historyQuery(id: string) {
  return queryOptions({
    queryKey: toKey(artworkHistoryPath(id)),
    queryFn: fetchKey(historySchema),
    // An edit in the calculator adds a line.
    refetchOnMount: "always",
  });
}

/** A work's changes of price and status, oldest first. */
export function useHistory(id: string) {
  return useQuery(historyQuery(id));
}

export type WorkChange =
  | { readonly kind: "status"; readonly input: StatusInput }
  | { readonly kind: "record"; readonly input: RecordInput }
  | { readonly kind: "askingPrice"; readonly input: AskingPriceInput };

const pathOf = {
  status: artworkStatusPath,
  record: artworkRecordPath,
  askingPrice: artworkAskingPricePath,
} as const;

interface ChangeOfWork {
  readonly work: Artwork;
  readonly change: WorkChange;
}

/** Changes a work's status, record or asking price, as it is in this window: a newer version refuses it. */
export function changeWork({ work, change }: ChangeOfWork): Promise<Artwork> {
  return callFor(artworkSchema, "PATCH", pathOf[change.kind](work.id), {
    body: change.input,
    headers: { "If-Match": `"${work.updatedAt}"` },
  });
}

/** Whether an undo was refused because the agreement that the work left was changed, closed or taken back since. */
export function isAgreementChanged(error: unknown): boolean {
  const body = error instanceof ApiError ? error.body : null;
  return body?.code === "CONFLICT" && body.issues?.some(({ path }) => path === "isUndo") === true;
}

/** Changes a work, and puts it and its history into what is shown. */
export async function changeShownWork(change: ChangeOfWork): Promise<Artwork> {
  const changed = await changeWork(change);
  putWork(changed);
  // A hold for a new name has added a person.
  if (change.change.kind === "status") void refetchPeople();
  await refetchHistory(changed.id);
  return changed;
}

/** Fetches a work's history anew. */
export function refetchHistory(id: string): Promise<void> {
  return refetchChanged({ queryKey: historyQuery(id).queryKey });
}
