import { useQuery } from "@tanstack/react-query";
import { type Decision, type Entry, entriesSchema, entrySchema } from "#schema/links/entry.ts";
import { entryDeclinePath, linksPaths } from "#schema/links/links-paths.ts";
import { putAnswer, refetchChanged } from "./after-change.ts";
import { callFor } from "./api.ts";
import { changeOnce, fetchAnew } from "./change-once.ts";
import { pathQuery } from "./path-query.ts";

export const entriesQuery = pathQuery(linksPaths.entries, entriesSchema);

/** What guests sent, newest first. */
export function useEntries(isEnabled = true) {
  return useQuery({ ...entriesQuery, enabled: isEnabled });
}

/** Declines an entry; its sender is not notified. */
export async function declineEntry({ id }: Entry): Promise<Entry> {
  const path = entryDeclinePath(id);
  const declined = await changeOnce({
    name: path,
    send: () => callFor(entrySchema, "POST", path),
    findMade: () => findDecided(id, "declined"),
  });
  await putEntry(declined);
  return declined;
}

/** An entry that was decided so; null where it was not. */
export async function findDecided(id: string, decision: Decision): Promise<Entry | null> {
  const entries = await fetchAnew(entriesQuery);
  return entries.find((entry) => entry.id === id && entry.decision === decision) ?? null;
}

/** Fetches the entries anew. */
export function refetchEntries(): Promise<void> {
  return refetchChanged({ queryKey: entriesQuery.queryKey });
}

export function putEntry(changed: Entry): Promise<void> {
  return putAnswer(entriesQuery.queryKey, (entries) =>
    entries?.map((entry) => (entry.id === changed.id ? changed : entry)),
  );
}
