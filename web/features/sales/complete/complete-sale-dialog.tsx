import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useChannels } from "#web/api/channels.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { unbroken } from "#web/ui/visually-hidden.tsx";
import { UnfetchedSale, useFetchedSale } from "#web/works/books/fetched-sale.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { CompleteSaleForm } from "./complete-sale-form.tsx";
import { canBeCompleted } from "./open-to-change.ts";

addWords("sales");

interface CompleteSaleDialogProps {
  readonly saleId: string;
  readonly works: readonly Artwork[];
  readonly userId: string;
  readonly onClose: () => void;
}

/** What a recorded sale does not say yet, or says wrongly. */
export function CompleteSaleDialog({ saleId, works, userId, onClose }: CompleteSaleDialogProps) {
  const t = useTranslations("sales.complete");
  const { fetched, ...waiting } = useFetchedSale(saleId);
  // Until they are fetched, the sale's own channel is offered alone.
  const { data: channels = [] } = useChannels();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("title")}
      {...(fetched && { lead: <Lead sale={fetched.sale} /> })}
    >
      {!fetched && <UnfetchedSale {...waiting} onClose={onClose} />}
      {fetched && canBeCompleted(fetched.sale) && (
        <CompleteSaleForm
          userId={userId}
          sale={fetched.sale}
          work={works.find(({ id }) => id === fetched.sale.artworkId) ?? unknownWork}
          channels={channels}
          registrations={fetched.business.registrations}
          needed={null}
          save={t("save")}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
      {/* It was put on an invoice in another window meanwhile, as the lead says. */}
      {fetched && !canBeCompleted(fetched.sale) && (
        <DialogFoot>
          <Button onClick={onClose}>{t("close")}</Button>
        </DialogFoot>
      )}
    </Dialog>
  );
}

const unknownWork = { dateCreated: "" };

function Lead({ sale }: { readonly sale: Sale }) {
  const t = useTranslations("sales.complete");
  const format = useFormat();
  const named = { title: sale.artworkTitle, day: format.day(sale.date), work: workTitle };
  return (
    <p>
      {sale.invoice
        ? t.rich("leadInvoiced", { ...named, number: sale.invoice.number, whole: unbroken })
        : t.rich("lead", named)}
    </p>
  );
}
