import { createTranslator } from "use-intl/core";
import type { Currency } from "#schema/currency.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { formatFor } from "#web/i18n/format-for.ts";
import { outgoingWords } from "#web/i18n/outgoing.ts";
import type { Locale } from "#web/i18n/words.ts";

/** A sale that a gallery has not paid, or not in full. */
interface OpenSale {
  readonly title: string;
  /** ISO days. */
  readonly soldOn: string;
  readonly dueOn: string;
  /** In whole cents. */
  readonly openCents: number;
  readonly currency: Currency;
}

/** A letter that asks a gallery for what is due to the artist. */
export interface PayoutLetter {
  readonly locale: Locale;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly lines: readonly {
    readonly title: string;
    readonly facts: string;
    readonly amount: string;
  }[];
  /** The sums, a currency apart; none for one sale. */
  readonly totals: readonly { readonly label: string; readonly amount: string }[];
  readonly ask: string;
  /** The artist's name is its last line. */
  readonly thanks: string;
}

interface LetterFacts {
  /** The gallery's language. */
  readonly locale: Locale;
  readonly artist: string;
  readonly sales: readonly OpenSale[];
}

/** The letter for what a gallery owes (people, section 5), by due day, the oldest first. */
export function payoutLetter({ locale, artist, sales }: LetterFacts): PayoutLetter {
  const t = createTranslator({ locale, messages: outgoingWords[locale] });
  const format = formatFor(locale);
  const day = (iso: string) => format.longDate(`${iso}T12:00`);
  const currencies = [...new Set(sales.map(({ currency }) => currency))];
  const sumIn = (currency: Currency) =>
    sales.reduce((sum, sale) => sum + (sale.currency === currency ? sale.openCents : 0), 0);
  return {
    locale,
    subject: t("outgoing.letter.subject"),
    greeting: t("outgoing.letter.greeting"),
    lead: t("outgoing.letter.lead"),
    lines: sales
      .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
      .map(({ title, soldOn, dueOn, openCents, currency }) => ({
        title,
        facts: t("outgoing.letter.sold", { sold: day(soldOn), due: day(dueOn) }),
        amount: format.money(openCents, currency),
      })),
    totals:
      sales.length < 2
        ? []
        : currencies.map((currency) => ({
            label: t("outgoing.letter.total"),
            amount: format.money(sumIn(currency), currency),
          })),
    ask: t("outgoing.letter.ask"),
    thanks: t("outgoing.letter.thanks", { artist }),
  };
}

/** Mail programs cut off addresses of about 2,000 characters. */
const limits = { lines: 6, titleCharacters: 60 } as const;

/** The address that opens the artist's own mail program with the letter. */
export function letterMailto(email: string, letter: PayoutLetter): string {
  const { locale, subject, greeting, lead, lines, totals, ask, thanks } = letter;
  const t = createTranslator({ locale, messages: outgoingWords[locale] });
  const others = lines.length - limits.lines;
  const listed = [
    ...lines
      .slice(0, limits.lines)
      .map(({ title, ...line }) => t("outgoing.letter.line", { ...line, title: shortened(title) })),
    ...(others > 0 ? [t("outgoing.letter.others", { count: others })] : []),
    ...totals.map(({ amount }) => t("outgoing.letter.sum", { amount })),
  ];
  const body = [greeting, lead, listed.join("\n"), ask, thanks].join("\n\n");
  return mailtoAddress(email, { subject, body: body.replaceAll("\n", "\r\n") });
}

function shortened(title: string): string {
  const characters = Array.from(title);
  return characters.length > limits.titleCharacters
    ? `${characters.slice(0, limits.titleCharacters - 1).join("")}…`
    : title;
}
