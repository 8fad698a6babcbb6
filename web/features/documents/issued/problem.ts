import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { documentArtist, documentWork } from "#schema/documents/describe.ts";
import { issuedDocumentLimits } from "#schema/documents/issued.ts";
import {
  type ConsignmentProblem,
  certificateProblem,
  consignmentProblem,
} from "#schema/documents/issued-content.ts";
import type { IssueForm, ToIssue } from "./issue-form.ts";

interface ProblemInputs {
  readonly user: Pick<User, "firstName" | "lastName" | "usesMetric">;
  readonly business: Business;
  readonly channels: readonly SalesChannel[];
}

type Problem = ConsignmentProblem | { readonly kind: "too-many" };

/** What keeps a document from being issued, as the server finds it; null when it can be. */
export function problemOf(
  document: ToIssue,
  { language }: IssueForm,
  { user, business, channels }: ProblemInputs,
): Problem | null {
  const artist = documentArtist(user, business);
  if (document.kind === "certificate") {
    const source = { artist, work: describe(document.work), language, hours: null };
    const kind = certificateProblem(source);
    return kind === null ? null : { kind };
  }
  if (document.works.length > issuedDocumentLimits.works) return { kind: "too-many" };
  const works = document.works.map((work) => ({ ...work, work: describe(work) }));
  return consignmentProblem({ artist, works, channels, language, terms: "" });
}

function describe(work: Artwork) {
  return documentWork(work, work.imageUrl !== null);
}
