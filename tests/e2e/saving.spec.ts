import { expect, type Page, type Request } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type Artwork, artworkSchema } from "#schema/artworks/artwork.ts";
import {
  calculatorOfAdmin,
  calculatorOfArtist,
  calculatorOn,
  saveFailed,
  saveFailedOffline,
} from "./calculator.ts";
import {
  dismissToast,
  expectToast,
  findArtworks,
  newTitle,
  openAsAdmin,
  openAsArtist,
  openCalculator,
  openForEdit,
  openTab,
  saveAndEdit,
  saveArtwork,
} from "./journeys.ts";
import { goOffline } from "./network.ts";
import {
  changeAnswers,
  failRequests,
  holdAnswers,
  holdRequests,
  watchRequests,
} from "./page-requests.ts";
import { noise, snapshot } from "./photograph.ts";
import { test } from "./test.ts";
import { patchProfile, readUser } from "./users.ts";

/** The save requests from now on. */
function watchSaves(page: Page): Request[] {
  return watchRequests(
    page,
    (request) =>
      ["POST", "PATCH"].includes(request.method()) && request.url().includes("/api/artworks"),
  );
}

test("while a work is being saved, nothing can be typed that the save would lose", async ({
  page,
}) => {
  const calculator = await calculatorOfAdmin(page);
  await calculator.title.fill(newTitle("Slow"));
  const { requests, release } = await holdRequests(page, `**${apiPaths.artworks}`, {
    method: "POST",
  });
  await calculator.save.click();
  await expect.poll(() => requests.length).toBe(1);
  await calculator.hours.focus();
  await page.keyboard.type("9");
  await expect(calculator.hours).toHaveValue("");
  await calculator.tool("Rotate").focus();
  await page.keyboard.press("Enter");
  await calculator.expectDimensions(["20", "15"]);
  release();
  await expectToast(page, "Artwork saved!");
});

