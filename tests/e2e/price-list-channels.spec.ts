import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { channelsSchema, firstChannels, type SalesChannel } from "#schema/channels/channel.ts";
import { appPaths } from "#schema/page-paths.ts";
import french from "#web/i18n/texts/price-list.fr-CA.json" with { type: "json" };
import { inspect } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { pressByKey, tabTo } from "./keyboard.ts";
import { anchor, openSection, rowsOf } from "./list-sections.ts";
import { startDraft } from "./price-lists.ts";
import { setChannels, setStatus } from "./records.ts";
import { chooseIn } from "./select-list.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { patchProfile, saveWork } from "./users.ts";
import { fieldIn } from "./work-record.ts";

const fr = french.priceList.channels;

/** An artist at CA$24 an hour whose list asks CA$900 for 16 × 20 in oil, with the costs of Sumac. */
async function becomeArtistWithList(page: Page, dollars = 900) {
  await becomeProfessional(page);
  await patchProfile(page.request, { customHourlyRate: 24 });
  const costs = { materialsCost: 48.2, hoursSpent: 9.5 };
  const sumac = await saveWork(page, { title: "Sumac", width: 16, height: 20, ...costs });
  await startDraft(page, { anchors: [anchor(`oil 16x20 ${dollars}`)] });
  return sumac;
}

async function readChannels(page: Page): Promise<SalesChannel[]> {
  return v.parse(channelsSchema, await (await page.request.get(apiPaths.channels)).json());
}

const division = "What reaches you in each channel";
const floors = "A sale at any price below these loses money or your time";

test("of one retail price, what reaches the artist in each channel, the floors, and whose costs they are", async ({
  page,
}) => {
  await becomeArtistWithList(page);
  const section = await openSection(page, "channels", "Channels");
  await expect(section.getByText("Of CA$900, between 402 and 852 reaches you.")).toBeVisible();
  await expect(
    section.getByText("Materials CA$48.20 and 9.5 hours, as for Sumac (Oil, 16 × 20 in)."),
  ).toBeVisible();
  await expect(
    section.getByText(
      "At your own rate of CA$24.00, the floor is CA$553: below it, Gallery 50 % pays you less.",
    ),
  ).toBeVisible();
  expect(await rowsOf(section.getByRole("table", { name: division }))).toEqual([
    ["Studio: No commission, no fees", "851.80", "CA$89.66"],
    ["Art fair: No commission, no fees", "851.80", "CA$89.66"],
    ["Own site: Card fee 2.9 % and CA$0.30", "825.40", "CA$86.88"],
    ["Marketplace: Commission 35 %", "536.80", "CA$56.51"],
    ["Gallery 40 %: Commission 40 %", "491.80", "CA$51.77"],
    ["Gallery 50 %: Commission 50 %", "401.80", "CA$42.29"],
  ]);
  await expect(
    section.getByRole("img", {
      name: "Reaches you CA$401.80, materials CA$48.20, fees CA$0.00, commission CA$450.00",
    }),
  ).toBeVisible();
  expect(await rowsOf(section.getByRole("table", { name: floors }))).toEqual([
    ["Loses money below", "49", "49", "50", "75", "81", "97"],
    ["Pays under CA$24 an hour below", "277", "277", "285", "425", "461", "553"],
  ]);

  // Another size has its own price, and the same costs until there is a work of it.
  await chooseIn(section, "Size, in", "30 × 40");
  await expect(
    section.getByText(/^Of CA\$[\d,]+, between [\d,]+ and [\d,]+ reaches you\.$/),
  ).toBeVisible();
  await expect(section.getByText("Of CA$900, between 402 and 852 reaches you.")).toBeHidden();
});

test("a sale that loses money at the listed price is named, and a discount is borne by who bears it", async ({
  page,
}) => {
  await becomeArtistWithList(page, 60);
  await setChannels(
    page,
    firstChannels
      .slice(0, 2)
      .map((channel) =>
        channel.kind === "gallery"
          ? { ...channel, discount: 0.1, discountBorneBy: "artist" }
          : channel,
      ),
  );
  const section = await openSection(page, "channels", "Channels");
  await expect(section.getByText("Of CA$60, at most 12 reaches you.")).toBeVisible();
  await expect(
    section.getByText("Gallery 50 %: a sale at CA$60 would cost you CA$24.20."),
  ).toBeVisible();
  await expect(section.getByText("Commission 50 %, discount 10 %, yours")).toBeVisible();
});

