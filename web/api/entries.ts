import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type AcceptedEntry,
  acceptedEntrySchema,
  type Entry,
  entriesSchema,
  entrySchema,
} from "#schema/links/entry.ts";
import { entryAcceptancePath, entryDeclinePath, linksPaths } from "#schema/links/links-paths.ts";
import { putAnswer, refetchChanged } from "./after-change.ts";
import { callFor, fetchKey, toKey } from "./api.ts";
import { refetchWhenShown } from "./query-client.ts";

export const entriesQuery = queryOptions({
  queryKey: toKey(linksPaths.entries),
  queryFn: fetchKey(entriesSchema),
  ...refetchWhenShown,
  // Guests write while the application is open.
  refetchOnMount: "always",
});

/** What guests sent, newest first. */
export function useEntries(isEnabled = true) {
  return useQuery({ ...entriesQuery, enabled: isEnabled });
}

/** Accepts an entry: a hold holds its work until the day after tomorrow, and who wrote it is one of the people. */
export async function acceptEntry({ id }: Entry): Promise<AcceptedEntry> {
  const accepted = await callFor(acceptedEntrySchema, "POST", entryAcceptancePath(id), {
    body: {},
  });
  await putEntry(accepted.entry);
  return accepted;
}

/** Declines an entry, of which nobody hears. */
export async function declineEntry({ id }: Entry): Promise<Entry> {
  const declined = await callFor(entrySchema, "POST", entryDeclinePath(id));
  await putEntry(declined);
  return declined;
}

/** Fetches the entries anew. */
export function refetchEntries(): Promise<void> {
  return refetchChanged({ queryKey: entriesQuery.queryKey });
}

function putEntry(changed: Entry): Promise<void> {
  return putAnswer(entriesQuery.queryKey, (entries) =>
    entries?.map((entry) => (entry.id === changed.id ? changed : entry)),
  );
}
