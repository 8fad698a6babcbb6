import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { artworkThumbnailPath } from "#schema/api-paths.ts";
import { thumbnailLimits } from "#schema/artworks/pictures.ts";
import { type Calculator, calculatorOfAdmin, calculatorOfArtist } from "./calculator.ts";
import { dismissToast, expectToast, findArtworks, newTitle, openForEdit } from "./journeys.ts";
import { addressOf, watchRequests } from "./page-requests.ts";
import { makeNoise, noise, snapshot, uprightCorners } from "./photograph.ts";
import {
  type Corners,
  expectShown,
  expectStoredPixels,
  expectThumbnail,
  mirrored,
  turned,
} from "./pixels.ts";
import { test } from "./test.ts";

/** The format of iPhone photographs, which Safari is the only desktop browser to read. */
const heic = {
  name: "IMG_2041.HEIC",
  type: "image/heic",
  bytes: Buffer.concat([
    Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    Buffer.alloc(2000, 7),
  ]),
};

async function chooseSnapshot(calculator: Calculator): Promise<void> {
  await calculator.choosePicture(snapshot());
  await expectShown(calculator.picture, uprightCorners);
}

test("a phone's HEIC photograph is decoded by a part loaded only for it, and its proportions are compared with the size", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  const decoders = watchRequests(page, (request) => /\/assets\/heic-/.test(request.url()));
  await calculator.choosePicture(snapshot());
  await expectShown(calculator.picture, uprightCorners);
  expect(decoders.map(addressOf)).toEqual([]);
  const sketch = {
    name: "IMG_2042.HEIC",
    type: "image/heic",
    bytes: readFileSync("tests/e2e/fixtures/sketch.heic"),
  };
  const [paper, sea] = [
    [235, 225, 205],
    [40, 80, 140],
  ] as const;
  await calculator.choosePicture(sketch);
  await expectShown(calculator.picture, {
    topLeft: paper,
    topRight: paper,
    bottomRight: sea,
    bottomLeft: sea,
  });
  await calculator.expectDimensions(["20", "15"]);
  await expect(
    calculator.pictureArea.getByText(
      "Check the size: this picture has the proportions of 20 × 13.3 in.",
    ),
  ).toBeVisible();
  await calculator.height.fill("13.5");
  await expect(calculator.pictureArea.getByText(/^Check the size: .*$/)).toBeHidden();
  await calculator.saveNew();
});

test("S2.095 S2.096 S2.097 S5.021 S5.022 S5.023 S5.024 a picture is added, replaced and removed; a file that is not a picture changes nothing", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  const { pictureArea, picture, unsaved } = calculator;
  await calculator.enter({ title: "Low Tide", width: "33" });

  await test.step("S5.024 a dropped file that is no picture is ignored", async () => {
    const bytes = Buffer.from("Price list");
    await calculator.dropFile({ name: "prices.txt", type: "text/plain", bytes });
    await calculator.dropFile({ name: "prices.pdf", type: "application/pdf", bytes });
    await expect(pictureArea.getByText("Drop a picture here, or choose one")).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveCount(0);
    await expect(page).toHaveURL(/\/app/);
  });

  await test.step("S5.021 the input takes any image type", async () => {
    await expect(pictureArea.getByLabel("Picture file")).toHaveAttribute("accept", "image/*");
  });

  await test.step("a picture that cannot be decoded says so", async () => {
    await calculator.choosePicture(heic);
    await expectToast(
      page,
      "This picture cannot be opened",
      "This file cannot be read as a picture. Save it as a JPG or PNG and try again.",
    );
    await expect(pictureArea.getByText("Drop a picture here, or choose one")).toBeVisible();
    await dismissToast(page, "This picture cannot be opened");
  });

  await test.step("S2.096 a dropped picture is shown, the right way up", async () => {
    await calculator.dropFile(snapshot());
    await expectShown(picture, uprightCorners);
    await expect(picture).toHaveAccessibleName("Low Tide");
    await expect(unsaved).toBeVisible();
  });

  await test.step("an undecodable one after it keeps the picture and all that was typed", async () => {
    await calculator.dropFile({ ...heic, type: "" });
    await expectToast(page, "This picture cannot be opened");
    await dismissToast(page, "This picture cannot be opened");
    await calculator.choosePicture({
      name: "torn.png",
      type: "image/png",
      bytes: Buffer.from("\x89PNG\r\n\x1a\n torn", "latin1"),
    });
    await expectToast(page, "This picture cannot be opened");
    await expectShown(picture, uprightCorners);
    await calculator.expectEntered({ title: "Low Tide", width: "33" });
  });

  await test.step("S2.097 Replace picture opens the file chooser", async () => {
    const chooser = page.waitForEvent("filechooser");
    await calculator.tool("Replace picture").click();
    const bytes = makeNoise(40, 40);
    await (await chooser).setFiles({ name: "noise.jpg", mimeType: "image/jpeg", buffer: bytes });
    await expect.poll(async () => ratio(calculator)).toBeCloseTo(1, 1);
  });

  await test.step("S2.097 Remove takes it down", async () => {
    await calculator.tool("Remove").click();
    await expect(picture).toBeHidden();
    await expect(pictureArea.getByText("Drop a picture here, or choose one")).toBeVisible();
    await calculator.expectDimensions(["33", "15"]);
  });
});

