import * as v from "valibot";
import { personIdSchema } from "#schema/people/person-id.ts";
import { oneLine } from "#schema/text.ts";

export const channelKinds = ["studio", "gallery", "fair", "own-site", "marketplace"] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** Who a discount is taken from (`netOf`). */
export const discountBearers = ["artist", "gallery", "both"] as const;

export const channelLimits = {
  count: 50,
  idCharacters: 40,
  nameCharacters: 100,
  daysToPay: 365,
} as const;

const fractionSchema = v.pipe(
  v.number("Enter a share from 0 to 1."),
  v.finite("Enter a share from 0 to 1."),
  v.minValue(0, "Enter a share from 0 to 1."),
  v.maxValue(1, "Enter a share from 0 to 1."),
);

const costCentsSchema = v.pipe(
  v.number("Enter an amount."),
  v.integer("Enter an amount in whole cents."),
  v.minValue(0, "Enter 0 or more."),
  v.maxValue(1_000_000_00, "Enter 1,000,000 or less."),
);

const days = `Enter whole days from 0 to ${channelLimits.daysToPay}.`;

/** Within how many days after a sale a gallery pays the artist. */
export const daysToPaySchema = v.pipe(
  v.number(days),
  v.integer(days),
  v.minValue(0, days),
  v.maxValue(channelLimits.daysToPay, days),
);

/**
 * A way to sell and what it costs (price list, section 3.5). Shares are from 0 to 1, amounts whole cents of the
 * sale's currency. `name` is null where the artist has given none: it is then named by its kind.
 */
export const channelSchema = v.strictObject({
  id: v.pipe(
    v.string(),
    oneLine,
    v.trim(),
    v.minLength(1),
    v.maxLength(channelLimits.idCharacters),
  ),
  kind: v.picklist(channelKinds, "Choose one of the channels on offer."),
  name: v.nullable(
    v.pipe(
      v.string("Enter a name."),
      oneLine,
      v.trim(),
      v.minLength(1, "Enter a name."),
      v.maxLength(
        channelLimits.nameCharacters,
        `Use at most ${channelLimits.nameCharacters} characters.`,
      ),
    ),
  ),
  commission: fractionSchema,
  percentageFee: fractionSchema,
  fixedFeeCents: costCentsSchema,
  discount: fractionSchema,
  discountBorneBy: v.picklist(discountBearers, "Choose who bears the discount."),
  shippingCents: costCentsSchema,
  /** A gallery that sells as the artist's agent charges the taxes itself: the artist's invoice then has none. */
  chargesTax: v.optional(v.boolean("Send true or false."), false),
  /** Whether it takes the buyer's money and owes the artist's part; left out of what is sent, it stays. */
  takesMoney: v.optional(v.boolean("Send true or false.")),
  /** Within how many days it pays the artist after a sale; left out of what is sent, they stay. */
  daysToPay: v.optional(daysToPaySchema),
  /** Whose gallery it is; left out of what is sent, it stays. */
  personId: v.optional(personIdSchema),
});
export type SalesChannel = v.InferOutput<typeof channelSchema>;

/** The answer of `GET /api/channels` and the body of `PUT /api/channels`: the whole list, in the artist's order. */
export const channelsSchema = v.pipe(
  v.array(channelSchema, "Send the list of channels."),
  v.minLength(1, "Keep at least one channel."),
  v.maxLength(channelLimits.count, `Keep at most ${channelLimits.count} channels.`),
  v.check(
    (channels) => new Set(channels.map(({ id }) => id)).size === channels.length,
    "Two channels have the same id.",
  ),
);

const usualDaysToPay = 30;

/** Whether a channel takes the buyer's money (people, section 5): galleries and marketplaces do unless it says otherwise. */
export function takesMoneyOf({
  kind,
  takesMoney,
}: {
  readonly kind: ChannelKind;
  readonly takesMoney?: boolean | null | undefined;
}): boolean {
  return takesMoney ?? (kind === "gallery" || kind === "marketplace");
}

/** Within how many days a channel pays the artist; 30 unless it says otherwise. */
export function daysToPayOf({
  daysToPay,
}: {
  readonly daysToPay?: number | null | undefined;
}): number {
  return daysToPay ?? usualDaysToPay;
}

const free = {
  name: null,
  commission: 0,
  percentageFee: 0,
  fixedFeeCents: 0,
  discount: 0,
  discountBorneBy: "artist",
  shippingCents: 0,
  chargesTax: false,
  takesMoney: false,
  daysToPay: usualDaysToPay,
} as const;

const takingMoney = { ...free, takesMoney: true } as const;

/** The channels that every artist begins with. */
export const firstChannels: readonly SalesChannel[] = [
  { ...free, id: "studio", kind: "studio" },
  { ...takingMoney, id: "gallery-50", kind: "gallery", commission: 0.5, discountBorneBy: "both" },
  { ...takingMoney, id: "gallery-40", kind: "gallery", commission: 0.4, discountBorneBy: "both" },
  { ...free, id: "fair", kind: "fair" },
  { ...free, id: "own-site", kind: "own-site", percentageFee: 0.029, fixedFeeCents: 30 },
  { ...takingMoney, id: "marketplace", kind: "marketplace", commission: 0.35 },
];
