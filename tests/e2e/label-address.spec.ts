import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { download } from "./downloads.ts";
import { inspect } from "./inspect.ts";
import { readLinks } from "./links.ts";
import { downloadPdf } from "./pdf-file.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { becomeArtist, saveWork } from "./users.ts";
import { openWork } from "./work-record.ts";

const labelAddress = /^http.*\/w\/[\w-]{11}$/;
const section = (page: Page) => page.getByRole("region", { name: "Label’s Address" });

/** What the QR code of a file says. */
async function readCode(page: Page, name: string): Promise<string | undefined> {
  const file = await download(page, () => section(page).getByRole("button", { name }).click());
  const { data, info } = await sharp(await readFile(await file.path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The wall label of the work that is open, once it is made, with whether it has a code. */
async function printLabel(page: Page, check: boolean) {
  await page.getByRole("button", { name: "Open Wall label" }).click();
  const dialog = page.getByRole("dialog", { name: "Wall Labels" });
  const box = dialog.getByRole("checkbox", { name: "QR code" });
  if (check) await box.check();
  await expect(box).toBeChecked();
  await expect(dialog.getByRole("button", { name: "Download PDF", disabled: false })).toBeVisible();
  const { structure } = await downloadPdf(dialog);
  return { dialog, codes: structure.match(/Figure/g)?.length ?? 0 };
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("axe: a label's address is made, chosen for, saved as a code, printed on labels and taken back", async ({
  page,
}) => {
  await becomeArtist(page);
  await openWork(page, await saveWork(page, { title: "Fog" }));
  await expect(section(page)).toContainText(
    "With the Professional plan, the label of Fog can carry a QR code.",
  );
  await becomeProfessional(page);
  const ebb = await saveWork(page, { title: "Ebb" });
  const reef = await saveWork(page, { title: "Reef" });
  await openWork(page, ebb);
  await section(page).getByRole("button", { name: "Make Address" }).press("Enter");
  const shown = section(page).getByText(labelAddress);
  await expect(section(page).locator(":focus").getByText(labelAddress)).toBeVisible();
  await expect(section(page)).toContainText("Not opened yet.");
  await inspect(page, "the address of a label");
  const address = (await shown.textContent()) ?? "";

  await section(page).getByRole("button", { name: "Copy the label’s address" }).click();
  await expect(page.getByText("Address copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(await readCode(page, "QR Code as SVG")).toBe(address);
  expect(await readCode(page, "QR Code as PNG")).toBe(address);

  await section(page).getByRole("checkbox", { name: "The price" }).uncheck();
  await section(page)
    .getByRole("checkbox", { name: /^Everybody: .*$/ })
    .check();
  await expect
    .poll(() => readLinks(page))
    .toMatchObject([{ address, showPrices: false, showStatus: true, isPublic: true }]);

  await test.step("a label's code is chosen once, and makes the address of another work", async () => {
    const { dialog, codes } = await printLabel(page, true);
    expect(codes).toBe(1);
    await inspect(page, "wall labels with a QR code");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await openWork(page, reef);
    const second = await printLabel(page, false);
    expect(second.codes).toBe(1);
    await page.keyboard.press("Escape");
    await expect(section(page).getByText(labelAddress)).not.toHaveText(address);
  });

  await section(page).getByRole("button", { name: "Take Back the label’s address" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Take Back" }).press("Enter");
  const focused = section(page).locator(":focus");
  await expect(focused.getByRole("button", { name: "Make Address" })).toBeVisible();
  const states = (await readLinks(page)).map(({ workIds, state }) => [workIds[0], state]);
  expect(states).toEqual([
    [reef.id, "revoked"],
    [ebb.id, "open"],
  ]);
});
