import type { GuestInvoice } from "#schema/links/guest.ts";
import { useVoice, type Voice } from "../voice.ts";
import { sumRows } from "./sum-rows.ts";

/** What is charged, and what of it is paid and open, in whole cents of the invoice's currency. */
export function InvoiceSums({ invoice }: { readonly invoice: GuestInvoice }) {
  const voice = useVoice();
  const agent = agentOf(invoice, voice);
  return (
    <>
      <dl className="pt-5 text-2 print:pt-3">
        {sumRows(invoice, voice).map(({ name, cents, isTotal = false }) => (
          <div
            key={name}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.25 print:break-inside-avoid print:py-1 ${isTotal ? "border-t border-ink print:break-before-avoid" : "border-b border-rule last:border-b-0"} has-[+_.border-ink]:border-b-0`}
          >
            <dt className={isTotal ? "" : "text-ink-2"}>{name}</dt>
            <dd className="font-display text-[1.1875rem]/6">{voice.format.amount(cents)}</dd>
          </div>
        ))}
      </dl>
      {agent !== null && <p className="pt-2 text-2 text-ink-2">{agent}</p>}
    </>
  );
}

/** That the gallery charges the tax itself, on all of the sales or on which of them; null without any. */
function agentOf({ content }: GuestInvoice, { t }: Voice): string | null {
  const sales = content.lines.filter(({ work }) => work !== null);
  const agents = sales.filter(({ isTaxedByGallery }) => isTaxedByGallery);
  if (agents.length === 0) return null;
  if (agents.length === sales.length) return t("invoice.agent.all");
  const titles = agents.map(({ work }) => work?.title || t("work.untitled")).join(", ");
  return t("invoice.agent.some", { titles });
}
