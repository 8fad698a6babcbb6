import type { Medium } from "#schema/artworks/media.ts";
import type { CertificateContent } from "#schema/documents/content.ts";
import { localesOf } from "#schema/documents/languages.ts";
import { type DocumentVoice, type LocalizedText, say, voicesOf } from "../words/document-words.ts";
import { artistAddressLine, artistName } from "./addresses.ts";
import { dayOf, madeOn, onOneLine, sizeOf, titleOf } from "./facts.ts";
import { type HourStrokes, strokesInWords, strokesOf } from "./hours.ts";

export interface CertificateText {
  readonly kind: LocalizedText;
  readonly title: string;
  /** Who made it and when, of what, how large, and what the artist states of it. */
  readonly sentences: LocalizedText;
  /** Null where the artist does not show the hours. */
  readonly hours: { readonly strokes: HourStrokes; readonly caption: LocalizedText } | null;
  readonly artist: string;
  readonly date: LocalizedText;
  readonly dateOfIssue: LocalizedText;
  readonly number: string;
  readonly contact: string;
}

/** What a certificate of authenticity says (price list, section 5). */
export function certificateText({
  content,
  issuedOn,
}: {
  readonly content: CertificateContent;
  readonly issuedOn: string;
}): CertificateText {
  const voices = voicesOf(content.language);
  const [first] = voices;
  const { work, artist } = content;
  const hours = content.hours !== null && content.hours > 0 ? content.hours : null;
  return {
    kind: say(voices, ({ t }) => t("certificate.title")),
    title: titleOf(work, first),
    sentences: say(voices, (voice) => sentencesIn(content, voice)),
    hours:
      hours === null
        ? null
        : {
            strokes: strokesOf(hours),
            caption: say(voices, (voice) => strokesInWords(hours, voice)),
          },
    artist: artistName(artist),
    date: say(voices, ({ t }) => t("certificate.date")),
    dateOfIssue: say(voices, (voice) => dayOf(issuedOn, voice)),
    number: first.t("facts.number", { number: work.inventoryNumber }),
    contact: artistAddressLine(artist, first, content.form === 1 ? "former" : "by-country"),
  };
}

function sentencesIn(content: CertificateContent, voice: DocumentVoice): string {
  const { work, artist } = content;
  const size = sizeOf(work, artist, voice);
  return [
    firstSentence(content, voice),
    `${madeOn(work, voice)}, ${size}.`,
    content.form === 1 ? voice.t("certificate.only") : statementIn(content, voice),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** What the artist states of the work, in the document's first or second language. */
function statementIn(content: CertificateContent, { locale }: DocumentVoice): string {
  const isFirst = locale === localesOf(content.language)[0];
  const statement = isFirst ? content.statement : content.inSecondLanguage?.statement;
  return onOneLine(statement ?? "");
}

function firstSentence({ work, artist }: CertificateContent, { t }: DocumentVoice): string {
  // A name is not divided between lines, unless it is long.
  const full = artistName(artist);
  const name = full.length > 30 ? full : full.replaceAll(" ", "\u00a0");
  const { city } = artist.business;
  const { year } = work;
  const verb = verbs[work.medium];
  if (year === "" && city === "") return t("certificate.original", { artist: name });
  if (year === "") return t("certificate.originalOf", { artist: name, city });
  if (city === "") return t(`certificate.made.${verb}`, { artist: name, year });
  return t(`certificate.madeIn.${verb}`, { artist: name, city, year });
}

const verbs = {
  oil: "painted",
  acrylic: "painted",
  gouache: "painted",
  watercolour: "painted",
  encaustic: "painted",
  charcoal: "drawn",
  pastel: "drawn",
  ink: "drawn",
  collage: "made",
  mixed: "made",
  mosaic: "made",
} as const satisfies Record<Medium, string>;
