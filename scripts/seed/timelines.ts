import type { SalesChannel } from "#schema/channels/channel.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import type { Delivery } from "#schema/sales/sale.ts";

/** What happens to a work, so many days before the day of seeding. */
export type WorkEvent = { readonly daysAgo: number } & EventDetails;

type EventDetails =
  | { readonly kind: "place"; readonly location: string }
  | { readonly kind: "notes"; readonly notes: string }
  | { readonly kind: "framed"; readonly dollars: number }
  /** Gives up a price of her own for the list's. */
  | { readonly kind: "follows" }
  | { readonly kind: "asks"; readonly dollars: number; readonly reason: string }
  /** Until the end of a day, which may be after the day of seeding: `lastDayAgo` is below 0 then. */
  | { readonly kind: "hold"; readonly who: string; readonly lastDayAgo: number }
  | { readonly kind: "hold ends" }
  | { readonly kind: "consigned"; readonly channel: ChannelId; readonly dueBackAgo: number }
  | { readonly kind: "back"; readonly location: string }
  | { readonly kind: "not for sale" }
  | { readonly kind: "sold"; readonly dollars: number; readonly to: SoldTo };

interface SoldTo {
  readonly channel: ChannelId;
  readonly buyer: string;
  /** A town and its province by the postal code, where that is known. */
  readonly home: readonly [town: string, region: string] | null;
  /** What an invoice says, where one was issued. */
  readonly address: string;
  /** The province of the address to which it was sent, where no home is known. */
  readonly region: string | null;
  readonly deliveredBy: Delivery;
}

type ChannelId = "studio" | "gallery-50" | "gallery-40" | "fair" | "own-site" | "marketplace";

/**
 * Where she sells: the first channels by the names that she knows them by, what a stand at the fair costs, and that galleries charge the taxes as her
 * agents and take the buyers' money; the marketplace pays at once. */
const names: Readonly<Partial<Record<string, string>>> = {
  "gallery-50": "Galerie du Fleuve",
  "gallery-40": "North Wall, Halifax",
  fair: "Salon du printemps",
};

export const channels: readonly SalesChannel[] = firstChannels.map((channel) => ({
  ...channel,
  name: names[channel.id] ?? null,
  fixedFeeCents: channel.id === "fair" ? 9000 : channel.fixedFeeCents,
  chargesTax: channel.kind === "gallery",
  takesMoney: channel.kind === "gallery",
}));

/** What a gallery or fair is called, as a work that is there says it. */
export function nameOf(id: ChannelId): string {
  return names[id] ?? id;
}

const studio = "Studio, Rimouski";
const onMyList = "As on my list.";

const place = (daysAgo: number, location: string): WorkEvent => ({
  daysAgo,
  kind: "place",
  location,
});
const notes = (daysAgo: number, text: string): WorkEvent => ({
  daysAgo,
  kind: "notes",
  notes: text,
});
const framed = (daysAgo: number, dollars: number): WorkEvent => ({
  daysAgo,
  kind: "framed",
  dollars,
});
const notForSale = (daysAgo: number): WorkEvent => ({ daysAgo, kind: "not for sale" });
const follows = (daysAgo: number): WorkEvent => ({ daysAgo, kind: "follows" });
const back = (daysAgo: number, location = studio): WorkEvent => ({
  daysAgo,
  kind: "back",
  location,
});

function asks(daysAgo: number, dollars: number, reason = onMyList): WorkEvent {
  return { daysAgo, kind: "asks", dollars, reason };
}

/** A hold that ended by itself the day after its last one, unless that is still to come. */
function hold(daysAgo: number, who: string, lastDayAgo: number): readonly WorkEvent[] {
  const begins: WorkEvent = { daysAgo, kind: "hold", who, lastDayAgo };
  return lastDayAgo <= 0 ? [begins] : [begins, { daysAgo: lastDayAgo - 2, kind: "hold ends" }];
}

/** At a gallery, by an agreement (agreements.ts). */
function goesTo(daysAgo: number, channel: ChannelId): WorkEvent {
  return place(daysAgo, nameOf(channel));
}

function consigned(daysAgo: number, channel: ChannelId, dueBackAgo: number): WorkEvent {
  return { daysAgo, kind: "consigned", channel, dueBackAgo };
}

function sold(
  daysAgo: number,
  dollars: number,
  channel: ChannelId,
  buyer: string,
  {
    home = null,
    address = "",
    region = home?.[1] ?? null,
    deliveredBy = "handed-over",
  }: Partial<Omit<SoldTo, "channel" | "buyer">> = {},
): readonly WorkEvent[] {
  return [
    { daysAgo, kind: "sold", dollars, to: { channel, buyer, home, address, region, deliveredBy } },
    place(daysAgo, home === null ? "With its owner" : `With its owner, ${home[0]}`),
  ];
}

