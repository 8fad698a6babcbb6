import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { channelsSchema, firstChannels, type SalesChannel } from "#schema/channels/channel.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import {
  expectError,
  readWork,
  signInProfessional,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { expectInvalid, expectRefusal } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

async function readChannels(artist: TestArtist): Promise<SalesChannel[]> {
  return readAnswer(channelsSchema, await artist.request(apiPaths.channels));
}

function put(artist: TestArtist, channels: unknown): Promise<Response> {
  return artist.send("PUT", apiPaths.channels, channels);
}

const [studio = expect.fail()] = firstChannels;

test("every artist begins with the first channels, in their order, free artists too", async () => {
  expect(await readChannels(await signInArtist(worker))).toEqual(firstChannels);
});

describe("PUT /api/channels", () => {
  test("replaces the list, in the order that was sent, and only the artist's own", async () => {
    const [artist, other] = [await signInProfessional(worker), await signInProfessional(worker)];
    const own: SalesChannel[] = [
      {
        ...{ id: "vent", kind: "gallery", name: "Galerie Vent", commission: 0.425 },
        ...{ percentageFee: 0.015, fixedFeeCents: 25, discount: 0.1, discountBorneBy: "gallery" },
        ...{ shippingCents: 4_500, chargesTax: true, takesMoney: false, daysToPay: 45 },
      },
      studio,
    ];
    const response = await put(artist, own);
    expect(response.status).toBe(200);
    const replaced = await response.json();
    // With the person of the named gallery.
    expect(replaced).toEqual([{ ...own[0], personId: expect.any(String) }, own[1]]);
    expect(await readChannels(artist)).toEqual(replaced);
    expect((await put(artist, own)).status).toBe(200);
    expect(await readChannels(artist)).toEqual(replaced);
    expect(await readChannels(other)).toEqual(firstChannels);
  });

  test("fifty channels with long names fit", async () => {
    const artist = await signInProfessional(worker);
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...studio,
      id: `channel-${index}`,
      name: "é".repeat(100),
    }));
    expect((await put(artist, many)).status).toBe(200);
    expect(await readChannels(artist)).toEqual(many);
  });

  test("does not remove a channel that a work is consigned to", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const consigned = { status: "consigned", channelId: "gallery-40" };
    await readWork(await artist.send("PATCH", artworkStatusPath(id), consigned));
    const message =
      "A work is on consignment through a channel that this would remove. Take the work back first.";
    await expectRefusal(worker, () => put(artist, [studio]), "CONFLICT", message);
    const remaining = firstChannels.filter((channel) => channel.id === "gallery-40");
    expect((await put(artist, remaining)).status).toBe(200);
    await readWork(await artist.send("PATCH", artworkStatusPath(id), { status: "available" }));
    expect((await put(artist, [studio])).status).toBe(200);
  });

  test.each<[string, unknown, string[]]>([
    ["an object", {}, []],
    ["an empty list", [], [""]],
    ["two of one id", [studio, studio], [""]],
    ["too many", Array.from({ length: 51 }, (_, id) => ({ ...studio, id: `${id}` })), [""]],
    ["an unknown kind", [{ ...studio, kind: "auction" }], ["0.kind"]],
    ["a share beyond 1", [{ ...studio, commission: 1.01 }], ["0.commission"]],
    ["a negative share", [{ ...studio, discount: -0.1 }], ["0.discount"]],
    ["part of a cent", [{ ...studio, fixedFeeCents: 0.5 }], ["0.fixedFeeCents"]],
    ["an empty name", [{ ...studio, name: " " }], ["0.name"]],
    ["an unknown bearer", [{ ...studio, discountBorneBy: "nobody" }], ["0.discountBorneBy"]],
    ["an unknown field", [studio, { ...studio, id: "two", tax: 1 }], ["1.tax"]],
    ["an inherited field", [{ ...studio, constructor: 1 }], ["0.constructor"]],
    ["a value that is no channel", [null], ["0"]],
  ])("%s is 400, and nothing changes", async (_name, body, paths) => {
    const artist = await signInProfessional(worker);
    await expectInvalid(worker, () => put(artist, body), paths);
  });

  test("is Professional", async () => {
    const artist = await signInArtist(worker);
    await expectError(await put(artist, [studio]), "UPGRADE_REQUIRED");
    expect(await readChannels(artist)).toEqual(firstChannels);
  });
});
