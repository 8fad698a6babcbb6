import { channelLimits } from "#schema/channels/channel.ts";
import { foldText } from "#schema/fold-text.ts";
import type { ImportedWork } from "#schema/imports/imported-work.ts";
import { channelKindIn } from "#schema/imports/words.ts";
import type { ChannelRow } from "#worker/db/sale-tables.ts";

export interface ChannelContext {
  readonly ownerId: string;
  readonly importId: string;
  readonly channels: readonly ChannelRow[];
  /** Those that the rows add, for works that are consigned through ones that the artist does not have. */
  readonly newChannels: ChannelRow[];
}

type Consigned = Pick<ImportedWork, "consignedThrough" | "consignmentCommission">;

/**
 * The id of the channel through which a work is consigned, with the commission that the file states: one of the artist's, or
 * a new one. Null where the file names none, or there is no room for another.
 */
export function consignmentChannelOf(work: Consigned, context: ChannelContext): string | null {
  const { consignedThrough: through, consignmentCommission } = work;
  if (through === "") return null;
  const kind = channelKindIn(through);
  const known = [...context.channels, ...context.newChannels];
  const isMeant = ({ name, kind: ofKind, commission }: ChannelRow) =>
    (kind === null ? name !== null && foldText(name) === foldText(through) : ofKind === kind) &&
    (consignmentCommission === null || commission === consignmentCommission);
  // One without a name of its own first, as the file's has none.
  const found = known.find((row) => isMeant(row) && (row.name === null) === (kind !== null));
  const channel = found ?? known.find(isMeant) ?? addChannel(work, kind ?? "gallery", context);
  return channel?.id ?? null;
}

/** Its id begins with the import's, so that the undo finds it. */
function addChannel(
  { consignedThrough, consignmentCommission }: Consigned,
  kind: ChannelRow["kind"],
  { ownerId, importId, channels, newChannels }: ChannelContext,
): ChannelRow | null {
  const known = [...channels, ...newChannels];
  if (known.length >= channelLimits.count) return null;
  const taken = new Set(known.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${importId}-${number}`)) number += 1;
  const isNamed = channelKindIn(consignedThrough) === null;
  const channel: ChannelRow = {
    userId: ownerId,
    id: `${importId}-${number}`,
    position: Math.max(-1, ...known.map(({ position }) => position)) + 1,
    kind,
    name: isNamed ? consignedThrough.slice(0, channelLimits.nameCharacters) : null,
    commission: consignmentCommission ?? 0,
    percentageFee: 0,
    fixedFeeCents: 0,
    discount: 0,
    shippingCents: 0,
    discountBorneBy: "both",
    chargesTax: false,
    personId: null,
    takesMoney: null,
    daysToPay: null,
  };
  newChannels.push(channel);
  return channel;
}
