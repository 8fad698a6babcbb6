import type { PrintedSentence } from "#schema/consignments/sentences.ts";
import type { ReportInterval, SentenceId } from "#schema/consignments/terms.ts";
import type { PersonAddress } from "#schema/people/person.ts";

/** What Québec's Act S-32.1 wants in writing (section 47), in its order, as this product reads it (decision 089). */
const mentionIds = ["nature", "works", "rights", "transferability", "due", "accounting"] as const;
type MentionId = (typeof mentionIds)[number];

/** What may be missing: a sentence, works, their numbers or prices, or how often the gallery reports. */
export type MissingPart = "sentence" | "works" | "numbers" | "prices" | "reports";

/** A mention, the sentences that fill it by their place in the agreement, from 1, and what it lacks. */
export interface Mention {
  readonly id: MentionId;
  readonly sentences: readonly number[];
  readonly lacks: readonly MissingPart[];
}

/** Which standard sentences fill a mention; the list of works alone fills the second. */
const sentencesOf: Readonly<Record<MentionId, readonly SentenceId[]>> = {
  nature: ["parties"],
  works: [],
  rights: ["ownership", "licence"],
  transferability: ["licence"],
  due: ["price", "money"],
  accounting: ["reports"],
};

interface MentionFacts {
  /** As they are printed, in one language. */
  readonly sentences: readonly Pick<PrintedSentence, "id">[];
  readonly works: readonly {
    readonly inventoryNumber: string;
    readonly priceCents: number | null;
  }[];
  readonly reports: ReportInterval;
}

/**
 * Whether something fills each of the six mentions, and what lacks (people, section 5). A sentence that the artist wrote counts
 * for the one that it replaces; what it says is not read.
 */
export function mentionsOf({ sentences, works, reports }: MentionFacts): Mention[] {
  const placeOf = (id: SentenceId) => sentences.findIndex((sentence) => sentence.id === id) + 1;
  return mentionIds.map((id) => {
    const places = sentencesOf[id].map(placeOf);
    const lacks: MissingPart[] = places.includes(0) ? ["sentence"] : [];
    if (id === "works") lacks.push(...missingOfWorks(works));
    if (id === "accounting" && reports === "never") lacks.push("reports");
    return { id, sentences: places.filter((place) => place > 0), lacks };
  });
}

function missingOfWorks(works: MentionFacts["works"]): MissingPart[] {
  if (works.length === 0) return ["works"];
  const lacks: MissingPart[] = [];
  if (works.some(({ inventoryNumber }) => inventoryNumber === "")) lacks.push("numbers");
  if (works.some(({ priceCents }) => priceCents === null)) lacks.push("prices");
  return lacks;
}

/** Whether the mentions are listed for a gallery: for one in Québec. */
export function isInQuebec({ country, region }: Pick<PersonAddress, "country" | "region">) {
  return country === "CA" && region === "QC";
}