/** What has happened to each work since it was added, oldest first. */
export const timelines: Readonly<Record<string, readonly WorkEvent[]>> = {
  "Low Tide, Kamouraska": [
    place(7, studio),
    notes(7, "Painted from the quay in October, an hour before low water."),
    follows(7),
    ...hold(2, "Claire Gagnon", -13),
  ],
  "Ten Bands": [
    place(22, studio),
    ...hold(17, "Daniel Lavoie", 10),
    notes(8, "May be shown either way up."),
  ],
  "Second Breath": [
    place(30, studio),
    asks(28, 200),
    ...sold(14, 200, "marketplace", "A collector in Calgary", {
      home: ["Calgary", "AB"],
      deliveredBy: "carrier",
    }),
  ],
  Barley: [
    place(49, studio),
    asks(43, 1875, "As on my list, below the formula: long and narrow sells slowly."),
    goesTo(42, "gallery-40"),
    ...sold(8, 1875, "gallery-40", "H. and R. MacNeil"),
  ],
  Alders: [place(63, studio), notForSale(60), place(60, "Home")],
  "Thaw on the Ouelle": [
    place(80, studio),
    asks(76, 400),
    ...sold(49, 400, "studio", "Claire Gagnon", { address: "Québec (Québec)", region: "QC" }),
  ],
  "Field at Nine": [
    place(97, studio),
    asks(95, 175),
    ...sold(52, 175, "own-site", "Priya Nair", { deliveredBy: "carrier", region: "ON" }),
  ],
  "Letters Not Sent": [
    place(116, studio),
    asks(110, 675),
    goesTo(108, "gallery-50"),
    ...sold(71, 675, "gallery-50", "Marc-André Roy"),
  ],
  "Après la pluie": [
    place(131, studio),
    asks(88, 5750, "Rounded down for the gallery."),
    notes(85, "Travels in two crates; the stretcher comes apart."),
    goesTo(42, "gallery-40"),
  ],
  "Wharf Lights": [place(148, studio), consigned(120, "gallery-50", -45)],
  "Snow Fence": [place(166, studio), framed(124, 85), consigned(120, "gallery-50", -45)],
  "Kitchen, Six O’Clock": [place(181, studio), goesTo(108, "gallery-50"), place(60, studio)],
  Undertow: [
    place(197, studio),
    asks(190, 1750, "Rounded up."),
    ...hold(150, "Hélène Caron", 143),
    follows(82),
  ],
  "Batture, octobre": [
    place(214, studio),
    asks(205, 250),
    ...sold(176, 250, "fair", "Lise Paradis"),
  ],
  "What the River Kept": [place(233, studio), ...hold(220, "Marc-André Roy", 213), notForSale(200)],
  "Small Weather": [place(246, studio)],
  "Five Roofs, Trois-Pistoles": [
    place(262, studio),
    goesTo(216, "gallery-40"),
    place(160, studio),
    ...hold(150, "Tom Okafor", 144),
  ],
  Sumac: [
    place(281, studio),
    asks(275, 900),
    goesTo(270, "gallery-50"),
    ...sold(240, 900, "gallery-50", "Hélène Caron", { home: ["Québec", "QC"] }),
  ],
  "Pierres de Métis": [
    place(304, studio),
    asks(300, 1650, "As on my list, a little below the formula."),
    goesTo(216, "gallery-40"),
    ...sold(197, 1650, "gallery-40", "The Alder Street Clinic"),
  ],
  "Tide Table": [
    place(322, studio),
    asks(320, 125),
    ...sold(295, 125, "own-site", "Tom Okafor", { deliveredBy: "carrier", region: "ON" }),
  ],
  "Carte postale": [
    place(365, studio),
    asks(364, 150),
    ...sold(351, 150, "studio", "Jeanne Morin"),
  ],
  "Salt Marsh, Evening": [
    place(418, studio),
    asks(410, 825),
    ...sold(344, 825, "studio", "Daniel Lavoie"),
  ],
  "Ice Road": [
    place(604, studio),
    asks(600, 975, "My first encaustic: a little below the formula."),
    consigned(520, "gallery-40", 300),
    back(300),
    consigned(200, "gallery-50", -45),
  ],
  "Headland in Fog": [
    place(725, studio),
    asks(690, 325, "Rounded up."),
    asks(560, 350, "Raised for the spring."),
    consigned(548, "fair", 541),
    back(540),
    asks(433, 400, "Raised to my list."),
    framed(90, 78),
    asks(80, 425, "Framed since, and the frame stays."),
    goesTo(75, "gallery-50"),
  ],
};