test("S4.068 S4.070 S4.071 S8.043 a new work is posted once, however often Save is pressed, and is shown in the gallery", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.enter({ title: "Low Tide", width: "30", hours: "2" });
  await calculator.calculatePrice(/^CA\$\d/);

  const saves = watchSaves(page);
  await calculator.save.dblclick();
  await expectToast(page, "Artwork saved!", "Your artwork has been saved to your gallery.");
  await expect(page.getByRole("heading", { name: "Odile's Artwork Gallery" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Low Tide" })).toBeVisible();
  expect(saves.map((save) => save.method())).toEqual(["POST"]);
  expect(Object.keys(saves[0]?.postDataJSON()).sort()).toEqual(
    [
      ...["title", "dateCreated", "width", "height", "depth", "medium", "materialsCost"],
      ...["hoursSpent", "suggestedPrice", "currency", "imageUrl"],
    ].sort(),
  );
  expect(await findArtworks(page, "Low Tide")).toHaveLength(1);

  await test.step("S4.070 the draft is cleared: the next work starts from the defaults", async () => {
    await openTab(page, "Pricing Tool");
    await expect(calculator.title).toHaveValue("Untitled Artwork");
    await calculator.expectDimensions(["20", "15"]);
    await expect(calculator.noCalculation).toBeVisible();
    await page.reload();
    await expect(calculator.title).toHaveValue("Untitled Artwork");
  });
});

test("a work that is saved before the gallery's works have come is shown in the gallery", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  const works = await holdAnswers(page, `**${apiPaths.artworks}`, "GET");
  await page.reload();
  await expect.poll(() => works.answers.length).toBeGreaterThan(0);
  await calculator.enter({ title: "Low Tide", width: "30", hours: "2" });
  await calculator.calculatePrice(/^CA\$\d/);
  await calculator.save.click();
  await expectToast(page, "Artwork saved!", "Your artwork has been saved to your gallery.");
  works.release();
  await expect(page.getByRole("heading", { name: "Low Tide" })).toBeVisible();
});

test("S8.021 a failed save keeps all input: offline, 500, a lost response", async ({
  page,
  context,
}) => {
  const calculator = await calculatorOfArtist(page);
  const { title, picture, save } = calculator;
  await calculator.enter({ title: "Kept", width: "33.3", materials: "12.5", hours: "4" });
  await calculator.choosePicture(snapshot());
  await expect(picture).toBeVisible();
  await calculator.calculatePrice(/^CA\$\d/);
  // Without a network, a toast that they are missing would take the place of the one that the save failed.
  await expect(calculator.price.getByRole("img", { name: /^Area .+$/ })).toBeVisible();
  const price = (await calculator.price.getByRole("paragraph").first().textContent()) ?? "";

  async function expectInputUnchanged(
    message: readonly [string, string] = saveFailed,
  ): Promise<void> {
    await expectToast(page, ...message);
    await dismissToast(page, saveFailed[0]);
    await expect(title).toHaveValue("Kept");
    await calculator.expectDimensions(["33.3", "15"]);
    await calculator.expectEntered({ materials: "12.50", hours: "4" });
    await expect(picture).toBeVisible();
    await calculator.expectPrice(price);
    await expect(save).toBeEnabled();
  }

  await test.step("offline", async () => {
    await goOffline(page);
    await save.click();
    await expectInputUnchanged(saveFailedOffline);
    await context.setOffline(false);
  });

  await test.step("500", async () => {
    await failRequests(page, "**/api/artworks", "POST");
    await save.click();
    await expectInputUnchanged();
    await page.unroute("**/api/artworks");
    expect(await findArtworks(page, "Kept")).toHaveLength(0);
  });

  await test.step("an answer that is lost: the repeat finds the work that was saved", async () => {
    await page.route("**/api/artworks", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await save.click();
    await expectInputUnchanged();
    await page.unroute("**/api/artworks");
    expect(await findArtworks(page, "Kept")).toHaveLength(1);
    await save.click();
    await expectToast(page, "Artwork saved!");
    expect(await findArtworks(page, "Kept")).toHaveLength(1);
    expect((await readUser(page.request)).artworkSaveCount).toBe(1);
  });
});

test("offline, Save says that not all of the work is stored if the picture is too large", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.choosePicture(noise(1000, 800));
  await expect(calculator.picture).toBeVisible();
  await goOffline(page);
  await calculator.save.click();
  await expectToast(
    page,
    "Error",
    "Failed to save artwork. Please try again. There is no network. Not all of the work could be kept on this device: leave this page open until you have saved it.",
  );
});

test("S2.090 S2.107 S2.108 S4.069 S4.072 S8.044 an edit updates the work, then the calculator is empty again", async ({
  page,
}) => {
  const name = newTitle("Edited");
  await openAsAdmin(page);
  await saveArtwork(page, { title: name, width: 50 / 2.54, height: 24, suggestedPrice: 1 });
  const [before] = await findArtworks(page, name);
  await page.reload();
  await openForEdit(page, name);
  const calculator = calculatorOn(page);
  const { title, year, hours, unsaved } = calculator;
  const cancel = page.getByRole("button", { name: "Cancel Edit" });

  await test.step("S2.090 S2.107 S2.108 the work is loaded", async () => {
    await expect(page.getByText("You have unlimited edits on this artwork")).toBeVisible();
    await expect(cancel).toBeVisible();
    await calculator.expectEntered({ title: name, year: "2025" });
    await calculator.expectDimensions(["19.7", "24"]);
    await expect(calculator.select("Medium")).toHaveText("Oil");
    await expect(calculator.select("Canvas depth or paper type")).toHaveText("Canvas, 0.75 in");
    await calculator.expectEntered({ materials: "86.40", hours: "18" });
    await calculator.expectPrice(/^(CA)?\$\d/);
    await expect(unsaved).toBeHidden();
  });

  await test.step("S2.107 Cancel Edit leaves the work as it was", async () => {
    await title.fill("Never to be saved");
    await expect(unsaved).toBeVisible();
    await cancel.click();
    const dialog = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(title).toHaveValue("Never to be saved");
    await cancel.click();
    await dialog.getByRole("button", { name: "Discard Changes" }).click();
    await expect(page.getByRole("button", { name: `Edit ${name}` })).toBeFocused();
    await openTab(page, "Pricing Tool");
    await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
    await expect(title).toHaveValue("Untitled Artwork");
    await expect(cancel).toBeHidden();
    expect(await findArtworks(page, name)).toEqual([before]);
  });

  await test.step("S4.069 S8.044 a corrected year is patched; price and size stay to the digit", async () => {
    await openForEdit(page, name);
    await year.fill("1991");
    const saves = watchSaves(page);
    await calculator.save.dblclick();
    await expectToast(page, "Artwork updated!", "Your artwork has been updated in the gallery.");
    expect(saves.map((save) => save.method())).toEqual(["PATCH"]);
    const [after] = await findArtworks(page, name);
    expect(after).toEqual({ ...before, dateCreated: "1991", updatedAt: after?.updatedAt });
  });

  await test.step("S4.072 the form is reset and the edit is over", async () => {
    await openTab(page, "Pricing Tool");
    await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
    await expect(title).toHaveValue("Untitled Artwork");
    await expect(unsaved).toBeHidden();
  });

  await test.step("S4.076 leaving an unsaved edit asks, and a failed save keeps it", async () => {
    await openForEdit(page, name);
    await hours.fill("20");
    await openTab(page, "Gallery");
    const dialog = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.route("**/api/artworks/*", (route) => route.fulfill({ status: 500 }));
    await calculator.save.click();
    await expectToast(page, ...saveFailed);
    await expect(hours).toHaveValue("20");
    await page.unroute("**/api/artworks/*");
    await openTab(page, "Gallery");
    await dialog.getByRole("button", { name: "Save Artwork" }).click();
    await expectToast(page, "Artwork updated!");
    await expect(page.getByRole("button", { name: "Create Artwork" })).toBeVisible();
    expect((await findArtworks(page, name))[0]?.hoursSpent).toBe(20);
  });
});

test("two windows do not overwrite each other silently", async ({ page, context }) => {
  const name = newTitle("Twice");
  await openAsAdmin(page);
  await saveAndEdit(page, name);
  const other = await context.newPage();
  await openCalculator(other);
  await openForEdit(other, name);

  await calculatorOn(other).year.fill("1950");
  await calculatorOn(other).save.click();
  await expectToast(other, "Artwork updated!");

  await page.bringToFront();
  const mine = calculatorOn(page);
  await mine.hours.fill("40");
  await mine.save.click();
  await expectToast(
    page,
    "Changed elsewhere",
    "This work was saved in another window since you opened it. Your changes are still here. To see the newer version, cancel the edit and open the work again.",
  );
  await expect(mine.hours).toHaveValue("40");
  expect(await findArtworks(page, name)).toMatchObject([{ dateCreated: "1950", hoursSpent: 18 }]);

  await test.step("opened again, the newer version is there and can be saved", async () => {
    await page.getByRole("button", { name: "Cancel Edit" }).click();
    await page.getByRole("button", { name: "Discard Changes" }).click();
    await openForEdit(page, name);
    await expect(mine.year).toHaveValue("1950");
    await mine.hours.fill("40");
    await mine.saveEdit();
  });
});

test("a saved price that differs from the calculated one is shown with the reason", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.calculatePrice(/^CA\$\d/);
  const seen = await calculator.price.getByRole("paragraph").first().textContent();
  await patchProfile(page.request, { careerStages: ["established"] });
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await calculator.save.click();
  const saved = v.parse(artworkSchema, await (await answered).json());
  await expectToast(
    page,
    "Artwork saved!",
    `Your artwork has been saved to your gallery. Your profile has changed since you calculated: the price is CA$${saved.suggestedPrice?.toFixed(2)}, not ${seen}.`,
  );
});

