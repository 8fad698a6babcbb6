import type { GuestInvoice } from "#schema/links/guest.ts";
import { picturePath } from "../address.ts";
import { PriceFigure } from "../price-and-status.tsx";
import { useVoice, type Voice } from "../voice.ts";
import { HungWork, WallAndPaper } from "../wall.tsx";
import { HowToPay } from "./how-to-pay.tsx";
import { InvoiceParties } from "./invoice-parties.tsx";
import { sumRows } from "./sum-rows.ts";

/** An invoice as it was issued, with what is paid and open at this moment. */
export function InvoicePage({ invoice }: { readonly invoice: GuestInvoice }) {
  const voice = useVoice();
  const { t, format } = voice;
  const { content, artist, number, state } = invoice;
  const works = content.lines.flatMap(({ work }) => work ?? []);
  const isDue = state === "open" || state === "overdue";
  const [word, rest] = stateOf(invoice, voice);
  return (
    <WallAndPaper
      wall={
        <div className="grid gap-12 print:grid-cols-4 print:gap-5">
          {works.map((work) => (
            <div key={work.artworkId}>
              <HungWork
                work={{ ...work, mediumLine: work.mediumLine ?? "" }}
                picture={work.hasPicture ? picturePath(work.artworkId) : null}
                units={artist.units}
                isBelowHeading
              />
            </div>
          ))}
        </div>
      }
    >
      <section className="pb-7 print:pb-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="font-display text-4 font-[480] tracking-[-0.01em]">
            {t("invoice.title", { number })}
          </h1>
          <p className="text-1 text-ink-2">{format.longDate(`${invoice.issuedOn}T12:00`)}</p>
        </div>
        <div className="pt-3">
          <PriceFigure
            cents={isDue ? invoice.openCents : content.totalCents}
            currency={content.currency}
            hasCents
          />
        </div>
        <p className="pt-2 text-2">
          <b className="font-strong">{word}</b>
          {rest !== "" && ` ${rest}`}
        </p>
        <InvoiceSums invoice={invoice} />
      </section>
      {isDue && <HowToPay invoice={invoice} />}
      <InvoiceParties invoice={invoice} />
    </WallAndPaper>
  );
}

/** The word of the moment, and what follows it. */
function stateOf(invoice: GuestInvoice, { t, format }: Voice): readonly [string, string] {
  const dayOf = (day: string) => format.longDate(`${day}T12:00`);
  const { state, content, paidOn, creditedBy } = invoice;
  if (state === "credited" && creditedBy) {
    const { number, issuedOn } = creditedBy;
    return [t("invoice.credited", { number, date: dayOf(issuedOn) }), ""];
  }
  if (state === "paid") {
    return [paidOn ? t("invoice.paid", { date: dayOf(paidOn) }) : t("invoice.paidUndated"), ""];
  }
  if (content.dueOn === null) return [t("invoice.open"), ""];
  const key = state === "overdue" ? "invoice.wasDue" : "invoice.due";
  return [t("invoice.open"), t(key, { date: dayOf(content.dueOn) })];
}

/** What is charged, and what of it is paid and open, in whole cents of the invoice's currency. */
function InvoiceSums({ invoice }: { readonly invoice: GuestInvoice }) {
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
