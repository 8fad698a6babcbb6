import { firstBusiness } from "#schema/business/business.ts";
import type { AgreementContent } from "#schema/consignments/agreement-content.ts";
import type { DocumentArtist } from "#schema/documents/content.ts";
import { personAddressLines } from "#web/i18n/address-lines.ts";
import { type DocumentVoice, type LocalizedText, say, voicesOf } from "../words/document-words.ts";
import { regionName } from "./addresses.ts";
import { dayOf, factsOf, onOneLine, titleOf } from "./facts.ts";
import { capitalize, numberInWords } from "./hours.ts";
import { MissingFactError } from "./missing-fact.ts";

/** An agreement as it is printed: what was confirmed, or what the gallery would read. */
export interface PrintedAgreement {
  /** Its number is empty before it is first sent. */
  readonly content: AgreementContent;
  /** Who confirmed it for the gallery, and on which ISO day; null before. */
  readonly confirmed: { readonly by: string; readonly on: string } | null;
}

interface AgreedWork {
  readonly artworkId: string;
  readonly hasPicture: boolean;
  readonly title: string;
  readonly facts: LocalizedText;
  readonly price: LocalizedText;
}

export interface AgreementText {
  readonly name: string;
  readonly title: LocalizedText;
  readonly artist: string;
  readonly address: readonly string[];
  readonly number: LocalizedText;
  readonly gallery: readonly string[];
  readonly period: LocalizedText;
  readonly headings: { readonly works: LocalizedText; readonly price: LocalizedText };
  readonly works: readonly AgreedWork[];
  /** Null where a price is on request, or there are two currencies. */
  readonly total: { readonly label: LocalizedText; readonly amount: string } | null;
  readonly sentences: readonly {
    readonly heading: LocalizedText;
    readonly locale: DocumentVoice["locale"];
    readonly texts: readonly string[];
  }[];
  readonly confirmation: LocalizedText;
  /** Who signs on paper what nobody has confirmed; null once it is confirmed. */
  readonly signatures: { readonly gallery: string; readonly artist: string } | null;
  readonly email: string;
}

/** What an agreement says (people, section 5). */
export function agreementText({ content, confirmed }: PrintedAgreement): AgreementText {
  const voices = voicesOf(content.language);
  const [first] = voices;
  const { works, terms, version } = content;
  const artist = onOneLine(content.artist.name);
  const gallery = onOneLine(content.gallery.name);
  const number = onOneLine(content.number);
  if (artist === "") throw new MissingFactError("artistName");
  if (works.length === 0) throw new MissingFactError("works");
  const describing: DocumentArtist = { name: artist, business: firstBusiness };
  const title = say(voices, ({ t }) => t("agreement.title"));
  return {
    name: [title[0]?.text, number, gallery].filter(Boolean).join(" "),
    title,
    artist,
    address: addressOf(content.artist.address, first),
    number:
      number === ""
        ? say(voices, ({ t }) => t("agreement.draft"))
        : say(voices, ({ t }) =>
            version === 1 ? number : t("agreement.version", { number, version: `${version}` }),
          ),
    gallery: [gallery, ...addressOf(content.gallery.address, first)].filter(Boolean),
    period: say(voices, (voice) =>
      voice.t("consignment.period", {
        date: dayOf(terms.from, voice),
        dueBack: dayOf(terms.until, voice),
      }),
    ),
    headings: {
      works: say(voices, (voice) => countIn(works.length, voice)),
      price: say(voices, ({ t }) => t("list.price")),
    },
    works: works.map(({ work, priceCents, currency }) => ({
      artworkId: work.artworkId,
      hasPicture: work.hasPicture,
      title: titleOf(work, first),
      facts: say(voices, (voice) => {
        const facts = factsOf(work, describing, voice);
        if (work.inventoryNumber === "") return facts;
        const own = voice.t("facts.number", { number: onOneLine(work.inventoryNumber) });
        return voice.t("facts.withNumber", { facts, number: own });
      }),
      price:
        priceCents === null
          ? say(voices, ({ t }) => t("facts.onRequest"))
          : [{ locale: first.locale, text: first.format.money(priceCents, currency) }],
    })),
    total: totalOf(content, first, (label) => say(voices, label)),
    sentences: content.sentences.flatMap(({ locale, texts }) => {
      const voice = voices.find((each) => each.locale === locale);
      const heading = voice ? [{ locale, text: voice.t("agreement.sentences") }] : [];
      return [{ heading, locale, texts: texts.map(onOneLine) }];
    }),
    confirmation: say(voices, (voice) => confirmationIn(gallery, confirmed, voice)),
    signatures:
      confirmed === null
        ? { gallery: first.t("consignment.for", { consignee: gallery }), artist }
        : null,
    email: content.artist.email,
  };
}

/** The lines of the address of either side. */
export function addressOf(
  address: AgreementContent["gallery"]["address"],
  voice: DocumentVoice,
): string[] {
  return personAddressLines(address, (region) => regionName(region, voice))
    .flatMap((line) => line.split(/[\n\r\u2028\u2029]+/))
    .filter((line) => line.trim() !== "");
}

function countIn(count: number, voice: DocumentVoice): string {
  const number = capitalize(numberInWords(count, voice), voice);
  return voice.t("agreement.works", { count, number });
}

function totalOf(
  { works }: AgreementContent,
  { format }: DocumentVoice,
  inEach: (label: (voice: DocumentVoice) => string) => LocalizedText,
): AgreementText["total"] {
  const [first] = works;
  const isOne = works.every(
    ({ priceCents, currency }) => priceCents !== null && currency === first?.currency,
  );
  if (first === undefined || works.length === 1 || !isOne) return null;
  const cents = works.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0);
  const currency = (voice: DocumentVoice) => voice.t(`currency.${first.currency}`);
  return {
    label: inEach((voice) => voice.t("agreement.total", { currency: currency(voice) })),
    amount: format.money(cents, first.currency),
  };
}

function confirmationIn(
  gallery: string,
  confirmed: PrintedAgreement["confirmed"],
  voice: DocumentVoice,
): string {
  if (confirmed === null) return voice.t("agreement.unconfirmed");
  const facts = { name: onOneLine(confirmed.by), date: dayOf(confirmed.on, voice) };
  return gallery === ""
    ? voice.t("agreement.confirmedBy", facts)
    : voice.t("agreement.confirmed", { ...facts, gallery });
}
