import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { ApiError, hasCode } from "./api.ts";
import { queryClient } from "./query-client.ts";

/** Changes whose answer was lost: the server may have made them. */
const unanswered = new Set<string>();

interface RepeatableChange<Answer> {
  /** By its address and what it asks for. */
  readonly name: string;
  readonly send: () => Promise<Answer>;
  /** What the server would answer, read anew; null where the change is not made. */
  readonly findMade: () => Promise<Answer | null>;
}

/**
 * Makes a change that the server refuses to make twice. Where the answer of the same change was lost before, and it turns
 * out to be made, its refusal is answered as the first time.
 */
export async function changeOnce<Answer>({
  name,
  send,
  findMade,
}: RepeatableChange<Answer>): Promise<Answer> {
  try {
    const answer = await send();
    unanswered.delete(name);
    return answer;
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.status < 500;
    if (!isAnswered) unanswered.add(name);
    const isRefused = hasCode(error, "CONFLICT") || hasCode(error, "NOT_FOUND");
    const made = isRefused && unanswered.has(name) ? await findMade() : null;
    if (made === null) throw error;
    unanswered.delete(name);
    return made;
  }
}

/** What a query answers now, whatever is cached or being fetched. */
export async function fetchAnew<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  return queryClient.fetchQuery({ ...query, staleTime: 0, networkMode: "always" });
}
