import * as v from "valibot";
import {
  type ChannelKind,
  channelKinds,
  channelLimits,
  type SalesChannel,
} from "#schema/channels/channel.ts";
import { fromCents, toCents } from "#schema/money.ts";
import { isDecimalText } from "#schema/read-number.ts";

/** A channel as it is typed: shares in per cent, amounts in dollars, empty for none. */
const typedChannelSchema = v.object({
  id: v.string(),
  kind: v.picklist(channelKinds),
  name: v.string(),
  /** Whose gallery it is, where that was chosen here; left out in what an older window stored. */
  personId: v.optional(v.string(), ""),
  commission: v.string(),
  percentageFee: v.string(),
  fixedFee: v.string(),
  shipping: v.string(),
  discount: v.string(),
  discountBorneBy: v.picklist(["artist", "gallery", "both"]),
  chargesTax: v.boolean(),
});
export type TypedChannel = v.InferOutput<typeof typedChannelSchema>;

export const channelsFormSchema = v.object({ channels: v.array(typedChannelSchema) });
type ChannelsForm = v.InferOutput<typeof channelsFormSchema>;

export function toForm(channels: readonly SalesChannel[]): ChannelsForm {
  return { channels: channels.map(typedChannel) };
}

function typedChannel(channel: SalesChannel): TypedChannel {
  const { id, kind, name, discountBorneBy, chargesTax } = channel;
  return {
    id,
    kind,
    name: name ?? "",
    personId: "",
    discountBorneBy,
    chargesTax,
    commission: percentText(channel.commission),
    percentageFee: percentText(channel.percentageFee),
    fixedFee: amountText(channel.fixedFeeCents),
    shipping: amountText(channel.shippingCents),
    discount: percentText(channel.discount),
  };
}

/** What a new channel of a kind begins with. */
export function newChannel(id: string, kind: ChannelKind): TypedChannel {
  const nothing = {
    name: "",
    personId: "",
    percentageFee: "",
    fixedFee: "",
    shipping: "",
    discount: "",
  };
  return {
    id,
    kind,
    ...nothing,
    commission: kind === "gallery" ? "50" : "",
    discountBorneBy: kind === "gallery" ? "both" : "artist",
    chargesTax: false,
  };
}

/** Without what binary fractions add: `2.9`, not `2.9000000000000004`. */
function percentText(share: number): string {
  return share === 0 ? "" : String(Number((share * 100).toFixed(6)));
}

function amountText(cents: number): string {
  if (cents === 0) return "";
  return cents % 100 === 0 ? String(fromCents(cents)) : fromCents(cents).toFixed(2);
}

export type ChannelError = "share" | "amount" | "tooMuch" | "name";
type FieldName = Exclude<
  keyof TypedChannel,
  "id" | "kind" | "personId" | "discountBorneBy" | "chargesTax"
>;
export type ChannelErrors = Readonly<Partial<Record<FieldName, ChannelError>>>;

/** In dollars. */
export const mostCosts = 1_000_000;

/** What the server would refuse of a channel, by field. */
export function channelErrors(channel: TypedChannel): ChannelErrors {
  const shares = ["commission", "percentageFee", "discount"] as const;
  const amounts = ["fixedFee", "shipping"] as const;
  const errors: Partial<Record<FieldName, ChannelError>> = {};
  for (const field of shares) if (!isShare(channel[field])) errors[field] = "share";
  for (const field of amounts) {
    const error = amountError(channel[field]);
    if (error) errors[field] = error;
  }
  if (channel.name.trim().length > channelLimits.nameCharacters) errors.name = "name";
  return errors;
}

function isShare(text: string): boolean {
  return isBlank(text) || (isDecimalText(text) && Number(text) <= 100);
}

function amountError(text: string): ChannelError | null {
  if (isBlank(text)) return null;
  if (!isDecimalText(text)) return "amount";
  return Number(text) > mostCosts ? "tooMuch" : null;
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

/** The channels to save; only of a form without errors. */
export function toChannels({ channels }: ChannelsForm): SalesChannel[] {
  return channels.map(({ id, kind, name, personId, discountBorneBy, chargesTax, ...costs }) => ({
    id,
    kind,
    discountBorneBy,
    chargesTax,
    ...(kind === "gallery" && personId !== "" && { personId }),
    name: isBlank(name) ? null : name.trim(),
    commission: shareOf(costs.commission),
    percentageFee: shareOf(costs.percentageFee),
    discount: shareOf(costs.discount),
    fixedFeeCents: centsOf(costs.fixedFee),
    shippingCents: centsOf(costs.shipping),
  }));
}

function shareOf(text: string): number {
  return isBlank(text) ? 0 : Number((Number(text) / 100).toFixed(8));
}

function centsOf(text: string): number {
  return isBlank(text) ? 0 : toCents(Number(text));
}

/** The list with one of its channels a place further up or down. */
export function moved(
  channels: readonly TypedChannel[],
  id: string,
  by: -1 | 1,
): readonly TypedChannel[] {
  const from = channels.findIndex((channel) => channel.id === id);
  const other = channels[from + by];
  const own = channels[from];
  if (!own || !other) return channels;
  return channels.map((channel, index) =>
    index === from ? other : index === from + by ? own : channel,
  );
}
