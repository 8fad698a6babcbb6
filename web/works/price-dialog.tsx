import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { workTitle } from "./work-title.tsx";

interface PriceDialogProps {
  readonly work: Artwork;
  /** Which of the dialogs about a price it is, by its texts. */
  readonly texts: "changePrice" | "recordSale";
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog about a work's price; its lead names the work and what is asked for it. */
export function PriceDialog({ work, texts, isOpen, onClose, children }: PriceDialogProps) {
  const t = useTranslations("work");
  const prices = usePrices();
  const { title, askedCents, askedCurrency } = work;
  const named = { title, work: workTitle };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`${texts}.title`)}
      lead={
        <p>
          {askedCents === null
            ? t.rich(`${texts}.leadWithout`, named)
            : t.rich(`${texts}.lead`, { ...named, price: prices.money(askedCents, askedCurrency) })}
        </p>
      }
    >
      {children}
    </Dialog>
  );
}
