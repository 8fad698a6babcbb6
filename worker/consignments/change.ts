import {
  type ConsignmentChangeInput,
  endsAfterBegin,
} from "#schema/consignments/consignment-input.ts";
import type { VerbContext } from "#worker/context.ts";
import type {
  ConsignmentRow,
  ConsignmentVersionRow,
  ConsignmentWorkRow,
} from "#worker/db/consignment-tables.ts";
import { givenValues } from "#worker/db/given-values.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { ChannelRow } from "#worker/db/sale-tables.ts";
import { notFound } from "#worker/errors.ts";
import { invalid } from "#worker/http/validation.ts";
import { changedElsewhere, nextChange, requireAction } from "./decided.ts";
import { requireVersion } from "./present.ts";
import { findConsignmentContext } from "./queries.ts";
import { writeVersion } from "./write-queries.ts";

interface ConsignmentEdit {
  readonly id: string;
  readonly input: ConsignmentChangeInput;
  /** The `updatedAt` that it requires, null for any. */
  readonly editedVersion: string | null;
}

/**
 * Changes a draft; of an agreement that was sent or confirmed, its next version, which is made if there is none (people,
 * section 5). Works that are not sent are those that the gallery still has. The gallery can be another one until the first sending.
 * A change that is repeated leaves the agreement as it is.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT.
 */
export async function changeConsignment(
  { db, artist, now }: VerbContext,
  { id, input, editedVersion }: ConsignmentEdit,
): Promise<void> {
  const { workIds = [], channelId, ...fields } = input;
  await retryOnceOrThrow(async () => {
    const found = await findConsignmentContext(db, artist.id, { id, workIds });
    const { consignment, versions, works, channels, sent } = found;
    if (consignment === null) throw notFound();
    const number = consignment.state === "draft" ? consignment.version : consignment.version + 1;
    const written = versions.find(({ version }) => version === number);
    if (written && isWritten(input, { ...written, channelId: consignment.channelId })) return true;
    const next = requireAction(consignment, "change", editedVersion);
    const known = new Set(works.map((work) => work.id));
    if (!workIds.every((workId) => known.has(workId))) throw notFound();
    const before = written ?? requireVersion(versions, consignment.version);
    const terms = { ...before.terms, ...givenValues(fields) };
    if (!endsAfterBegin(terms.from, terms.until)) {
      throw invalid([{ path: "until", message: "Enter a day after the consignment begins." }]);
    }
    const version: ConsignmentVersionRow = {
      userId: artist.id,
      consignmentId: id,
      version: number,
      terms,
      workIds: input.workIds ?? stillThere(before.workIds, sent),
      content: null,
      sentAt: null,
      confirmedBy: null,
      confirmedAt: null,
    };
    const changed = {
      ...consignment,
      channelId: channelId ?? consignment.channelId,
      ...next,
      ...nextChange(consignment, now),
    };
    if (changed.channelId !== consignment.channelId) requireGallery(changed, channels);
    return (await writeVersion(db, consignment, changed, version)) || null;
  }, changedElsewhere());
}

/** Whether the draft, or the change, has what is asked for already. */
function isWritten(
  { workIds, channelId, ...fields }: ConsignmentChangeInput,
  written: Pick<ConsignmentVersionRow, "terms" | "workIds"> & Pick<ConsignmentRow, "channelId">,
): boolean {
  const asked = { ...givenValues(fields), workIds, channelId };
  const { terms, ...others } = written;
  const stored = new Map<string, unknown>(Object.entries({ ...terms, ...others }));
  return Object.entries(asked).every(
    ([name, value]) =>
      value === undefined || JSON.stringify(value) === JSON.stringify(stored.get(name)),
  );
}

/** @throws AppError VALIDATION_FAILED. */
function requireGallery(
  { channelId, sequence }: ConsignmentRow,
  channels: readonly ChannelRow[],
): void {
  const message =
    sequence === null
      ? "Choose one of your channels."
      : "This agreement was sent, so its gallery stays. Make another agreement.";
  const isChosen = sequence === null && channels.some(({ id }) => id === channelId);
  if (!isChosen) throw invalid([{ path: "channelId", message }]);
}

/** Without those that were sold or came back, unless that is all. */
function stillThere(
  workIds: readonly string[],
  sent: readonly ConsignmentWorkRow[],
): readonly string[] {
  const goneIds = sent.filter(({ isHere }) => !isHere).map(({ artworkId }) => artworkId);
  const left = workIds.filter((id) => !goneIds.includes(id));
  return left.length > 0 ? left : workIds;
}
