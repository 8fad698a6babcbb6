import type { AskedPrice } from "#schema/artworks/asking-price.ts";
import type { StatusDetails, WorkStatus } from "#schema/artworks/work-status.ts";
import type {
  CertificateContent,
  ConsignmentContent,
  DocumentArtist,
  DocumentWork,
} from "./content.ts";
import { isNamed } from "./describe.ts";
import { type DocumentLanguage, inSecond } from "./languages.ts";

/** What a certificate is made from; `hours` is null where the artist does not show them. */
interface CertificateSource {
  readonly artist: DocumentArtist;
  readonly work: DocumentWork;
  readonly language: DocumentLanguage;
  readonly hours: number | null;
  readonly statement?: string;
  readonly inSecondLanguage?: CertificateContent["inSecondLanguage"];
}

/** Why no certificate can be made; null when it can be. */
export function certificateProblem({ artist }: CertificateSource): "no-artist" | null {
  return isNamed(artist) ? null : "no-artist";
}

/** What a certificate of authenticity says. */
export function certificateContent(source: CertificateSource): CertificateContent {
  const { language, artist, work, hours, statement = "" } = source;
  const inSecondLanguage = inSecond(language, source.inSecondLanguage);
  return { form: 2, language, artist, work, hours, statement, inSecondLanguage };
}

/** A work with what a consignment list needs to know of it. */
interface ConsignedWork extends AskedPrice {
  readonly work: DocumentWork;
  readonly status: WorkStatus;
  readonly statusDetails: Pick<StatusDetails, "who" | "channelId" | "since" | "dueBack">;
}

/** What a consignment list is made from: works in their order, and the channels through which they may be consigned. */
interface ConsignmentSource {
  readonly artist: DocumentArtist;
  readonly works: readonly ConsignedWork[];
  readonly channels: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly commission: number;
  }[];
  readonly language: DocumentLanguage;
  readonly terms: string;
  readonly inSecondLanguage?: ConsignmentContent["inSecondLanguage"];
}

/** Why no consignment list can be made. `title` is that of the work. */
export type ConsignmentProblem =
  | {
      readonly kind: "not-consigned" | "no-price" | "no-channel" | "no-since";
      readonly title: string;
    }
  | { readonly kind: "no-artist" | "two-consignees" | "no-consignee" | "two-currencies" };

/** The first thing that keeps a consignment list from being made; null when it can be. */
export function consignmentProblem(source: ConsignmentSource): ConsignmentProblem | null {
  const { works, artist } = source;
  for (const { work, status, askedCents } of works) {
    if (status !== "consigned") return { kind: "not-consigned", title: work.title };
    if (askedCents === null) return { kind: "no-price", title: work.title };
  }
  const holders = works.map(({ statusDetails: { who, channelId } }) => `${channelId} ${who}`);
  if (new Set(holders).size > 1) return { kind: "two-consignees" };
  if (consigneeOf(source) === "") return { kind: "no-consignee" };
  const [first] = works;
  // An imported work may be consigned since an unknown day, through an unknown channel.
  if (first && channelOf(source) === null) return { kind: "no-channel", title: first.work.title };
  if (first?.statusDetails.since === null) return { kind: "no-since", title: first.work.title };
  if (new Set(works.map(({ askedCurrency }) => askedCurrency)).size > 1) {
    return { kind: "two-currencies" };
  }
  return isNamed(artist) ? null : { kind: "no-artist" };
}

/**
 * What a consignment list says, in whole cents of the works' currency: who holds the works, since when, until when and
 * for which commission is read from the first of them.
 * @throws RangeError for works that `consignmentProblem` finds fault with.
 */
export function consignmentContent(source: ConsignmentSource): ConsignmentContent {
  const { artist, works, language, terms } = source;
  const [first] = works;
  const since = first?.statusDetails.since ?? null;
  const channel = channelOf(source);
  if (first === undefined || since === null || channel === null) {
    throw new RangeError("The work is not consigned.");
  }
  return {
    form: 2,
    language,
    artist,
    consignee: consigneeOf(source),
    since,
    dueBack: first.statusDetails.dueBack,
    currency: first.askedCurrency,
    commission: channel.commission,
    works: works.map(({ work, askedCents }) => {
      if (askedCents === null) throw new RangeError("The work has no price.");
      return { work, retailCents: askedCents };
    }),
    terms,
    inSecondLanguage: inSecond(language, source.inSecondLanguage),
  };
}

/** Who holds the works, as the first one says, or by the channel's name. */
function consigneeOf(source: ConsignmentSource): string {
  return source.works[0]?.statusDetails.who || channelOf(source)?.name || "";
}

function channelOf({ works, channels }: ConsignmentSource) {
  const channelId = works[0]?.statusDetails.channelId;
  return channels.find(({ id }) => id === channelId) ?? null;
}
