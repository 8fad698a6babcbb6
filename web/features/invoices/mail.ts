import { createTranslator } from "use-intl/core";
import { localesOf } from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { formatFor } from "#web/i18n/format-for.ts";
import { outgoingWords } from "#web/i18n/outgoing.ts";
import type { Locale } from "#web/i18n/words.ts";
import { isPaid } from "#web/works/books/invoice-state.ts";

/** Mail programs cut off addresses of about 2,000 characters. */
const limits = { titles: 3, titleCharacters: 60 } as const;

/**
 * The address that opens the artist's own mail program with a message about an invoice, in the invoice's language.
 * @param page The address of the invoice's page; null without one.
 */
export function mailtoOf(invoice: Invoice, page: string | null): string {
  const messages = localesOf(invoice.content.language).map((locale) =>
    messageIn(locale, invoice, page),
  );
  const subject = messages.map((message) => message.subject).join(" / ");
  const body = messages.map((message) => message.body).join("\r\n\r\n–\r\n\r\n");
  return mailtoAddress(invoice.content.buyer.email, { subject, body });
}

function messageIn(locale: Locale, invoice: Invoice, page: string | null) {
  const { kind, number, credits, openCents, content } = invoice;
  const { buyer, artist, lines, currency, totalCents, dueOn } = content;
  const t = createTranslator({ locale, messages: outgoingWords[locale] });
  const format = formatFor(locale);
  const money = (cents: number) => format.money(cents, currency);
  const paid = isPaid(invoice);
  const paidCents = totalCents - openCents;
  const works = worksIn(locale, lines, (count) => t("outgoing.mail.others", { count }));
  const sentences =
    kind === "credit-note"
      ? [t("outgoing.mail.creditNote", { number, invoice: credits?.number ?? "", works })]
      : [
          t("outgoing.mail.invoice", { number, works, total: money(totalCents) }),
          paid && t("outgoing.mail.paid"),
          !paid &&
            paidCents > 0 &&
            t("outgoing.mail.balance", { deposit: money(paidCents), balance: money(openCents) }),
          !paid &&
            dueOn !== null &&
            t("outgoing.mail.due", { day: format.longDate(`${dueOn}T12:00`) }),
        ].filter((sentence) => typeof sentence === "string");
  return {
    subject: t(
      kind === "credit-note" ? "outgoing.mail.creditNoteSubject" : "outgoing.mail.subject",
      {
        number,
      },
    ),
    body: [
      t("outgoing.mail.greeting", { buyer: buyer.name }),
      sentences.join(" "),
      ...(page === null ? [] : [t("outgoing.mail.page", { address: page })]),
      t("outgoing.mail.thanks", { artist: artist.name || artist.business.tradeName }),
    ].join("\r\n\r\n"),
  };
}

/** One list of the first titles, none longer than a message takes, and of how many others there are. */
function worksIn(
  locale: Locale,
  lines: Invoice["content"]["lines"],
  othersIn: (count: number) => string,
): string {
  const titles = lines.flatMap(({ work }) => (work ? [shortened(work.title)] : []));
  const named = titles.slice(0, limits.titles);
  const others = titles.length - named.length;
  const items = others > 0 ? [...named, othersIn(others)] : named;
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}

function shortened(title: string): string {
  const characters = Array.from(title);
  return characters.length > limits.titleCharacters
    ? `${characters.slice(0, limits.titleCharacters - 1).join("")}…`
    : title;
}
