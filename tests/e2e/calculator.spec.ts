import { expect } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import {
  calculatorOfAdmin,
  calculatorOfArtist,
  choose,
  upgradeForCalculation,
} from "./calculator.ts";
import {
  dismiss,
  dismissToast,
  expectToast,
  openForEdit,
  openTab,
  pressDisabled,
  saveArtwork,
  signIn,
} from "./journeys.ts";
import { addressOf, watchRequests } from "./page-requests.ts";
import { snapshot } from "./photograph.ts";
import { today } from "./records.ts";
import { test } from "./test.ts";
import { newPerson, patchProfile, readUser } from "./users.ts";

const upgradeForSave =
  "Free tier users can save 1 artwork. Upgrade to Professional to save unlimited artworks.";

test("S2.089 S2.091 S2.092 S2.093 S2.094 S2.095 S2.097 S2.098 S2.099 S2.100 S2.101 S2.103 S2.105 S5.019 S5.022 S9.019 S9.020 S9.021 a new work starts from the defaults, everything in its place", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);

  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await calculator.expectEntered({
    title: "Untitled Artwork",
    year: today().slice(0, 4),
  });
  await calculator.expectDimensions(["20", "15"]);
  await expect(calculator.unit("Imperial")).toBeChecked();
  await expect(calculator.unit("Metric")).not.toBeChecked();
  await expect(calculator.select("Canvas depth or paper type")).toHaveText("Canvas, 0.75 in");
  await expect(calculator.select("Medium")).toBeVisible();
  await expect(calculator.materials).toHaveValue("");
  await expect(calculator.details.getByText("CA$")).toBeVisible();
  await expect(calculator.hours).toHaveValue("");
  await expect(calculator.calculate).toBeEnabled();
  await expect(
    calculator.pictureArea.getByText("Drop a picture here, or choose one"),
  ).toBeVisible();
  await expect(calculator.pictureArea.getByText("JPG, PNG, GIF")).toBeVisible();
  await expect(calculator.tool("Rotate")).toBeEnabled();
  await expect(calculator.tool("Mirror")).toBeDisabled();
  await expect(calculator.tool("Remove")).toBeDisabled();

  await expect(calculator.price.getByRole("heading", { name: "Suggested Price" })).toBeVisible();
  await expect(calculator.noPrice).toBeVisible();
  await expect(calculator.save).toBeVisible();
  await expect(calculator.exportQuote).toBeVisible();
  await test.step("S2.102 without a price there is nothing to convert", async () => {
    await expect(calculator.currency("USD")).toBeHidden();
  });
  await test.step("S2.106 a form at its defaults is not unsaved", async () => {
    await expect(calculator.unsaved).toBeHidden();
  });
  await expect(page.locator("html")).not.toHaveClass(/dark/);

  await test.step("S2.094 S2.098 the choices of depth, paper and medium", async () => {
    await calculator.select("Canvas depth or paper type").click();
    await expect(page.getByRole("option")).toHaveText([
      ...["0.125", "0.75", "1", "1.25", "1.5", "2"].map((depth) => `Canvas, ${depth} in`),
      ...["0.75", "1", "1.25", "1.5", "2"].map((depth) => `Wood, ${depth} in`),
      ...["0.01", "0.02", "0.03", "0.04"].map((depth) => `Paper, ${depth} in`),
    ]);
    await dismiss(page.getByRole("listbox"));
    await calculator.select("Medium").click();
    await expect(page.getByRole("option")).toHaveText([
      ...["Oil", "Acrylic", "Gouache", "Encaustic", "Collage", "Mixed media", "Watercolour"],
      ...["Charcoal", "Pastel", "Ink", "Mosaic"],
    ]);
    await dismiss(page.getByRole("listbox"));
  });

  await test.step("S2.105 the profile that the price depends on, and the way to edit it", async () => {
    await expect(calculator.price.getByText("Odile Fournier")).toBeVisible();
    await expect(calculator.price.getByText("Aspiring")).toBeVisible();
    await calculator.price.getByRole("button", { name: "Edit Profile" }).click();
    await expect(page.getByRole("heading", { name: "Update Artist Profile" })).toBeVisible();
  });
});

test("S2.111 with an unfinished profile the calculator is locked", async ({ page }) => {
  await signIn(page, newPerson());
  await patchProfile(page.request, { isSubscribed: false, isFreeVersion: true });
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Pricing Calculator Locked" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Calculate Price" })).toBeHidden();
});

