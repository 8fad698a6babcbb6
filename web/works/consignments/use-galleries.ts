import { useTranslations } from "use-intl";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { galleryNameOf } from "#schema/consignments/gallery-name.ts";
import type { Person } from "#schema/people/person.ts";
import { useChannels } from "#web/api/channels.ts";
import { usePeople } from "#web/api/people.ts";
import { useChannelName } from "../use-channel-name.ts";

/** A gallery as an agreement or a payout names it; both are null where channel or person were removed. */
export interface Gallery {
  readonly name: string;
  readonly channel: SalesChannel | null;
  readonly person: Person | null;
}

/** The gallery of a channel, by the id of the channel. */
export function useGalleries(): (channelId: string) => Gallery {
  const t = useTranslations("dealings");
  const channelName = useChannelName();
  const { data: channels = [] } = useChannels();
  const { data: people = [] } = usePeople();
  return (channelId) => {
    const channel = channels.find(({ id }) => id === channelId) ?? null;
    const person = people.find(({ id }) => id === channel?.personId) ?? null;
    const named = galleryNameOf(channel, person);
    const name = named !== "" || channel === null ? named : channelName(channel);
    return { name: name === "" ? t("removedGallery") : name, channel, person };
  };
}
