import { getPicture, getThumbnail } from "#worker/artworks/pictures/storage.ts";
import type { SystemContext } from "#worker/context.ts";
import type { DocumentWorkRow } from "#worker/db/document-tables.ts";
import { notFound } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
import { type GuestContext, type GuestRequest, openLink } from "./open.ts";
import { worksShown } from "./present-guest.ts";

interface PictureRequest extends GuestRequest {
  /** Left out for a label, which has one. */
  readonly workId?: string;
  /** Of an agreement as it was confirmed; left out, the newest that has the work. */
  readonly version?: string | undefined;
  readonly isThumbnail: boolean;
}

/**
 * The picture of a work that a link shows, or its thumbnail if it has one and that is asked for; of an invoice, and of an
 * agreement that was confirmed, the copy that was kept with it.
 * @throws AppError NOT_FOUND, also for a work that the link does not show.
 */
export async function readGuestPicture(
  context: GuestContext & Pick<SystemContext, "pictures">,
  { isThumbnail, ...request }: PictureRequest,
): Promise<{ readonly object: R2ObjectBody; readonly type: string }> {
  const { pictures, now } = context;
  const { version } = request;
  const { link, works, copies } = await openLink(context, request);
  const copy = copies
    .filter((one) => version === undefined || String(versionOf(one)) === version)
    .toSorted((one, other) => versionOf(one) - versionOf(other))
    .at(-1);
  const isCopy = link.kind === "invoice" || version !== undefined;
  const [shown] = copy || isCopy ? [copy] : worksShown(link, works, now);
  if (!shown?.pictureKey || !shown.pictureType) throw notFound();
  const thumbnail = isThumbnail ? await getThumbnail(pictures, shown.pictureKey) : null;
  const object = thumbnail ?? (await getPicture(pictures, shown.pictureKey));
  if (object === null) {
    logWarning("a picture is missing from the bucket", new Error(shown.pictureKey));
    throw notFound();
  }
  return { object, type: thumbnail?.httpMetadata?.contentType ?? shown.pictureType };
}

/** Of which version of an agreement a copy is; of a document it says nothing. */
function versionOf({ documentId }: DocumentWorkRow): number {
  return Number(documentId.split("-").at(-1));
}
