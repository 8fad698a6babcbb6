import { useQuery } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import { channelsSchema, type SalesChannel } from "#schema/channels/channel.ts";
import { putAnswer } from "#web/api/after-change.ts";
import { callFor } from "#web/api/api.ts";
import { channelsQuery } from "#web/api/channels.ts";
import { refetchPeople } from "#web/api/people.ts";
import { refetchWhenShown } from "#web/api/query-client.ts";

/** Fetches the channels anew where they are changed: the list that is saved replaces the one of another window. */
export function useRefetchedChannels(): void {
  useQuery({ ...channelsQuery, ...refetchWhenShown });
}

/** Replaces the whole list, which sales and consignments choose from as well. */
export async function saveChannels(channels: readonly SalesChannel[]): Promise<void> {
  const saved = await callFor(channelsSchema, "PUT", apiPaths.channels, { body: channels });
  await putAnswer(channelsQuery.queryKey, () => saved);
  // A gallery with a new name has added a person.
  void refetchPeople();
}