test("the first picture passes the focus on to Replace picture", async ({ page }) => {
  const calculator = await calculatorOfArtist(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "choose one" }).press("Enter");
  const { name, type, bytes } = snapshot();
  await (await chooser).setFiles({ name, mimeType: type, buffer: bytes });
  await expect(calculator.tool("Replace picture")).toBeFocused();
});

test("a transparent picture stays transparent, also under the name of a JPEG", async ({ page }) => {
  const calculator = await calculatorOfArtist(page);
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 60, height: 40 });
    canvas.getContext("2d")?.fillRect(0, 0, 20, 40);
    return canvas.toDataURL("image/png").replace(/^.*,/, "");
  });
  const bytes = Buffer.from(base64, "base64");
  await calculator.choosePicture({ name: "study.jpg", type: "image/jpeg", bytes });
  await expect(calculator.picture.locator("image")).toHaveAttribute("href", /^data:image\/webp;/);
});

async function ratio({ picture }: Calculator): Promise<number> {
  const box = await picture.boundingBox();
  return box ? box.width / box.height : 0;
}

const tools = { Rotate: turned, Mirror: mirrored } as const;

test("S4.083 S4.084 S4.085 Rotate and Mirror show what will be saved, in any order", async ({
  page,
}) => {
  const name = newTitle("Turned");
  const calculator = await calculatorOfAdmin(page);
  const { picture, save } = calculator;
  await calculator.enter({ title: name, width: "30", height: "24" });
  await chooseSnapshot(calculator);

  let expected: Corners = uprightCorners;
  let sides: readonly [string, string] = ["30", "24"];
  for (const tool of ["Rotate", "Mirror", "Rotate", "Rotate", "Mirror", "Rotate"] as const) {
    await test.step(`${tool}`, async () => {
      await calculator.tool(tool).click();
      expected = tools[tool](expected);
      if (tool === "Rotate") sides = [sides[1], sides[0]];
      await calculator.expectDimensions(sides);
      await expectShown(picture, expected);
    });
  }
  await calculator.tool("Rotate").click();
  await calculator.tool("Mirror").click();
  const baked = mirrored(turned(expected));
  await expectShown(picture, baked);
  await save.click();
  await expectToast(page, "Artwork saved!");
  const [saved] = await findArtworks(page, name);
  expect(saved?.width).toBe(24);
  expect(saved?.height).toBe(30);
  await expectStoredPixels(page, saved?.imageUrl ?? "", baked);
  await expectThumbnail(page, saved?.imageUrl ?? "");
});

test("a slow picture shows a spinner, can be replaced, and a save waits for it", async ({
  page,
}) => {
  const name = newTitle("Under way");
  const calculator = await calculatorOfAdmin(page);
  const { pictureArea, picture, title, save } = calculator;
  // It is followed by the note on its proportions.
  const status = pictureArea.getByRole("status").first();
  const drop = pictureArea.getByText("Drop a picture here, or choose one");
  const square = noise(1000, 1000);
  let hold = Promise.withResolvers<void>();
  await page.route("**/picture-worker-*.js", async (route) => {
    await hold.promise;
    await route.continue();
  });

  await test.step("the page stays usable meanwhile, and Remove cancels it", async () => {
    await expect(calculator.tool("Remove")).toBeDisabled();
    await calculator.choosePicture(snapshot());
    await expect(status).toHaveText("Preparing the picture");
    await title.fill(name);
    await calculator.tool("Remove").click();
    await expect(status).toBeEmpty();
    await expect(drop).toBeVisible();
  });

  await test.step("of two, the newer one is shown", async () => {
    await calculator.choosePicture(snapshot());
    await calculator.choosePicture(square);
    hold.resolve();
    await expect.poll(async () => ratio(calculator)).toBeCloseTo(1, 1);
    await expect(status).toBeEmpty();
    hold = Promise.withResolvers();
    await calculator.tool("Remove").click();
  });

  await test.step("Save waits for it, and sends it with a light thumbnail", async () => {
    await calculator.choosePicture(square);
    await expect(status).toHaveText("Preparing the picture");
    await save.click();
    await expect(picture).toBeHidden();
    hold.resolve();
    await expectToast(page, "Artwork saved!");
    const [saved] = await findArtworks(page, name);
    const small = await page.request.get(artworkThumbnailPath(saved?.imageUrl ?? ""));
    expect((await small.body()).length).toBeLessThanOrEqual(thumbnailLimits.bytes);
  });
});