test("S5.011 S5.014 S5.015 S5.016 S5.017 S5.018 S5.019 S5.020 what the fields accept, and how they format it", async ({
  page,
}) => {
  const { title, year, width, height, materials, hours, unsaved, select } =
    await calculatorOfArtist(page);

  await test.step("S5.020 the default title is removed on focus, and restored when nothing replaces it", async () => {
    await title.focus();
    await expect(title).toHaveValue("");
    await title.blur();
    await expect(title).toHaveValue("Untitled Artwork");
    await title.fill("Low Tide");
    await title.blur();
    await title.focus();
    await expect(title).toHaveValue("Low Tide");
  });

  await test.step("S4.073 S2.106 a change is unsaved, taking it back is not", async () => {
    await expect(unsaved).toBeVisible();
    await title.fill("");
    await title.blur();
    await expect(unsaved).toBeHidden();
  });

  await test.step("S5.011 digits and one decimal point, whatever is typed", async () => {
    for (const side of [width, height]) {
      await side.fill("");
      await side.pressSequentially("-1a2.5.7e,");
      await expect(side).toHaveValue("12.57");
    }
  });

  await test.step("S5.018 zero-like values clear when their field is entered", async () => {
    for (const field of [width, height, materials, hours]) {
      await field.fill("0.0");
      // Materials and hours are cleared on blur already.
      await select("Medium").focus();
      await field.focus();
      await expect(field).toHaveValue("");
    }
    await width.fill("10");
    await select("Medium").focus();
    await width.focus();
    await expect(width).toHaveValue("10");
  });

  await test.step("S5.014 S5.015 materials get two decimals, nothing when they are nothing", async () => {
    for (const [typed, left] of [
      ["86.4", "86.40"],
      ["7", "7.00"],
      [".5", "0.50"],
      ["0", ""],
      ["0.00", ""],
      ["", ""],
    ] as const) {
      await materials.fill(typed);
      await materials.blur();
      await expect(materials, typed).toHaveValue(left);
    }
  });

  await test.step("S5.016 S5.017 hours stay a plain number", async () => {
    for (const [typed, left] of [
      ["18", "18"],
      ["2.5", "2.5"],
      ["0", ""],
      ["", ""],
    ] as const) {
      await hours.fill(typed);
      await hours.blur();
      await expect(hours, typed).toHaveValue(left);
    }
  });

  await test.step("the year is four digits", async () => {
    await year.fill("");
    await year.pressSequentially("20x25");
    await expect(year).toHaveValue("2025");
  });
});

