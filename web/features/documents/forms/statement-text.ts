import type { DocumentWork } from "#schema/documents/content.ts";
import { type LocalizedText, say, voicesOf } from "../words/document-words.ts";
import { artistAddress, artistName } from "./addresses.ts";
import { dayOf, onOneLine, titleOf } from "./facts.ts";
import { type CurrencyText, currencyText } from "./statement-account.ts";
import type { PrintedStatement } from "./statement-content.ts";
import { titleWithin } from "./styles.ts";

export interface StatementText {
  readonly name: string;
  readonly title: LocalizedText;
  readonly artist: string;
  readonly address: readonly string[];
  readonly gallery: string;
  readonly period: LocalizedText;
  readonly currencies: readonly CurrencyText[];
  /** Where nothing was ever sold. */
  readonly nothing: LocalizedText;
  readonly here: {
    readonly heading: LocalizedText;
    readonly number: string;
    readonly works: readonly {
      readonly work: DocumentWork;
      readonly title: string;
      readonly price: LocalizedText;
    }[];
    readonly dueBack: { readonly atOneScale: LocalizedText; readonly alone: LocalizedText };
    readonly back: readonly LocalizedText[];
  };
  readonly email: string;
  readonly day: string;
}

/** What a statement says (people, section 5). */
export function statementText(printed: PrintedStatement): StatementText {
  const { artist, gallery, number, day, statement, works } = printed;
  const voices = voicesOf(printed.language);
  const [first] = voices;
  const { from, to, hereIds, returned } = statement;
  const name = onOneLine(gallery.name);
  const here = works.filter(({ work }) => hereIds.includes(work.artworkId));
  const { until } = printed;
  const count = here.length;
  const dueBack = (key: "statement.dueBack" | "statement.dueBackAlone") =>
    until === null
      ? []
      : say(voices, (voice) => voice.t(key, { count, date: dayOf(until, voice) }));
  const oneScale = count < 2 ? [] : say(voices, ({ t }) => t("statement.oneScale", { count }));
  const title = say(voices, ({ t }) => t("statement.title"));
  return {
    name: [title[0]?.text, number, name].filter(Boolean).join(" "),
    title,
    artist: artistName(artist),
    address: artistAddress(artist, first),
    gallery: [name, onOneLine(gallery.address.city)].filter(Boolean).join(", "),
    period: say(voices, (voice) =>
      voice.t("statement.period", { from: dayOf(from, voice), to: dayOf(to, voice) }),
    ),
    currencies: statement.currencies.map((each) => currencyText(each, printed, voices)),
    nothing: statement.currencies.length === 0 ? say(voices, ({ t }) => t("statement.none")) : [],
    here: {
      heading: say(voices, ({ t }) => t("statement.here")),
      number,
      works: here.map(({ work, priceCents, currency }) => ({
        work,
        title: titleOf(work, first),
        price:
          priceCents === null
            ? say(voices, ({ t }) => t("facts.onRequest"))
            : [{ locale: first.locale, text: first.format.money(priceCents, currency) }],
      })),
      dueBack: {
        atOneScale: until === null ? oneScale : dueBack("statement.dueBack"),
        alone: dueBack("statement.dueBackAlone"),
      },
      back: returned
        .filter(({ returnedOn }) => returnedOn >= from && returnedOn <= to)
        .flatMap(({ workId, returnedOn }) => {
          const found = works.find(({ work }) => work.artworkId === workId);
          if (found === undefined) return [];
          return [
            say(voices, (voice) =>
              voice.t("statement.back", {
                title: titleWithin(titleOf(found.work, first)),
                date: dayOf(returnedOn, voice),
              }),
            ),
          ];
        }),
    },
    email: artist.business.email,
    day: dayOf(day, first),
  };
}