test("a picture is prepared in the page if the worker cannot be loaded or cannot draw", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);

  await test.step("because the worker cannot be loaded", async () => {
    await page.route("**/picture-worker-*.js", (route) => route.abort());
    await chooseSnapshot(calculator);
    await calculator.tool("Remove").click();
  });

  await test.step("because it offers none that could draw", async () => {
    await page.evaluate("delete globalThis.OffscreenCanvas");
    await chooseSnapshot(calculator);
    await calculator.choosePicture(heic);
    await expectToast(page, "This picture cannot be opened");
    await expectShown(calculator.picture, uprightCorners);
  });
});

test("an edit keeps the stored picture, rotates it once, or removes it", async ({ page }) => {
  const name = newTitle("Stored");
  const calculator = await calculatorOfAdmin(page);
  const { picture, title, year, save } = calculator;
  await title.fill(name);
  await chooseSnapshot(calculator);
  await calculator.tool("Mirror").click();
  await save.click();
  await expectToast(page, "Artwork saved!");
  const [first] = await findArtworks(page, name);
  const stored = mirrored(uprightCorners);
  await expectStoredPixels(page, first?.imageUrl ?? "", stored);

  await test.step("unchanged, it is neither sent nor encoded again", async () => {
    await openForEdit(page, name);
    await expectShown(picture, stored);
    await year.fill("1987");
    const request = page.waitForRequest((sent) => sent.method() === "PATCH");
    await calculator.saveEdit();
    expect((await request).postDataJSON().imageUrl).toBe(first?.imageUrl);
    const [saved] = await findArtworks(page, name);
    expect(saved?.dateCreated).toBe("1987");
    expect(saved?.imageUrl).toBe(first?.imageUrl);
  });

  await test.step("rotated, the new one takes its place and the old one is gone", async () => {
    await openForEdit(page, name);
    await calculator.tool("Rotate").click();
    await expectShown(picture, turned(stored));
    await calculator.saveEdit();
    const [saved] = await findArtworks(page, name);
    expect(saved?.imageUrl).not.toBe(first?.imageUrl);
    await expectStoredPixels(page, saved?.imageUrl ?? "", turned(stored));
  });

  await test.step("turned all the way round, it is the same picture still", async () => {
    const [before] = await findArtworks(page, name);
    await openForEdit(page, name);
    for (let turn = 0; turn < 4; turn += 1) await calculator.tool("Rotate").click();
    await expect(calculator.unsaved).toBeHidden();
    await year.fill("1988");
    await calculator.saveEdit();
    const [saved] = await findArtworks(page, name);
    expect(saved?.imageUrl).toBe(before?.imageUrl);
  });

  await test.step("removed, the work has none", async () => {
    await openForEdit(page, name);
    await calculator.tool("Remove").click();
    await calculator.saveEdit();
    const [saved] = await findArtworks(page, name);
    expect(saved?.imageUrl).toBeNull();
  });
});

test("a stored picture that cannot be loaded for rotation shows an error, and nothing is lost or saved", async ({
  page,
}) => {
  const name = newTitle("Out of reach");
  const calculator = await calculatorOfAdmin(page);
  await calculator.title.fill(name);
  await chooseSnapshot(calculator);
  await calculator.saveNew();
  await openForEdit(page, name);
  await expectShown(calculator.picture, uprightCorners);
  await calculator.tool("Rotate").click();
  await page.route("**/image?v=*", (route) => route.fulfill({ status: 500 }));
  await calculator.save.click();
  await expectToast(
    page,
    "The picture could not be prepared",
    "Nothing was saved. Try again, or replace the picture.",
  );
  await expectShown(calculator.picture, turned(uprightCorners));
  await calculator.expectDimensions(["15", "20"]);
  expect((await findArtworks(page, name))[0]?.width).toBe(20);
  await page.unroute("**/image?v=*");
  await calculator.saveEdit();
});
