import type { ConsignmentContent, DocumentWork } from "#schema/documents/content.ts";
import { netOf, noCosts } from "#schema/price-lists/channels.ts";
import {
  type DocumentVoice,
  type DocumentVoices,
  type LocalizedText,
  say,
  voicesOf,
} from "../words/document-words.ts";
import { artistAddressLine, artistName } from "./addresses.ts";
import { dayOf, factsOf, onOneLine, titleOf } from "./facts.ts";
import { capitalize, numberInWords } from "./hours.ts";
import { MissingFactError } from "./missing-fact.ts";
import { percent } from "./percent.ts";

interface ConsignedRow {
  readonly title: string;
  readonly facts: LocalizedText;
  readonly retail: string;
  readonly gallery: string;
  readonly artist: string;
}

export interface ConsignmentText {
  readonly title: LocalizedText;
  readonly artist: string;
  readonly to: LocalizedText;
  readonly period: LocalizedText;
  /** Below the pictures; empty for one work. */
  readonly scale: LocalizedText;
  readonly headings: {
    readonly work: LocalizedText;
    readonly retail: LocalizedText;
    readonly gallery: LocalizedText;
    readonly artist: LocalizedText;
  };
  readonly rows: readonly ConsignedRow[];
  readonly total: Omit<ConsignedRow, "title" | "facts"> & { readonly label: LocalizedText };
  readonly terms: readonly LocalizedText[];
  readonly signatures: { readonly gallery: string; readonly artist: string };
  readonly contact: string;
  readonly email: string;
}

/** What a consignment list says (price list, section 5). */
export function consignmentText(content: ConsignmentContent): ConsignmentText {
  const voices = voicesOf(content.language);
  const [first] = voices;
  const { artist, works } = content;
  const consignee = onOneLine(content.consignee);
  if (consignee === "") throw new MissingFactError("consignee");
  if (works.length === 0) throw new MissingFactError("works");
  const shares = works.map(({ retailCents }) => sharesOf(retailCents, content.commission));
  return {
    title: say(voices, ({ t }) => t("consignment.title")),
    artist: artistName(artist),
    to: say(voices, ({ t }) => t("consignment.to", { consignee })),
    period: say(voices, (voice) => periodIn(content, voice)),
    scale:
      works.length === 1
        ? []
        : say(voices, ({ t }) => t("consignment.scale", { count: works.length })),
    headings: {
      work: say(voices, ({ t }) => t("consignment.work")),
      retail: say(voices, ({ t }) => t("consignment.retail")),
      gallery: say(voices, (voice) =>
        voice.t("consignment.gallery", { commission: percent(content.commission * 100, voice) }),
      ),
      artist: say(voices, ({ t }) => t("consignment.artist")),
    },
    rows: works.map(({ work }, index) => ({
      title: titleOf(work, first),
      facts: say(voices, (voice) => rowFacts(work, content, voice)),
      ...amounts(shares.slice(index, index + 1), first),
    })),
    total: {
      label: say(voices, (voice) => totalIn(content, voice)),
      ...amounts(shares, first),
    },
    terms: termsOf(content, voices),
    signatures: {
      gallery: first.t("consignment.for", { consignee }),
      artist: artistName(artist),
    },
    contact: artistAddressLine(artist, first, content.form === 1 ? "former" : "by-country"),
    email: artist.business.email,
  };
}

interface Shares {
  readonly retailCents: number;
  readonly galleryCents: number;
  readonly artistCents: number;
}

/** Computed as a sale through the gallery is: its commission is rounded to the cent for each work. */
function sharesOf(retailCents: number, commission: number): Shares {
  const none = { percentageFee: 0, fixedFeeCents: 0, discount: 0, shippingCents: 0 };
  const { commissionCents, netCents } = netOf({
    retailCents,
    channel: { ...none, commission, discountBorneBy: "artist" },
    costs: noCosts,
  });
  return { retailCents, galleryCents: commissionCents, artistCents: netCents };
}

function amounts(shares: readonly Shares[], { format }: DocumentVoice) {
  const sum = (amountOf: (each: Shares) => number) =>
    format.amount(shares.reduce((total, each) => total + amountOf(each), 0));
  return {
    retail: sum(({ retailCents }) => retailCents),
    gallery: sum(({ galleryCents }) => galleryCents),
    artist: sum(({ artistCents }) => artistCents),
  };
}

function periodIn({ since, dueBack }: ConsignmentContent, voice: DocumentVoice): string {
  const date = dayOf(since, voice);
  if (dueBack === null) return voice.t("consignment.since", { date });
  return voice.t("consignment.period", { date, dueBack: dayOf(dueBack, voice) });
}

function totalIn({ works, currency }: ConsignmentContent, voice: DocumentVoice): string {
  const { t } = voice;
  return t("consignment.total", {
    count: works.length,
    number: capitalize(numberInWords(works.length, voice), voice),
    currency: t(`currency.${currency}`),
  });
}

/** As the artist wrote them, a paragraph each; of form 1 the usual ones where there are none. */
function termsOf(
  { form, terms, inSecondLanguage }: ConsignmentContent,
  voices: DocumentVoices,
): LocalizedText[] {
  const [first, second] = voices;
  const inFirst = paragraphsIn(terms, first);
  if (form === 1 && inFirst.length === 0) {
    return (["price", "title", "insurance"] as const).map((term) =>
      say(voices, ({ t }) => t(`consignment.terms.${term}`)),
    );
  }
  return [...inFirst, ...(second ? paragraphsIn(inSecondLanguage?.terms ?? "", second) : [])];
}

function paragraphsIn(terms: string, { locale }: DocumentVoice): LocalizedText[] {
  return terms
    .split(/[\n\r\u2028\u2029]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((text) => [{ locale, text }]);
}

/** The inventory number last; form 1 has none. */
function rowFacts(
  work: DocumentWork,
  { form, artist }: ConsignmentContent,
  voice: DocumentVoice,
): string {
  const facts = factsOf(work, artist, voice);
  if (form === 1 || work.inventoryNumber === "") return facts;
  const number = voice.t("facts.number", { number: work.inventoryNumber });
  return voice.t("facts.withNumber", { facts, number });
}
