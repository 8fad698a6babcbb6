import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { firstChannels } from "#schema/channels/channel.ts";
import { linksPaths } from "#schema/links/links-paths.ts";
import { appPaths } from "#schema/page-paths.ts";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { emptyAddress, type Person, personSchema } from "#schema/people/person.ts";
import { expectAccessible, inspect } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { setAskingPrice, setChannels, today } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { openApp, ownOrigin, readWorks, saveWork } from "./users.ts";
import { openWork } from "./work-record.ts";

const number = `C-${today().slice(0, 4)}-001`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

/** A gallery in Québec among the people, and its channel alone. */
async function addGallery(page: Page): Promise<Person> {
  const answer = await page.request.post(peoplePaths.people, {
    data: {
      ...{ kind: "organization", name: "Sylvie Bernier", organization: "Galerie du Fleuve" },
      ...{ email: "sylvie@galeriedufleuve.example", phone: "", language: "fr", notes: "" },
      address: { ...emptyAddress, city: "Rimouski", region: "QC", country: "CA" },
    },
    headers: ownOrigin(),
  });
  const person = v.parse(personSchema, await answer.json());
  const channels = firstChannels.filter(({ id }) => id !== "gallery-40");
  await setChannels(
    page,
    channels.map((channel) =>
      channel.id === "gallery-50" ? { ...channel, personId: person.id } : channel,
    ),
  );
  return person;
}

async function statuses(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries((await readWorks(page)).map(({ title, status }) => [title, status]));
}

/** Makes a draft of works that are selected in the gallery, which stays as it was left. */
async function consign(
  page: Page,
  titles: readonly string[],
  { isSelecting = false } = {},
): Promise<void> {
  await openApp(page, "gallery");
  if (!isSelecting) await press(page, "Select works");
  for (const title of titles) {
    await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  }
  await press(page, "Consign Them");
  const dialog = page.getByRole("dialog", { name: "New Consignment" });
  await expect(dialog.getByRole("combobox", { name: "Gallery" })).toHaveText("Galerie du Fleuve");
  await dialog.getByRole("button", { name: "Make the Draft" }).click();
  await expect(heading(page)).toHaveText("New consignment");
}

test("where the last work of a draft is taken out, the focus goes to the button that adds some", async ({
  page,
}) => {
  await becomeProfessional(page);
  await addGallery(page);
  await saveWork(page, { title: "Undertow" });
  await saveWork(page, { title: "Ice Road" });
  await consign(page, ["Undertow", "Ice Road"]);
  await page.getByRole("button", { name: "Take “Undertow” out" }).press("Enter");
  await expect(page.getByRole("button", { name: "Take “Ice Road” out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Add Works" })).toBeFocused();
});

