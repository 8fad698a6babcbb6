import { useQuery } from "@tanstack/react-query";
import { type DismissalInput, dismissalsSchema } from "#schema/price-lists/dismissals.ts";
import {
  type AppliedList,
  appliedListSchema,
  type PriceList,
  priceListSchema,
  type UndonePriceList,
  undonePriceListSchema,
} from "#schema/price-lists/price-list.ts";
import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import {
  applyPath,
  priceListPath,
  priceListPaths,
  publishPath,
  undoPath,
} from "#schema/price-lists/price-list-paths.ts";
import { putAnswer } from "#web/api/after-change.ts";
import { call, callFor } from "#web/api/api.ts";
import { dismissalsQuery } from "#web/api/dismissals.ts";
import { priceListsQuery } from "#web/api/price-lists.ts";
import { queryClient } from "#web/api/query-client.ts";

/** The contradictions that the artist has dismissed. */
export function useDismissals() {
  return useQuery(dismissalsQuery);
}

/** The draft among lists. */
export function draftAmong(lists: readonly PriceList[]): PriceList | null {
  return lists.find(({ publishedAt }) => publishedAt === null) ?? null;
}

function versionOf({ updatedAt }: PriceList) {
  return { "If-Match": `"${updatedAt}"` };
}

/** What changes price lists: each puts its answer into the fetched lists. */
export const listWrites = {
  cached: (): readonly PriceList[] => queryClient.getQueryData(priceListsQuery.queryKey) ?? [],

  refetch: () => queryClient.refetchQueries({ queryKey: priceListsQuery.queryKey }),

  start: async (input: DraftInput): Promise<void> =>
    putList(await callFor(priceListSchema, "POST", priceListPaths.lists, { body: input })),

  change: async (draft: PriceList, change: DraftInput): Promise<void> =>
    putList(
      await callFor(priceListSchema, "PATCH", priceListPath(draft.id), {
        body: change,
        headers: versionOf(draft),
      }),
    ),

  discard: async (draft: PriceList): Promise<void> => {
    await call("DELETE", priceListPath(draft.id), { headers: versionOf(draft) });
    await replaceLists((lists) => lists.filter(({ id }) => id !== draft.id));
  },

  publish: async (draft: PriceList, holdsFrom: string): Promise<void> =>
    putList(
      await callFor(priceListSchema, "POST", publishPath(draft.id), {
        body: { holdsFrom },
        headers: versionOf(draft),
      }),
    ),

  /** Lets works follow the list in force, those of `workIds` although they are on hold or consigned. */
  apply: async (list: PriceList, workIds: readonly string[]): Promise<AppliedList> => {
    const applied = await callFor(appliedListSchema, "POST", applyPath(list.id), {
      body: { workIds },
    });
    await putList(applied.list);
    return applied;
  },

  /** Takes back what the list in force did to works. */
  undo: async (list: PriceList): Promise<UndonePriceList> => {
    const { restored, kept, ...undone } = await callFor(
      undonePriceListSchema,
      "POST",
      undoPath(list.id),
    );
    await putList(undone);
    return { ...undone, restored, kept };
  },
};

/** A draft comes first, and a list that has just been published before those that were. */
function putList(saved: PriceList): Promise<void> {
  return replaceLists((lists) =>
    lists.some(({ id, publishedAt }) => id === saved.id && publishedAt !== null)
      ? lists.map((list) => (list.id === saved.id ? saved : list))
      : [saved, ...lists.filter(({ id }) => id !== saved.id)],
  );
}

function replaceLists(replace: (lists: PriceList[]) => PriceList[]): Promise<void> {
  return putAnswer(priceListsQuery.queryKey, (lists) => replace(lists ?? []));
}

/**
 * Dismisses a contradiction, once that is saved: until then its form keeps the reason. It is looked at again at
 * once. The answer is the whole list.
 */
export async function dismiss(input: DismissalInput): Promise<void> {
  const { queryKey } = dismissalsQuery;
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  if (input.reason === null) {
    queryClient.setQueryData(queryKey, (dismissals) =>
      dismissals?.filter(({ key }) => key !== input.key),
    );
  }
  try {
    const answer = await callFor(dismissalsSchema, "PUT", priceListPaths.dismissals, {
      body: input,
    });
    await putAnswer(queryKey, () => answer);
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  }
}
