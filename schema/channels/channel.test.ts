import * as v from "valibot";
import { expect, test } from "vitest";
import { expectWhole } from "#tests/support/whole.ts";
import { channelSchema, channelsSchema, firstChannels } from "./channel.ts";

const channel = {
  ...{ id: "fleuve", kind: "gallery", name: "Galerie du Fleuve", commission: 0.5 },
  ...{ percentageFee: 0.029, fixedFeeCents: 30, discount: 0.1, discountBorneBy: "both" },
  ...{ shippingCents: 20_00, chargesTax: true, takesMoney: true, daysToPay: 30, personId: "p1" },
};

test("a channel says what it costs; what it left unsaid before stays", () => {
  expectWhole(channelSchema, channel, ["chargesTax", "takesMoney", "daysToPay", "personId"]);
  const { chargesTax: _, ...rest } = channel;
  expect(v.parse(channelSchema, rest)).toEqual({ ...rest, chargesTax: false });
  const typed = { ...channel, id: " fleuve ", name: " Galerie\ndu Fleuve " };
  expect(v.parse(channelSchema, typed)).toEqual(channel);
  expect(v.is(channelSchema, { ...channel, name: null })).toBe(true);
  expect(v.is(channelSchema, { ...channel, other: 1 })).toBe(false);
});

test.each([
  [{ id: "i".repeat(41) }, null],
  [{ id: " " }, null],
  [{ kind: "shop" }, "Choose one of the channels on offer."],
  [{ name: " " }, "Enter a name."],
  [{ name: "n".repeat(101) }, "Use at most 100 characters."],
  [{ commission: 1.01 }, "Enter a share from 0 to 1."],
  [{ percentageFee: -0.01 }, "Enter a share from 0 to 1."],
  [{ discount: Number.POSITIVE_INFINITY }, "Enter a share from 0 to 1."],
  [{ fixedFeeCents: -1 }, "Enter 0 or more."],
  [{ fixedFeeCents: 0.5 }, "Enter an amount in whole cents."],
  [{ shippingCents: 1_000_000_01 }, "Enter 1,000,000 or less."],
  [{ discountBorneBy: "buyer" }, "Choose who bears the discount."],
  [{ daysToPay: 366 }, "Enter whole days from 0 to 365."],
])("a channel with %j is refused", (change, message) => {
  const { issues } = v.safeParse(channelSchema, { ...channel, ...change });
  expect(issues).toBeDefined();
  if (message !== null) expect(issues?.[0].message).toBe(message);
});

test("an artist keeps from 1 to 50 channels, each with an id of its own", () => {
  const problemOf = (list: unknown) => v.safeParse(channelsSchema, list).issues?.[0].message;
  const many = Array.from({ length: 50 }, (_, index) => ({ ...channel, id: `c${index}` }));
  expect(problemOf(many)).toBeUndefined();
  expect(problemOf([...many, channel])).toBe("Keep at most 50 channels.");
  expect(problemOf([])).toBe("Keep at least one channel.");
  expect(problemOf([channel, { ...channel, name: null }])).toBe("Two channels have the same id.");
});

test("an artist begins with the studio, galleries of half and of 40 percent, a fair, a site and a marketplace", () => {
  const none = {
    ...{ name: null, commission: 0, percentageFee: 0, fixedFeeCents: 0, discount: 0 },
    ...{ discountBorneBy: "artist", shippingCents: 0, chargesTax: false, takesMoney: false },
    daysToPay: 30,
  };
  const gallery = { ...none, kind: "gallery", discountBorneBy: "both", takesMoney: true };
  expect(firstChannels).toEqual([
    { ...none, id: "studio", kind: "studio" },
    { ...gallery, id: "gallery-50", commission: 0.5 },
    { ...gallery, id: "gallery-40", commission: 0.4 },
    { ...none, id: "fair", kind: "fair" },
    { ...none, id: "own-site", kind: "own-site", percentageFee: 0.029, fixedFeeCents: 30 },
    { ...none, id: "marketplace", kind: "marketplace", commission: 0.35, takesMoney: true },
  ]);
});
