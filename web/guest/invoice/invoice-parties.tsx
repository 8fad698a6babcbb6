import type { GuestInvoice } from "#schema/links/guest.ts";
import { addressLines } from "#web/i18n/address-lines.ts";
import { useVoice } from "../voice.ts";
import { PaperSection } from "../wall.tsx";
import { OwnWords } from "./how-to-pay.tsx";

/** Who charges, with the numbers of the taxes that are charged, and whom; as it was issued. */
export function InvoiceParties({ invoice }: { readonly invoice: GuestInvoice }) {
  const { t } = useVoice();
  const { artist, buyer, taxes } = invoice.content;
  const { business } = artist;
  const charged = new Set(taxes.map(({ tax }) => tax));
  const registrations = business.registrations.filter(({ tax }) => charged.has(tax));
  const from = [business.tradeName || artist.name, ...addressLines(business)];
  const typed = buyer.address.split("\n").filter((line) => line.trim() !== "");
  return (
    <PaperSection title={t("invoice.parties")}>
      <div className="grid gap-x-6 gap-y-5 pt-3 text-2 min-[30rem]:grid-cols-2 print:grid-cols-2">
        <div className="wrap-anywhere">
          <Lines lines={from} />
          {registrations.map(({ tax, number }) => (
            <p key={tax} className="text-ink-2">
              {t(`invoice.registration.${tax}`)} {number}
            </p>
          ))}
        </div>
        <div className="wrap-anywhere">
          <Lines lines={[buyer.name, ...typed]} />
        </div>
      </div>
      <div className="mt-5 border-t border-rule pt-2 empty:hidden">
        <OwnWords invoice={invoice} field="title" />
      </div>
    </PaperSection>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return <p className="whitespace-pre-line">{lines.join("\n")}</p>;
}