test("S5.012 S5.013 S8.033 invalid sizes and values beyond the limits show errors and give no price", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  const { title, year, width, height, materials, hours, calculate, save } = calculator;
  const sizeSentence = "Please enter valid width and height values.";

  for (const [side, value] of [
    [width, "0"],
    [height, "0.0"],
    [width, "."],
    [height, ""],
  ] as const) {
    await test.step(`S5.013 "${value}" disables Calculate, and pressing it says why`, async () => {
      await side.fill(value);
      await pressDisabled(calculate);
      await expectToast(page, "Invalid dimensions", sizeSentence);
      await expect(side).toBeFocused();
      await expect(side).toHaveAttribute("aria-invalid", "true");
      await expect(side).toHaveAccessibleDescription(sizeSentence);
      await dismissToast(page, "Invalid dimensions");
      await side.fill("12");
      await expect(side).not.toHaveAttribute("aria-invalid", "true");
      await expect(calculate).toBeEnabled();
    });
  }

  await test.step("S5.012 Enter in a field is refused like the button, and so is Save", async () => {
    await width.fill("0");
    await height.press("Enter");
    await expectToast(page, "Invalid dimensions", sizeSentence);
    await dismissToast(page, "Invalid dimensions");
    await height.fill("");
    await save.click();
    await expectToast(page, "Invalid dimensions", sizeSentence);
    await expect(width).toHaveAttribute("aria-invalid", "true");
    await expect(height).toHaveAttribute("aria-invalid", "true");
    await expect(calculator.noSize).toBeVisible();
  });

  await test.step("limits: 2,000 in, CA$1,000,000, 100,000 h, 200 characters, next year", async () => {
    await calculator.enter({
      width: "2000.1",
      height: "2000",
      materials: "1000000.01",
      hours: "100001",
    });
    await pressDisabled(calculate);
    await expect(width).toHaveAccessibleDescription("Enter at most 2,000 in.");
    await expect(height).not.toHaveAttribute("aria-invalid", "true");
    await expect(materials).toHaveAccessibleDescription("Enter at most CA$1,000,000.");
    await expect(hours).toHaveAccessibleDescription("Enter at most 100,000 hours.");
    await calculator.unit("Metric").click();
    await expect(width).toHaveAccessibleDescription("Enter at most 5,080 cm.");
    await calculator.unit("Imperial").click();
    await width.fill("2000");
    await calculate.click();
    await expect(materials).toBeFocused();
    await expect(calculator.noPrice).toBeVisible();
    await calculator.enter({ materials: "1000000", hours: "100000" });

    await title.fill("a".repeat(201));
    const nextYear = new Date().getUTCFullYear() + 1;
    for (const none of [String(nextYear + 1), "999", ""]) {
      await year.fill(none);
      await save.click();
      await expect(year, none).toHaveAccessibleDescription(
        `Enter a year from 1000 to ${nextYear}.`,
      );
    }
    await expect(title).toHaveAccessibleDescription("Use at most 200 characters.");
    await expect(title).toBeFocused();
    expect((await readUser(page.request)).artworkSaveCount).toBe(0);
  });

  await test.step("Calculate asks for all that Save asks for, before the calculation is spent", async () => {
    await title.fill("Low Tide");
    for (const none of ["", "20"]) {
      await year.fill(none);
      await calculate.click();
      await expect(year, none).toBeFocused();
      await expect(year, none).toHaveAccessibleDescription(
        `Enter a year from 1000 to ${new Date().getUTCFullYear() + 1}.`,
      );
      await expect(calculator.noPrice).toBeVisible();
    }
    await calculator.enter({ year: "2025", title: "a".repeat(201) });
    await calculate.click();
    await expect(title).toBeFocused();
    await expect(calculator.noPrice).toBeVisible();
    expect((await readUser(page.request)).hasUsedFreeCalculation).toBe(false);
    await title.fill("Low Tide");
    await calculate.click();
    await calculator.expectPrice(/^CA\$[\d,]+\.\d\d$/);
  });
});

test("S2.092 S4.080 S4.081 S4.082 S9.019 the unit toggle converts, restores what was typed, and resets what cannot be converted", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page, { usesMetric: true });
  const { width, unit, pictureArea } = calculator;

  await test.step("a metric artist starts from 50.8 × 38.1 cm", async () => {
    await expect(unit("Metric")).toBeChecked();
    await calculator.expectDimensions(["50.8", "38.1"]);
    await unit("Imperial").click();
    await calculator.expectDimensions(["20", "15"]);
  });

  await test.step("S4.080 by 2.54, to one decimal; there and back gives what was typed", async () => {
    await calculator.enter({ width: "11.37", height: "8" });
    await unit("Metric").click();
    await calculator.expectDimensions(["28.9", "20.3"]);
    await expect(pictureArea.getByText("28.9 cm")).toBeVisible();
    await unit("Imperial").click();
    await calculator.expectDimensions(["11.37", "8"]);
    await unit("Metric").click();
    await width.fill("73");
    await unit("Imperial").click();
    await calculator.expectDimensions(["28.7", "8"]);
    await unit("Metric").click();
    await calculator.expectDimensions(["73", "20.3"]);
  });

  await test.step("S4.081 to imperial without a valid value: 20 × 15", async () => {
    await width.fill("");
    await unit("Imperial").click();
    await calculator.expectDimensions(["20", "15"]);
  });

  await test.step("S4.082 to metric without a valid value: 50.8 × 38.1", async () => {
    await calculator.enter({ width: "40", height: "0" });
    await unit("Metric").click();
    await calculator.expectDimensions(["50.8", "38.1"]);
  });

  await test.step("S4.083 Rotate swaps the two also without a picture", async () => {
    await calculator.tool("Rotate").click();
    await calculator.expectDimensions(["38.1", "50.8"]);
  });
});

