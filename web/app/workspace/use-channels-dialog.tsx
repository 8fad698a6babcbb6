import { useState } from "react";
import type { User } from "#schema/artist/user.ts";
import type { Currency } from "#schema/currency.ts";
import { useChannels } from "#web/api/channels.ts";
import { ChannelsDialog } from "#web/features/channels/channels-dialog.tsx";
import { useArtworks } from "#web/works/use-artworks.ts";
import { isLocked } from "./is-locked.ts";

/** The dialog of the artist's channels, opened with the currency of the page's amounts. Its texts are those of `priceList`. */
export function useChannelsDialog(user: User) {
  const [currency, setCurrency] = useState<Currency | null>(null);
  const isOpen = currency !== null;
  const { data: works } = useArtworks(isOpen && !isLocked(user));
  const { data: channels } = useChannels(isOpen);
  return {
    open: setCurrency,
    isOpen,
    dialog: currency && channels && (
      <ChannelsDialog
        isOpen
        onClose={() => setCurrency(null)}
        channels={channels}
        works={works ?? []}
        currency={currency}
      />
    ),
  };
}
