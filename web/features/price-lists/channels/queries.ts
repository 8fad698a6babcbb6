import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import { channelsSchema, type SalesChannel } from "#schema/sales/channel.ts";
import { callFor } from "#web/api/api.ts";
import { channelsQuery } from "#web/api/channels.ts";

/** Replaces the whole list, which sales and consignments choose from as well. */
export function useSaveChannels() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (channels: readonly SalesChannel[]) =>
      callFor(channelsSchema, "PUT", apiPaths.channels, { body: channels }),
    onSuccess: (saved) => client.setQueryData(channelsQuery.queryKey, saved),
  });
}