test("S4.067 S2.102 a price stays until something that is priced changes", async ({ page }) => {
  const calculator = await calculatorOfAdmin(page);
  const { width, height, materials, hours, calculate, noPrice, select } = calculator;
  const anyPrice = /^(CA)?\$[\d,]+\.\d\d$/;

  await expect(noPrice).toBeVisible();
  await width.fill("30");
  await calculator.choosePicture(snapshot());
  await expect(calculator.picture).toBeVisible();

  await test.step("Enter calculates as the button does", async () => {
    await height.press("Enter");
    await calculator.expectPrice(anyPrice);
    await expect(
      calculator.price.getByRole("img", { name: /^Area .+, labour .+, materials .+$/ }),
    ).toBeVisible();
    await expect(calculator.price.getByRole("img", { name: /^From 1 to .+: .+$/ })).toBeVisible();
  });

  await test.step("title, year, picture, Rotate, Mirror and the units keep it", async () => {
    const seen = await calculator.price.getByRole("paragraph").first().textContent();
    await calculator.enter({ title: "Another title", year: "1999" });
    await calculator.tool("Rotate").click();
    await calculator.tool("Mirror").click();
    await calculator.unit("Metric").click();
    await calculator.unit("Imperial").click();
    await calculator.tool("Remove").click();
    await calculator.expectDimensions(["15", "30"]);
    await calculator.expectPrice(seen ?? "");
  });

  const changes = {
    width: () => width.fill("31"),
    height: () => height.fill("16"),
    medium: () => choose(select("Medium"), "Mosaic"),
    depth: () => choose(select("Canvas depth or paper type"), "Paper, 0.02 in"),
    materials: () => materials.fill("12"),
    hours: () => hours.fill("3"),
  };
  for (const [what, change] of Object.entries(changes)) {
    await test.step(`another ${what} makes it absent`, async () => {
      await change();
      await expect(noPrice, what).toBeVisible();
      await expect(calculator.currency("USD")).toBeHidden();
      await calculate.click();
      await calculator.expectPrice(anyPrice);
    });
  }
});

test("S2.102 S9.049 S9.050 a price shows in either currency, with the day of the rate", async ({
  page,
}) => {
  await page.route("**/api/currency/rates", (route) =>
    route.fulfill({ json: { CAD: 1, USD: 0.8 }, headers: { "Rates-Date": "2026-11-13" } }),
  );
  const calculator = await calculatorOfArtist(page);
  await calculator.enter({ width: "300", height: "24", materials: "86.4", hours: "18" });
  await choose(calculator.select("Medium"), "Acrylic");
  // 0.8 × 1 × 0.9 × 0.9 × 0.7 = 0.4536; × 7,200 × 0.7 = 2,286.14; + 18 × 17.75 + 86.40
  await calculator.calculatePrice("CA$2,692.04");
  await expect(calculator.currency("CAD")).toBeChecked();
  await calculator.currency("USD").click();
  await calculator.expectPrice("$2,153.63");
  await expect(
    calculator.price.getByText("At the exchange rate of Nov 13, 2026 (0.8)"),
  ).toBeVisible();
  await expect(
    calculator.price.getByRole("img", {
      name: "Area $1,828.91, labour $255.60, materials $69.12",
    }),
  ).toBeVisible();
  await calculator.currency("CAD").click();
  await calculator.expectPrice("CA$2,692.04");
});

test("S9.050 an artist who sells in US dollars gets the price in them, at the fallback without rates", async ({
  page,
}) => {
  await page.route("**/api/currency/rates", (route) => route.abort());
  const calculator = await calculatorOfArtist(page, { currency: "USD" });
  await calculator.hours.fill("10");
  await choose(calculator.select("Medium"), "Acrylic");
  // (0.4536 × 300 × 0.7 + 177.50) × 0.75 = 204.57
  await calculator.calculatePrice("$204.57");
  await expect(calculator.currency("USD")).toBeChecked();
});

