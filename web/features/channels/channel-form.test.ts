import { describe, expect, test } from "vitest";
import { firstChannels, type SalesChannel } from "#schema/channels/channel.ts";
import { channelErrors, moved, newChannel, toChannels, toForm } from "./channel-form.ts";

const typed = newChannel("one", "fair");

test("channels are what they were when nothing is changed, without the terms that the form does not show and the Worker keeps", () => {
  const vent: SalesChannel = {
    ...{ id: "vent", kind: "gallery", name: "Vent", commission: 0.425, percentageFee: 0.029 },
    ...{ fixedFeeCents: 30, discount: 0.1, discountBorneBy: "gallery", shippingCents: 45_50 },
    chargesTax: true,
  };
  const all = [...firstChannels, vent];
  const shown = all.map(({ takesMoney: _, daysToPay: __, ...terms }) => terms);
  expect(toChannels(toForm(all))).toEqual(shown);
});

test("a gallery is the person's who was chosen for it, no other channel is", () => {
  const chosen = { ...newChannel("one", "gallery"), name: "Galerie Vent", personId: "vent" };
  expect(toChannels({ channels: [chosen] })).toMatchObject([
    { name: "Galerie Vent", personId: "vent" },
  ]);
  const [fair] = toChannels({ channels: [{ ...chosen, kind: "fair" }] });
  expect(fair).not.toHaveProperty("personId");
});

test("fields are typed in per cent and dollars, empty for none", () => {
  const [channel] = toForm(firstChannels.filter(({ id }) => id === "own-site")).channels;
  expect(channel).toMatchObject({
    ...{ commission: "", percentageFee: "2.9", fixedFee: "0.30", shipping: "", discount: "" },
  });
});

test("a new gallery has half, a new fair nothing", () => {
  expect(toChannels({ channels: [newChannel("one", "gallery"), typed] })).toMatchObject([
    { id: "one", kind: "gallery", name: null, commission: 0.5, discountBorneBy: "both" },
    { id: "one", kind: "fair", name: null, commission: 0, discountBorneBy: "artist" },
  ]);
});

describe("what a field does not take", () => {
  test.each([
    ["commission", "100", undefined],
    ["commission", "100.5", "share"],
    ["commission", "a half", "share"],
    ["discount", " ", undefined],
    ["percentageFee", "-1", "share"],
    ["fixedFee", "ninety", "amount"],
    ["fixedFee", "1000001", "tooMuch"],
    ["shipping", "1000000", undefined],
    ["name", "é".repeat(101), "name"],
    ["name", "é".repeat(100), undefined],
  ] as const)("%s %j: %s", (field, value, error) => {
    const errors = channelErrors({ ...typed, [field]: value });
    expect(errors).toEqual(error === undefined ? {} : { [field]: error });
  });
});

test("a channel moves by one place, and not beyond the ends", () => {
  const channels = ["a", "b", "c"].map((id) => newChannel(id, "fair"));
  const order = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join("");
  expect(order(moved(channels, "b", -1))).toBe("bac");
  expect(order(moved(channels, "b", 1))).toBe("acb");
  expect(order(moved(channels, "a", -1))).toBe("abc");
  expect(order(moved(channels, "c", 1))).toBe("abc");
});
