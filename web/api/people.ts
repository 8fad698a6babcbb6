import { queryOptions, useQuery } from "@tanstack/react-query";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { peopleSchema } from "#schema/people/person.ts";
import { refetchChanged } from "./after-change.ts";
import { fetchKey, toKey } from "./api.ts";
import { refetchWhenShown } from "./query-client.ts";

export const peopleQuery = queryOptions({
  queryKey: toKey(peoplePaths.people),
  queryFn: fetchKey(peopleSchema),
  ...refetchWhenShown,
});

/** The artist's people, in the order in which they were added; asked for only where they are named. */
export function usePeople(isEnabled = true) {
  return useQuery({ ...peopleQuery, enabled: isEnabled });
}

/** Fetches the people anew: a sale, a hold or a gallery with a new name adds one. */
export function refetchPeople(): Promise<void> {
  return refetchChanged({ queryKey: peopleQuery.queryKey });
}