test("channels are added, changed, ordered and removed by keyboard, and sales choose from them", async ({
  page,
}) => {
  const sumac = await becomeArtistWithList(page);
  const section = await openSection(page, "channels", "Channels");
  const { keyboard } = page;
  const dialog = page.getByRole("dialog", { name: "Channels" });
  const button = (name: string) => dialog.getByRole("button", { name });

  await pressByKey(section.getByRole("button", { name: "Edit channels" }));
  await pressByKey(button("Art fair No commission, no fees"));
  await tabTo(fieldIn(dialog, "Name"));
  await keyboard.type("Salon du printemps");
  await tabTo(dialog.getByLabel("Fee a sale"));
  await keyboard.type("90");
  await pressByKey(button("Add a channel"));
  await expect(fieldIn(dialog, "Name")).toBeFocused();
  await keyboard.type("Galerie Vent");
  await tabTo(dialog.getByLabel("Commission"));
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("142,5");

  // What cannot be is said where it is, and nothing typed is lost.
  await keyboard.press("Enter");
  await expect(dialog.getByText("Enter a share from 0 to 100.")).toBeVisible();
  await expect(dialog.getByLabel("Commission")).toBeFocused();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("42.5");
  await pressByKey(button("Move Galerie Vent up"));
  await expect(button("Move Galerie Vent up")).toBeFocused();
  await keyboard.press("Enter");
  await pressByKey(button("Gallery 50 % Commission 50 %"));
  await pressByKey(button("Remove Gallery 50 %"));
  await pressByKey(button("Save Channels"));
  await expectToast(page, "Channels saved");
  await expect(section.getByRole("button", { name: "Edit channels" })).toBeFocused();

  const saved = await readChannels(page);
  expect(saved.map(({ id, name }) => name ?? id)).toEqual([
    ...["studio", "gallery-40", "Salon du printemps", "Galerie Vent", "own-site", "marketplace"],
  ]);
  expect(saved[2]).toMatchObject({ id: "fair", fixedFeeCents: 90_00 });
  expect(saved[3]).toMatchObject({ kind: "gallery", commission: 0.425, discountBorneBy: "both" });
  await expect(section.getByText("CA$90 a sale")).toBeVisible();

  await page.goto(`/app/works/${sumac.id}`);
  await page.getByRole("button", { name: "Record a Sale" }).click();
  await page.getByRole("combobox", { name: "Channel" }).click();
  await expect(page.getByRole("option", { name: "Galerie Vent" })).toBeVisible();
});

test("what is typed survives a closed dialog and a reload, and a channel in use is not removed", async ({
  page,
}) => {
  const sumac = await becomeArtistWithList(page);
  await setStatus(page, sumac.id, { status: "consigned", channelId: "gallery-40" });
  const section = await openSection(page, "channels", "Channels");
  const dialog = page.getByRole("dialog", { name: "Channels" });
  await section.getByRole("button", { name: "Edit channels" }).click();
  await dialog.getByRole("button", { name: "Studio No commission, no fees" }).click();
  await dialog.getByLabel("Shipping you pay").fill("25");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await section.getByRole("button", { name: "Edit channels" }).click();
  await dialog.getByRole("button", { name: "Studio shipping CA$25" }).click();
  await expect(dialog.getByLabel("Shipping you pay")).toHaveValue("25");

  await dialog.getByRole("button", { name: "Gallery 40 % Commission 40 %" }).click();
  await dialog.getByRole("button", { name: "Remove Gallery 40 %" }).click();
  await expect(
    dialog.getByText("“Sumac” is on consignment through this channel. Take the work back first."),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await readChannels(page)).toEqual(firstChannels);
});

test("channels that another window has added are not lost by a change in this one", async ({
  page,
}) => {
  await page.clock.install();
  await becomeArtistWithList(page);
  const section = await openSection(page, "channels", "Channels");
  const added = firstChannels
    .slice(0, 1)
    .map((studio) => ({ ...studio, id: "vent", name: "Galerie Vent" }));
  // As another window does.
  await setChannels(page, [...firstChannels, ...added]);
  // What was fetched within half a second is not fetched again.
  await page.clock.fastForward(1000);
  await section.getByRole("button", { name: "Edit channels" }).click();
  const dialog = page.getByRole("dialog", { name: "Channels" });
  await expect(
    dialog.getByRole("button", { name: "Galerie Vent No commission, no fees" }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Studio No commission, no fees" }).click();
  await dialog.getByLabel("Shipping you pay").fill("25");
  await dialog.getByRole("button", { name: "Save Channels" }).click();
  await expectToast(page, "Channels saved");
  const saved = await readChannels(page);
  expect(saved.at(0)?.shippingCents).toBe(25_00);
  expect(saved.at(-1)?.name).toBe("Galerie Vent");
});

test("the page is not left with channels that were changed and not saved, unless that is meant", async ({
  page,
}) => {
  await becomeArtistWithList(page);
  await page.goto(appPaths.gallery);
  await page.getByRole("link", { name: "Price List" }).click();
  await page.getByRole("button", { name: "Edit channels" }).click();
  const dialog = page.getByRole("dialog", { name: "Channels" });
  await dialog.getByRole("button", { name: "Studio No commission, no fees" }).click();
  await dialog.getByLabel("Shipping you pay").fill("25");
  await page.evaluate(() => history.back());
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(dialog.getByLabel("Shipping you pay")).toHaveValue("25");
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page).toHaveURL(appPaths.gallery);
  expect(await readChannels(page)).toEqual(firstChannels);
});

test("on a phone, in French: the amounts above the bars, the floors in rows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await becomeArtistWithList(page);
  const section = await openSection(page, "channels", fr.heading);
  await expect(section.getByText("Sur 900 $, vous recevez entre 402 et 852.")).toBeVisible();
  const [first] = await rowsOf(section.getByRole("table", { name: fr.caption }));
  expect(first).toEqual(["Atelier: Sans commission ni frais", "851,80", "89,66 $ l’heure"]);
  const [floorsFirst] = await rowsOf(section.getByRole("table", { name: fr.floors.caption }));
  expect(floorsFirst).toEqual(["Atelier", "49", "277"]);
});

test("axe: channels, and the dialog that changes them", async ({ page }) => {
  await becomeArtistWithList(page);
  const section = await openSection(page, "channels", "Channels");
  await inspect(page, "channels");
  await section.getByRole("button", { name: "Edit channels" }).click();
  const dialog = page.getByRole("dialog", { name: "Channels" });
  await dialog.getByRole("button", { name: "Studio No commission, no fees" }).click();
  await dialog.getByLabel("Commission").fill("101");
  await dialog.getByRole("button", { name: "Save Channels" }).click();
  await expect(dialog.getByText("Enter a share from 0 to 100.")).toBeVisible();
  await inspect(page, "the dialog of channels");
});