test("a change of the exchange rate between Calculate and Save is shown", async ({ page }) => {
  await page.route("**/api/currency/rates", (route) =>
    route.fulfill({ json: { CAD: 1, USD: 0.6 }, headers: { "Rates-Date": "2026-11-13" } }),
  );
  const calculator = await calculatorOfArtist(page, { currency: "USD" });
  await calculator.title.fill("Moved");
  await calculator.calculatePrice(/^\$\d/);
  await calculator.save.click();
  await expectToast(
    page,
    "Artwork saved!",
    /The exchange rate has moved since you calculated: the price is \$\d+\.\d\d, not \$\d+\.\d\d\.$/,
  );
});

test("recalculating a saved work shows the old price beside the new one, and either can be kept", async ({
  page,
}) => {
  const name = newTitle("Recalculated");
  await openAsAdmin(page);
  const old = { cents: 123_456, shown: "CA$1,234.56" };
  await saveArtwork(page, { title: name, suggestedPrice: 1 });
  // The work was priced in earlier years, with another profile.
  const earlier = { suggestedPrice: old.cents / 100, currency: "CAD", breakdown: null };
  await changeAnswers(page, "**/api/artworks", (works: Artwork[]) =>
    works.map((work) => (work.title === name ? { ...work, ...earlier } : work)),
  );
  await page.reload();
  await openForEdit(page, name);
  const calculator = calculatorOn(page);
  await calculator.expectPrice(old.shown);
  await calculator.calculate.click();
  await expect(calculator.price.getByText(/^Saved on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(calculator.price.getByText("With your profile today")).toBeVisible();
  await expect(calculator.price.getByRole("definition").getByText(old.shown)).toBeVisible();
  await calculator.price.getByRole("button", { name: "Keep the saved price" }).click();
  await calculator.expectPrice(old.shown);
  await expect(calculator.unsaved).toBeHidden();
});

test("a price of another profile shows the differences, and is recalculated beside the saved one", async ({
  page,
}) => {
  const name = newTitle("Recalculated");
  await openAsAdmin(page);
  await saveArtwork(page, { title: name, suggestedPrice: 1 });
  await changeAnswers(page, "**/api/artworks", (works: Artwork[]) =>
    works.map((work) => {
      if (work.title !== name) return work;
      const breakdown = { ...work.breakdown, hourlyRate: 1234, totalCents: 123_456 };
      return { ...work, suggestedPrice: 1234.56, breakdown };
    }),
  );
  await page.reload();
  await openForEdit(page, name);
  const { price } = calculatorOn(page);
  const difference = price.getByText(
    /^Calculated with another profile\. Hourly rate: CA\$1,234\.00, today CA\$[\d.]+\.$/,
  );
  await expect(difference).toBeVisible();
  await price.getByRole("button", { name: "Recalculate" }).click();
  await expect(price.getByText("With your profile today")).toBeVisible();
  await expect(difference).toBeHidden();
  await price.getByRole("button", { name: "Keep the saved price" }).click();
  await expect(difference).toBeVisible();
});

test("a free artist with a changed profile sees the differences, without a button", async ({
  page,
}) => {
  await openAsArtist(page);
  await saveArtwork(page, { title: "Priced before", suggestedPrice: 1 });
  await patchProfile(page.request, { careerStages: ["established"], education: "mfa,bfa" });
  await page.reload();
  await openForEdit(page, "Priced before");
  const { price } = calculatorOn(page);
  await expect(
    price.getByText(
      "Calculated with another profile. Career stage: Aspiring, today Established. Education: Self-taught, today BFA, MFA.",
    ),
  ).toBeVisible();
  await expect(price.getByRole("button", { name: "Recalculate" })).toHaveCount(0);
});

test("S9.024 a work counts as updated from more than 60 seconds after it was created", async ({
  page,
}) => {
  await openAsArtist(page);
  await saveArtwork(page, { title: "Updated?" });
  let seconds = 60;
  await changeAnswers(page, "**/api/artworks", ([work]: Artwork[]) => {
    const createdAt = "2026-03-01T12:00:00.000Z";
    const updatedAt = new Date(Date.parse(createdAt) + seconds * 1000).toISOString();
    return [{ ...work, createdAt, updatedAt }];
  });
  await page.goto("/app/gallery");
  await page.reload();
  await expect(page.getByText("Created Mar 1, 2026")).toBeVisible();
  await expect(page.getByText(/^Updated Mar .+$/)).toBeHidden();
  seconds = 61;
  await page.reload();
  await expect(page.getByText("Updated Mar 1, 2026")).toBeVisible();
});

test("a title that could be code stays text", async ({ page }) => {
  await openAsArtist(page);
  const title = `<img src=x onerror="document.title='taken'">`;
  const calculator = calculatorOn(page);
  await calculator.title.fill(title);
  await calculator.saveNew();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  const [kept] = await findArtworks(page, title);
  expect(Object.keys(kept ?? {})).toEqual(Object.keys(artworkSchema.entries));
  await expect(page).not.toHaveTitle("taken");
});