test("axe: an agreement is made, said in every sentence, sent, taken back, changed and deleted", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await becomeProfessional(page);
  const gallery = await addGallery(page);
  const undertow = await saveWork(page, { title: "Undertow" });
  await setAskingPrice(page, undertow.id, { amountCents: 192_500, currency: "CAD" });
  await saveWork(page, { title: "Ice Road" });
  await saveWork(page, { title: "Snow Fence" });

  await test.step("a draft of selected works, French first for a gallery in Québec", async () => {
    await page.goto(appPaths.consignments);
    await expect(page.getByRole("heading", { name: "No agreement yet" })).toBeVisible();
    await consign(page, ["Undertow", "Ice Road"]);
    await expect(page.getByRole("radio", { name: "French first" })).toBeChecked();
    await expect(page.getByText("Not said yet. Choose how often it reports.")).toBeVisible();
    await expect(page.getByText("Sentences 5, 6")).toBeVisible();
    await page.getByRole("combobox", { name: "Reports" }).click();
    await page.getByRole("option", { name: "Every quarter" }).click();
    await expect(page.getByText("Not said yet. Choose how often it reports.")).toBeHidden();
  });

  await test.step("what is typed outlives a reload, and is saved", async () => {
    await page.getByLabel("Discount alone, up to").fill("10");
    await expect(page.getByText(/^.*up to 10\s% alone, borne by both.*$/)).toBeVisible();
    await press(page, "Edit Sentence 3");
    await page.getByLabel("Sentence 3, in English").fill("The works remain the artist’s.");
    await page.reload();
    await expect(page.getByText("The works remain the artist’s.")).toBeVisible();
    await page.getByRole("button", { name: "Move “Ice Road” up" }).press("Enter");
    await press(page, "Add Works");
    const dialog = page.getByRole("dialog", { name: "Add Works" });
    await dialog.getByRole("checkbox", { name: "Snow Fence" }).check();
    await dialog.getByRole("button", { name: "Add 1 Work" }).click();
    await inspect(page, "the draft of an agreement");
    await press(page, "Save");
    await expectToast(page, "The draft is saved");
    await page.reload();
    await expect(
      page.getByRole("button", { name: "Back to the standard text Sentence 3" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Take “.*$/ })).toHaveCount(3);
  });

  await test.step("its gallery’s page is seen before it is sent, with what is typed", async () => {
    await page.getByLabel("Discount alone, up to").fill("12");
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "See as the gallery" }).click();
    const look = await opened;
    await expect(look.getByText(/^Ceci n’a pas encore été envoyé\..*$/)).toBeVisible();
    await expect(look.getByText(/^Jusqu’à 12\s%.*$/)).toBeVisible();
    await expect(look.getByRole("heading", { name: "Ice Road" })).toBeVisible();
    await expect(look.getByRole("button", { name: "Confirmer l’entente" })).toBeDisabled();
    await expectAccessible(look, "an agreement that is not sent yet, as its gallery will see it");
    await look.close();
    await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
  });

  await test.step("it is sent, and taken back before it is confirmed", async () => {
    await press(page, "Send to the Gallery");
    const dialog = page.getByRole("dialog", { name: "Send it to Galerie du Fleuve?" });
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(heading(page)).toHaveText(number);
    await expect(page.getByRole("region", { name: "Address" })).toContainText("/l/");
    expect(new Set(Object.values(await statuses(page)))).toEqual(new Set(["consigned"]));
    await inspect(page, "an agreement that is sent");
    await press(page, "Take back");
    const question = page.getByRole("alertdialog", { name: "Take it back from the gallery?" });
    await question.getByRole("button", { name: "Take Back" }).click();
    await expectToast(page, "It is a draft again");
    await expect(page.getByText(`Draft again. It keeps its number, ${number}.`)).toBeVisible();
    expect(new Set(Object.values(await statuses(page)))).toEqual(new Set(["available"]));
  });

  await test.step("it is sent again, and a change of it replaces it", async () => {
    await press(page, "Send to the Gallery");
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect(heading(page)).toHaveText(number);
    await press(page, "Change the agreement");
    await page.getByRole("button", { name: "Take “Snow Fence” out" }).press("Enter");
    await press(page, "Send the Change");
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("region", { name: "Versions" })).toContainText("Version 2");
    expect(await statuses(page)).toEqual({
      ...{ Undertow: "consigned", "Ice Road": "consigned", "Snow Fence": "available" },
    });
  });

  await test.step("the work and the gallery lead to it, and the list has it", async () => {
    await openWork(page, undertow);
    await page.getByRole("link", { name: `Agreement ${number}` }).click();
    await expect(heading(page)).toHaveText(number);
    const links = page.waitForResponse((response) => response.url().endsWith(linksPaths.links));
    await page.goto(`${appPaths.people}/${gallery.id}`);
    await links;
    await expect(page.getByRole("region", { name: "Consignments" })).toContainText(number);
    await expect(page.getByRole("region", { name: "Sent" })).toHaveCount(0);
    await page.goto(appPaths.consignments);
    const row = page.getByRole("row", { name: new RegExp(`^.*${number}.*$`) });
    await expect(row).toContainText("Galerie du Fleuve");
    await expect(row).toContainText("2 here");
    await inspect(page, "the agreements");
  });

  await test.step("a work is in one open agreement, and a draft is deleted", async () => {
    await consign(page, ["Undertow", "Snow Fence"], { isSelecting: true });
    await press(page, "Send to the Gallery");
    const dialog = page.getByRole("dialog", { name: "Send it to Galerie du Fleuve?" });
    await expect(dialog.getByRole("alert").getByRole("listitem")).toHaveText([
      "Ice Road is in another open agreement. Take it out first.",
      "Undertow is in another open agreement. Take it out first.",
    ]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await press(page, "Delete draft");
    const question = page.getByRole("alertdialog", { name: "Delete the draft?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "The draft is deleted");
    await expect(heading(page)).toHaveText("Consignments");
    await expect(page.getByText("No number yet")).toBeHidden();
  });
});

test("on a phone an agreement without works says so where it is seen, above the buttons", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeProfessional(page);
  await addGallery(page);
  for (const title of ["Undertow", "Ice Road", "Snow Fence", "Barley"]) {
    await saveWork(page, { title });
  }
  await page.goto(appPaths.consignments);
  await press(page, "New Consignment");
  const dialog = page.getByRole("dialog", { name: "New Consignment" });
  const button = dialog.getByRole("button", { name: "Make the Draft" });
  await button.click();
  const alert = dialog.getByRole("alert");
  await expect(alert).toHaveText("Choose at least one work.");
  const space = async () => {
    const [alertBox, buttonBox] = [await alert.boundingBox(), await button.boundingBox()];
    if (alertBox === null || buttonBox === null) return Number.NEGATIVE_INFINITY;
    return buttonBox.y - (alertBox.y + alertBox.height);
  };
  await expect.poll(space).toBeGreaterThanOrEqual(0);
});
