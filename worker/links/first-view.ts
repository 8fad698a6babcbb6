import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import type { DocumentLocale } from "#schema/documents/languages.ts";
import type { GuestInvoice, GuestLabel, GuestRoom, GuestWork } from "#schema/links/guest.ts";
import { guestTitle } from "#schema/links/guest-title.ts";
import { madeLine, pictureBox } from "#schema/links/label-lines.ts";
import { guestImagePath, guestLabelPath } from "#schema/links/links-paths.ts";

export type GuestAnswer = GuestRoom | GuestInvoice | GuestLabel | GuestConsignment;

/** What a page shows before its script has run, as text and attributes. Null is left out. */
export interface FirstView {
  readonly title: string;
  /** For search engines and messaging programs: of a work only where everybody may see it. */
  readonly description: string;
  readonly artist: string;
  /** Of a room, above its first work. */
  readonly head: { readonly heading: string; readonly note: string } | null;
  readonly work: FirstWork | null;
}

interface FirstWork {
  readonly title: string;
  readonly year: string;
  readonly made: string;
  /** Null without one. */
  readonly picture: string | null;
  readonly style: string;
}

/** The first thing that a page shows: of a room or an invoice its first work; of an agreement, whose terms come first, none. */
export function firstViewOf(
  answer: GuestAnswer,
  address: string,
  locale: DocumentLocale,
): FirstView {
  const title = guestTitle(answer, locale);
  const work = workOf(answer, address, locale);
  const isPublic = answer.kind === "label" && answer.isPublic && work !== null;
  return {
    title,
    description: isPublic ? [work.made, work.year].filter(Boolean).join(", ") : title,
    artist: answer.artist.name,
    head: answer.kind === "room" ? { heading: answer.title, note: answer.note } : null,
    work,
  };
}

type ShownWork = Pick<
  GuestWork,
  "title" | "year" | "medium" | "support" | "widthInches" | "heightInches" | "hasPicture"
> & { readonly mediumLine?: string | undefined };

function workOf(answer: GuestAnswer, address: string, locale: DocumentLocale): FirstWork | null {
  if (answer.kind === "consignment") return null;
  const describe = (work: ShownWork, picture: string): FirstWork => {
    const { aspectRatio, width } = pictureBox(work, answer.kind === "room");
    return {
      title: work.title || untitled[locale],
      year: work.year,
      made: madeLine({ ...work, mediumLine: work.mediumLine ?? "" }, answer.artist.units, locale),
      picture: work.hasPicture ? picture : null,
      style: `aspect-ratio:${aspectRatio};width:${width}`,
    };
  };
  switch (answer.kind) {
    case "room": {
      const [work] = answer.works;
      return work ? describe(work, guestImagePath(address, work.id)) : null;
    }
    case "invoice": {
      const work = answer.content.lines.find((line) => line.work !== null)?.work;
      return work ? describe(work, guestImagePath(address, work.artworkId)) : null;
    }
    case "label":
      return describe(answer, guestLabelPath("guestLabelImage", address));
  }
}

const untitled = { "en-CA": "Untitled", "fr-CA": "Sans titre" } as const;
