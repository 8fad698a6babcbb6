import { useState } from "react";
import type { User } from "#schema/artist/user.ts";
import type { Currency } from "#schema/currency.ts";
import { useChannels } from "#web/api/channels.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { useArtworks } from "#web/works/use-artworks.ts";
import { isLocked } from "./is-locked.ts";
import { channelsDialog } from "./lazy-dialogs.tsx";

/** The dialog of the artist's channels, opened with the currency of the page's amounts. */
export function useChannelsDialog(user: User) {
  const [currency, setCurrency] = useState<Currency | null>(null);
  const isOpen = currency !== null;
  const close = () => setCurrency(null);
  const { data: works } = useArtworks(isOpen && !isLocked(user));
  const { data: channels } = useChannels(isOpen);
  return {
    open: setCurrency,
    isOpen,
    dialog: currency && channels && (
      <LazyDialog part={channelsDialog} isOpen onClose={close}>
        {({ ChannelsDialog }) => (
          <ChannelsDialog
            isOpen
            onClose={close}
            channels={channels}
            works={works ?? []}
            currency={currency}
          />
        )}
      </LazyDialog>
    ),
  };
}