test("S4.064 S4.065 S4.066 S8.030 S8.031 S5.025 S9.022 the one free calculation, and the locks after it", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  const { title, width, materials, hours, calculate, save, pictureArea } = calculator;
  await calculator.choosePicture(snapshot());
  await expect(calculator.picture).toBeVisible();
  await title.fill("The one");
  await calculate.click();
  await calculator.expectPrice(/^CA\$\d/);

  await test.step("S4.064 the first Calculate marks the free calculation", async () => {
    await expect.poll(async () => (await readUser(page.request)).hasUsedFreeCalculation).toBe(true);
  });

  await test.step("S4.065 every input and every picture control is disabled", async () => {
    await expect(page.getByText("Free tier: One calculation used")).toBeVisible();
    const controls = [
      ...(await calculator.details.getByRole("textbox").all()),
      ...(await calculator.details.getByRole("combobox").all()),
      ...(await calculator.details.getByRole("radio").all()),
      ...(await pictureArea.getByRole("button").all()),
      calculate,
    ];
    // Six fields, two lists, two units, four picture tools and the file, Calculate.
    expect(controls.length).toBe(6 + 2 + 2 + 5 + 1);
    for (const control of controls) await expect(control).toBeDisabled();
  });

  await test.step("S4.066 S8.031 touching them shows why, and changes nothing", async () => {
    const touches = {
      title: () => title.click({ force: true }),
      width: () => width.press("5"),
      materials: () => materials.press("Backspace"),
      hours: () => hours.press("ArrowUp"),
      medium: () => pressDisabled(calculator.select("Medium")),
      metric: () => pressDisabled(calculator.unit("Metric")),
      rotate: () => pressDisabled(calculator.tool("Rotate")),
      replace: () => pressDisabled(calculator.tool("Replace picture")),
      calculate: () => pressDisabled(calculate),
      drop: () => calculator.dropFile(snapshot()),
    };
    for (const touch of Object.values(touches)) {
      await touch();
      await expectToast(page, "Upgrade Required", upgradeForCalculation);
      await dismissToast(page, "Upgrade Required");
    }
    await calculator.expectDimensions(["20", "15"]);
    await expect(calculator.unit("Imperial")).toBeChecked();
    await calculator.expectPrice(/^CA\$\d/);
  });

  await test.step("Save of the calculated work stays possible, once", async () => {
    // After it the artist is fetched again: with one saved work, another limit applies.
    const counted = page.waitForResponse(`**${apiPaths.authUser}`);
    await save.click();
    await expectToast(page, "Artwork saved!");
    await counted;
    await openTab(page, "Pricing Tool");
    const saves = watchRequests(page, (request) => request.method() === "POST");
    await pressDisabled(save);
    await expectToast(page, "Upgrade Required", upgradeForSave);
    expect((await readUser(page.request)).artworkSaveCount).toBe(1);
    // The page refuses by itself, without a request.
    expect(saves.map(addressOf)).toEqual([]);
  });

  await test.step("S2.108 S8.031 Edit opens read-only, with the upgrade message", async () => {
    await openForEdit(page, "The one");
    await expect(page.getByText("Free tier: One calculation used")).toBeVisible();
    await expect(page.getByText("You have unlimited edits on this artwork")).toBeHidden();
    await expect(title).toBeDisabled();
    await pressDisabled(save);
    await expectToast(page, "Upgrade Required", upgradeForCalculation);
    await page.getByRole("button", { name: "Cancel Edit" }).click();
    await expect(page.getByRole("button", { name: "Edit The one" })).toBeFocused();
  });
});

test("S5.025 S8.030 S8.031 the server's refusal, when the limit was reached in another window", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.title.fill("Second");
  await saveArtwork(page, { title: "First" });
  await calculator.save.click();
  await expectToast(page, "Upgrade Required", upgradeForSave);
  await expect(calculator.title).toHaveValue("Second");

  await openForEdit(page, "First");
  await calculator.title.fill("First, renamed");
  await patchProfile(page.request, { hasUsedFreeCalculation: true });
  await calculator.save.click();
  await expectToast(page, "Upgrade Required", upgradeForCalculation);
  await expect(calculator.title).toHaveValue("First, renamed");
});

test("S2.109 S2.110 the preview is at most 800 × 470 px, on phones the width less 80 by 250", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.choosePicture(snapshot());
  await expect(calculator.picture).toBeVisible();
  const box = async () => {
    const found = await calculator.picture.boundingBox();
    return { width: found?.width ?? 0, height: found?.height ?? 0 };
  };

  for (const [width, height] of [
    [2560, 1600],
    [1440, 900],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const) {
    await test.step(`in a window of ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const isPhone = width < 768;
      for (let turn = 0; turn < 2; turn += 1) {
        const shown = await box();
        expect(shown.width).toBeLessThanOrEqual(isPhone ? width - 80 : 800);
        expect(shown.height).toBeLessThanOrEqual((isPhone ? 250 : 470) + 0.5);
        expect(shown.width * shown.height).toBeGreaterThan(10_000);
        await calculator.tool("Rotate").click();
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});
