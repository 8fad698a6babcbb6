import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Currency } from "#schema/currency.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ChannelsEditor } from "./channels-editor.tsx";

addWords("priceList");

interface ChannelsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly channels: readonly SalesChannel[];
  readonly works: readonly Artwork[];
  readonly currency: Currency;
}

/** Where the artist's channels are added, changed, ordered and removed. */
export function ChannelsDialog({ isOpen, onClose, ...props }: ChannelsDialogProps) {
  const t = useTranslations("priceList.channels.editor");
  const user = useCurrentUser();
  return (
    <GuardedParts>
      <Dialog isOpen={isOpen} onClose={onClose} title={t("title")} lead={<p>{t("lead")}</p>}>
        {user && <ChannelsEditor {...props} userId={user.id} onClose={onClose} />}
      </Dialog>
    </GuardedParts>
  );
}
