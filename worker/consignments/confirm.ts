import { afterAction } from "#schema/consignments/states.ts";
import { earliestToday } from "#schema/days.ts";
import type { GalleryEntryInput } from "#schema/links/entry-input.ts";
import type { SystemContext } from "#worker/context.ts";
import type { ConsignmentRow, ConsignmentVersionRow } from "#worker/db/consignment-tables.ts";
import { type AppError, conflict } from "#worker/errors.ts";
import { sha256 } from "#worker/http/digest.ts";
import { agreementContent } from "./agreement.ts";
import { nextChange } from "./decided.ts";
import { confirmStatements, type GalleryEffect, isStillAsRead } from "./gallery-statements.ts";
import { requireVersion } from "./present.ts";
import type { AgreementContext } from "./queries.ts";

/** The version that the gallery reads: a change that was sent, or else the one that holds. */
export function versionToRead(
  { version, amendment }: Pick<ConsignmentRow, "version" | "amendment">,
  versions: readonly ConsignmentVersionRow[],
): ConsignmentVersionRow {
  return requireVersion(versions, amendment === "sent" ? version + 1 : version);
}

/** What a gallery confirms, in a few characters: another text, price or work has another. */
export function hashOfAgreement(content: object): Promise<string> {
  return sha256(JSON.stringify(content));
}

/** What the confirmation of an agreement needs and changes (people, section 5), or why it is refused. */
export async function confirmation(
  context: AgreementContext,
  { name, seen }: Extract<GalleryEntryInput, { kind: "confirm" }>,
  { db, now }: Pick<SystemContext, "db" | "now">,
): Promise<GalleryEffect | AppError> {
  const { consignment, versions, sent, works } = context;
  const next = consignment && afterAction(consignment, "confirm");
  if (consignment === null || next === null) {
    return conflict("There is nothing to confirm. Reload the page to see what holds.");
  }
  const version = versionToRead(consignment, versions);
  if (version.workIds.some((id) => !works.some((work) => work.id === id))) {
    return conflict("One of the works was deleted. Write to the artist.");
  }
  const content = agreementContent(consignment, version, context);
  if (seen !== undefined && seen !== (await hashOfAgreement(content))) {
    return conflict(
      "This agreement has been changed meanwhile. Reload the page and read it again.",
    );
  }
  const removedIds = sent
    .filter(({ artworkId, isHere }) => isHere && !version.workIds.includes(artworkId))
    .map(({ artworkId }) => artworkId);
  const confirmed = {
    next,
    version,
    content,
    confirmedBy: name,
    removedIds,
    now,
    returnedOn: earliestToday(now),
    change: nextChange(consignment, now),
  };
  return {
    condition: isStillAsRead(consignment),
    pictured: version.workIds.flatMap((id) => works.filter((work) => work.id === id)),
    statements: (isStored, documented) =>
      confirmStatements(db, consignment, { ...confirmed, documented }, isStored),
    currency: null,
  };
}
