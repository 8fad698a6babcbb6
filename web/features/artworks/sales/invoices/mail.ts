import { createTranslator } from "use-intl/core";
import { localesOf } from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import { formatFor } from "#web/i18n/format-for.ts";
import type { SalesWords } from "#web/i18n/sales/words.ts";
import type { Locale } from "#web/i18n/words.ts";

/** Both languages, as an invoice may be in the one that the page is not in. */
export type MailCatalogues = Readonly<Record<Locale, SalesWords["mail"]>>;

/** Mail programs cut off addresses of about 2,000 characters. */
const limits = { titles: 3, titleCharacters: 60 } as const;

/** The address that opens the artist's own mail program with a message about an invoice, in the invoice's language. */
export function mailtoOf(invoice: Invoice, catalogues: MailCatalogues): string {
  const messages = localesOf(invoice.content.language).map((locale) =>
    messageIn(locale, invoice, catalogues),
  );
  const subject = messages.map((message) => message.subject).join(" / ");
  const body = messages.map((message) => message.body).join("\r\n\r\n–\r\n\r\n");
  const to = encodeURIComponent(invoice.content.buyer.email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function messageIn(locale: Locale, invoice: Invoice, catalogues: MailCatalogues) {
  const { kind, number, credits, payment, content } = invoice;
  const { buyer, artist, lines, currency, totalCents, depositCents, balanceCents, dueOn } = content;
  const t = createTranslator({ locale, messages: { sales: { mail: catalogues[locale] } } });
  const format = formatFor(locale);
  const money = (cents: number) => format.money(cents, currency);
  const works = worksIn(locale, lines);
  const more = works.others > 0 ? ` ${t("sales.mail.others", { count: works.others })}` : "";
  const titles = `${works.named}${more}`;
  const sentences =
    kind === "credit-note"
      ? [t("sales.mail.creditNote", { number, invoice: credits?.number ?? "", works: titles })]
      : [
          t("sales.mail.invoice", { number, works: titles, total: money(totalCents) }),
          payment !== null && t("sales.mail.paid"),
          payment === null &&
            depositCents > 0 &&
            t("sales.mail.balance", { deposit: money(depositCents), balance: money(balanceCents) }),
          payment === null &&
            dueOn !== null &&
            balanceCents > 0 &&
            t("sales.mail.due", { day: format.longDate(`${dueOn}T12:00`) }),
        ].filter((sentence) => typeof sentence === "string");
  return {
    subject: t(kind === "credit-note" ? "sales.mail.creditNoteSubject" : "sales.mail.subject", {
      number,
    }),
    body: [
      t("sales.mail.greeting", { buyer: buyer.name }),
      sentences.join(" "),
      t("sales.mail.thanks", { artist: artist.name || artist.business.tradeName }),
    ].join("\r\n\r\n"),
  };
}

/** The first titles, none longer than a message takes, and how many others there are. */
function worksIn(locale: Locale, lines: Invoice["content"]["lines"]) {
  const titles = lines.flatMap(({ work }) => (work ? [shortened(work.title)] : []));
  const named = titles.slice(0, limits.titles);
  return {
    named: new Intl.ListFormat(locale, {
      type: titles.length > limits.titles ? "unit" : "conjunction",
    }).format(named),
    others: titles.length - named.length,
  };
}

function shortened(title: string): string {
  const characters = Array.from(title);
  return characters.length > limits.titleCharacters
    ? `${characters.slice(0, limits.titleCharacters - 1).join("")}…`
    : title;
}
