import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Currency } from "#schema/currency.ts";
import type { SalesChannel } from "#schema/sales/channel.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { UnsavedPartsContext, useGuardedParts } from "../../record/unsaved-parts.ts";
import { ChannelsEditor } from "./channels-editor.tsx";

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
  const leaving = useTranslations("work.leaving");
  const close = useTranslations("app")("close");
  const user = useCurrentUser();
  const { parts, isAsking, decide } = useGuardedParts();
  return (
    <UnsavedPartsContext value={parts}>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t("title")}
        lead={<p>{t("lead")}</p>}
        closeLabel={close}
      >
        {user && <ChannelsEditor {...props} userId={user.id} onClose={onClose} />}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => decide(false)}
        onConfirm={() => decide(true)}
        title={leaving("title")}
        cancelLabel={leaving("stay")}
        confirmLabel={leaving("discard")}
      >
        <p>{leaving("text")}</p>
      </ConfirmDialog>
    </UnsavedPartsContext>
  );
}
