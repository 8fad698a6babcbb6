import { queryOptions, useQuery } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import { channelsSchema } from "#schema/channels/channel.ts";
import { fetchKey, toKey } from "./api.ts";
import { prefetchWith } from "./path-query.ts";
import { queryClient } from "./query-client.ts";

export const channelsQuery = queryOptions({
  queryKey: toKey(apiPaths.channels),
  queryFn: fetchKey(channelsSchema),
  // Offline it fails at once, and the page says so.
  networkMode: "always",
});

prefetchWith(apiPaths.channels, () => queryClient.prefetchQuery(channelsQuery));

/** The ways in which the artist sells. */
export function useChannels(isEnabled = true) {
  return useQuery({ ...channelsQuery, enabled: isEnabled });
}
