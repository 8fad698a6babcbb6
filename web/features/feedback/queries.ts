import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { adminFeedbackEntryPath, apiPaths } from "#schema/api-paths.ts";
import {
  type FeedbackInput,
  type FeedbackPatch,
  feedbackEntriesSchema,
  feedbackEntrySchema,
  feedbackReceiptSchema,
} from "#schema/feedback.ts";
import { callFor, fetchKey, toKey } from "#web/api/api.ts";
import { queryClient } from "#web/api/query-client.ts";

interface FeedbackToSend {
  readonly input: FeedbackInput;
  /** The idempotency key, so that a retry after a lost response stores it once. */
  readonly idempotencyKey: string;
}

export function useSendFeedback() {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: FeedbackToSend) =>
      callFor(feedbackReceiptSchema, "POST", apiPaths.feedback, {
        body: input,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
  });
}

const entriesQuery = queryOptions({
  queryKey: toKey(apiPaths.adminFeedback),
  queryFn: fetchKey(feedbackEntriesSchema),
  // The page shows entries that have arrived since the last visit.
  refetchOnMount: "always",
});

/** All feedback, newest first; the server refuses users who are not admins. */
export function useFeedbackEntries() {
  return useQuery(entriesQuery);
}

/** Changes the status or the notes of an entry. */
export function useChangeFeedback(id: string) {
  return useMutation({
    mutationFn: (patch: FeedbackPatch) =>
      callFor(feedbackEntrySchema, "PATCH", adminFeedbackEntryPath(id), { body: patch }),
    onSuccess: (changed) => {
      queryClient.setQueryData(entriesQuery.queryKey, (entries) =>
        entries?.map((entry) => (entry.id === id ? changed : entry)),
      );
    },
  });
}
