import { expect, type Locator, type Page } from "@playwright/test";
import type { ProfilePatch } from "#schema/artist/profile-patch.ts";
import { expectToast, openAsAdmin, openAsArtist } from "./journeys.ts";
import { chooseOption } from "./select-list.ts";

type Select = "Medium" | "Canvas depth or paper type";

/** The calculator's controls, by role and name. */
function controlsOn(page: Page) {
  const details = page.getByRole("form", { name: "Artwork details" });
  const price = page.getByRole("complementary", { name: "Suggested Price" });
  const pictureArea = page.getByRole("region", { name: "Picture" });
  return {
    details,
    price,
    pictureArea,
    title: details.getByRole("textbox", { name: "Title" }),
    year: details.getByRole("textbox", { name: "Date created" }),
    width: details.getByRole("textbox", { name: "Width" }),
    height: details.getByRole("textbox", { name: "Height" }),
    units: details.getByRole("group", { name: "Units" }),
    materials: details.getByRole("textbox", { name: "Materials cost" }),
    hours: details.getByRole("textbox", { name: "Hours spent" }),
    calculate: details.getByRole("button", { name: "Calculate Price" }),
    save: price.getByRole("button", { name: "Save Artwork" }),
    exportQuote: price.getByRole("button", { name: "Export Quote" }),
    unsaved: page.getByText("Unsaved"),
    noCalculation: price.getByText("The calculation of your Free plan is used."),
    noSize: price.getByText("Fill in the size, then press Calculate Price."),
    noPrice: price.getByText("Press Calculate Price to see what it comes to."),
    picture: pictureArea.getByRole("img"),
    select: (name: Select) => details.getByRole("combobox", { name }),
    unit: (name: "Imperial" | "Metric") => details.getByRole("radio", { name }),
    currency: (name: "CAD" | "USD") => price.getByRole("radio", { name }),
    tool: (name: "Rotate" | "Mirror" | "Remove" | "Replace picture") =>
      pictureArea.getByRole("button", { name }),
  };
}

/** Chooses an option, which the list then shows. */
export async function choose(list: Locator, option: string): Promise<void> {
  await chooseOption(list, option);
  await expect(list).toHaveText(option);
}

type Entry = Partial<Record<"title" | "year" | "width" | "height" | "materials" | "hours", string>>;

interface PictureFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The calculator: its controls, and what a person does with them and sees. */
export function calculatorOn(page: Page) {
  const controls = controlsOn(page);
  const { price, pictureArea, save } = controls;

  /** Fills in these fields, one after the other. */
  async function enter(entry: Entry): Promise<void> {
    for (const [name, text] of Object.entries(entry)) {
      await controls[name as keyof Entry].fill(text);
    }
  }

  /** These fields show what was entered. */
  async function expectEntered(entry: Entry): Promise<void> {
    for (const [name, text] of Object.entries(entry)) {
      await expect(controls[name as keyof Entry], name).toHaveValue(text);
    }
  }

  async function expectDimensions([first, second]: readonly [string, string]): Promise<void> {
    await expectEntered({ width: first, height: second });
  }

  /** The price in large type. */
  function expectPrice(figure: string | RegExp): Promise<void> {
    return expect(price.getByRole("paragraph").first()).toHaveText(figure);
  }

  /** Calculates, and expects this price. */
  async function calculatePrice(figure: string | RegExp): Promise<void> {
    await controls.calculate.click();
    await expectPrice(figure);
  }

  /** Saves a new work, and expects the toast that says so. */
  async function saveNew(): Promise<void> {
    await save.click();
    await expectToast(page, "Artwork saved!", "Your artwork has been saved to your gallery.");
  }

  /** Clicks Save and waits for the gallery, because the toast may be that of the previous save. */
  async function saveEdit(): Promise<void> {
    const answer = page.waitForResponse((response) => response.request().method() === "PATCH");
    await save.click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByRole("button", { name: "Create Artwork" })).toBeVisible();
    await expectToast(page, "Artwork updated!", "Your artwork has been updated in the gallery.");
  }

  /** Drags a file over the picture's area and drops it. */
  async function dropFile(file: PictureFile): Promise<void> {
    const dataTransfer = await page.evaluateHandle(
      ({ base64, name, type }) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name, { type }));
        return data;
      },
      { base64: file.bytes.toString("base64"), name: file.name, type: file.type },
    );
    await pictureArea.dispatchEvent("dragenter", { dataTransfer });
    await pictureArea.dispatchEvent("dragover", { dataTransfer });
    await pictureArea.dispatchEvent("drop", { dataTransfer });
  }

  /** Chooses a file through the picture's file input. */
  async function choosePicture({ name, type, bytes }: PictureFile): Promise<void> {
    await pictureArea
      .getByLabel("Picture file")
      .setInputFiles({ name, mimeType: type, buffer: bytes });
  }

  return {
    ...controls,
    ...{ enter, expectEntered, expectDimensions, dropFile, choosePicture },
    ...{ expectPrice, calculatePrice, saveNew, saveEdit },
  };
}

export type Calculator = ReturnType<typeof calculatorOn>;

/** The calculator of a new free artist, opened. */
export async function calculatorOfArtist(
  page: Page,
  profile: ProfilePatch = {},
): Promise<Calculator> {
  await openAsArtist(page, profile);
  return calculatorOn(page);
}

/** The calculator of the admin, who has no limits, opened. */
export async function calculatorOfAdmin(page: Page): Promise<Calculator> {
  await openAsAdmin(page);
  return calculatorOn(page);
}

/** The text of the toast 'Upgrade Required' after the free calculation. */
export const upgradeForCalculation =
  "Free tier users get one price calculation. Upgrade to Professional for unlimited calculations and editing.";

/** The same on the free plan after an attempt to export a quote. */
export const upgradeForExport = "Export functionality is available for Professional plan users.";

/** Title and text of the toast after a failed save, and of the one without a network. */
export const saveFailed = ["Error", "Failed to save artwork. Please try again."] as const;
export const saveFailedOffline = [
  "Error",
  "Failed to save artwork. Please try again. There is no network. The work is kept on this device: save it once you are back.",
] as const;
