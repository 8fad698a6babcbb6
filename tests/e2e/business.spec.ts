import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type Business, businessSchema, firstBusiness } from "#schema/business/business.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { appPaths, workPath } from "#schema/page-paths.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { newBusiness } from "#tests/support/business.ts";
import french from "#web/i18n/texts/business.fr-CA.json" with { type: "json" };
import { inspect } from "./inspect.ts";
import { register } from "./invoices.ts";
import { expectToast } from "./journeys.ts";
import { pressByKey, tabTo } from "./keyboard.ts";
import { holdRequests } from "./page-requests.ts";
import { sell, today } from "./records.ts";
import { chooseIn } from "./select-list.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { becomeArtist, openApp, ownOrigin, saveWork } from "./users.ts";
import { fieldIn } from "./work-record.ts";

const fr = french.business.details;

test.beforeEach(({ page }) => becomeProfessional(page));

async function readBusiness(page: Page): Promise<Business> {
  const answer = await page.request.get(salesPaths.business);
  expect(answer.status()).toBe(200);
  return v.parse(businessSchema, await answer.json());
}

async function openBusiness(page: Page): Promise<Locator> {
  await page.goto(appPaths.business);
  const form = page.getByRole("form", { name: "Business details" });
  await expect(form).toBeVisible();
  return form;
}

const save = (form: Locator) => form.getByRole("button", { name: "Save Details" });

async function addTax(form: Locator, name: string): Promise<void> {
  await form.getByRole("button", { name: "Add a tax" }).click();
  await form.page().getByRole("menuitem", { name }).click();
}

test("from the profile: name, address, taxes and documents are entered, saved and shown again", async ({
  page,
}) => {
  await openApp(page, "profile");
  await page.getByRole("link", { name: "Edit Business Details" }).click();
  await expect(page).toHaveURL(appPaths.business);
  await expect(page).toHaveTitle("Business details – Art Pricing Tool");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Profile");
  const form = page.getByRole("form", { name: "Business details" });
  await form.getByLabel("Studio or trade name").fill("Atelier Fournier");
  await form.getByLabel("Street").fill("1, rue de l'Évêché");
  await form.getByLabel("City").fill("Montréal");
  await chooseIn(form, "Province", "Québec");
  await form.getByLabel("Postal code").fill("H2X 1Y4");
  await form.getByLabel("Phone").fill("514 555-0123");
  await form.getByLabel("Email on documents").fill("atelier@example.com");
  await addTax(form, "GST/HST, 5 to 15 % by province");
  await expect(form.getByLabel("Number, GST/HST")).toBeFocused();
  await form.getByLabel("Number, GST/HST").fill("123456789rt0001");
  await form.getByLabel("Registered since, GST/HST").fill("2025-01-01");
  await addTax(form, "QST, 9.975 %");
  await form.getByLabel("Number, QST").fill("1234567890TQ0001");
  await form.getByLabel("Registered since, QST").fill("2025-01-01");
  await form
    .getByRole("radiogroup", { name: "Sizes on documents" })
    .getByRole("radio", { name: "Both" })
    .click();
  await save(form).click();
  await expectToast(page, "Business details saved");
  expect(await readBusiness(page)).toEqual(newBusiness());
  await expect(form.getByLabel("Number, GST/HST")).toHaveValue("123456789 RT0001");

  await page.reload();
  await expect(form.getByLabel("Number, QST")).toHaveValue("1234567890 TQ0001");
  await expect(form.getByRole("combobox", { name: "Country" })).toHaveText("Canada");
  await page.getByRole("link", { name: "Profile" }).click();
  const facts = page.getByRole("region", { name: "Business details" });
  await expect(facts.getByText("1, rue de l'Évêché, Montréal QC H2X 1Y4")).toBeVisible();
  await expect(facts.getByText("123456789 RT0001, since January 1, 2025")).toBeVisible();
});

test("shows each error at its field; QST requires GST", async ({ page }) => {
  const form = await openBusiness(page);
  await form.getByLabel("Phone").fill("5".repeat(41));
  await form.getByLabel("Email on documents").fill("atelier");
  await addTax(form, "QST, 9.975 %");
  await form.getByLabel("Number, QST").fill("12345");
  await save(form).click();
  await expect(form.getByText("Use at most 40 characters.")).toBeVisible();
  await expect(form.getByLabel("Phone")).toBeFocused();
  await expect(form.getByText("Enter an email address.")).toBeVisible();
  await expect(
    form.getByText("Enter the number as on your registration, such as 1234567890 TQ0001."),
  ).toBeVisible();
  await expect(form.getByText("Enter the day from which you are registered.")).toBeVisible();
  await expect(form.getByRole("alert")).toHaveText(
    "A QST registration needs one for GST as well. Add GST/HST with its number.",
  );
  await form.getByRole("button", { name: "Remove QST" }).click();
  await expect(form.getByRole("button", { name: "Add a tax" })).toBeFocused();
  await expect(form.getByRole("alert")).toBeHidden();
  expect(await readBusiness(page)).toEqual(firstBusiness);
});

test("a registration from before the rates of a sale's day is refused in words", async ({
  page,
}) => {
  const { id } = await saveWork(page, { dateCreated: "2015" });
  await sell(page, id, {
    date: "2015-06-01",
    buyer: { name: "Anne Arsenault", country: "CA", region: "PE" },
    deliveredBy: "carrier",
  });
  const form = await openBusiness(page);
  await addTax(form, "GST/HST, 5 to 15 % by province");
  await form.getByLabel("Number, GST/HST").fill("123456789 RT0001");
  await form.getByLabel("Registered since, GST/HST").fill("2015-01-01");
  await save(form).click();
  await expect(form.getByRole("alert")).toHaveText(
    "You have a sale of a day whose rates are not known here. Enter a later day for your registrations, or take back how that work was delivered.",
  );
  await expect(form.getByLabel("Number, GST/HST")).toHaveValue("123456789 RT0001");
});

test("what was sold in the last four quarters, and the channels with their terms", async ({
  page,
}) => {
  const { id } = await saveWork(page, { dateCreated: "2024" });
  await sell(page, id, { date: today(-100), priceCents: 625_050 });
  const form = await openBusiness(page);
  await expect(
    form.getByText(
      "Without a registration your sales carry no tax. Last four quarters: CA$6,251 of 30,000.",
    ),
  ).toBeVisible();
  const table = form.getByRole("table", { name: "Your channels and their terms" });
  const row = (name: string) =>
    table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("Own site").getByRole("cell")).toHaveText([
    "Own site",
    "Commission0 %",
    "Fees2.9 % and CA$0.30",
  ]);
  await form.getByRole("button", { name: "Edit channels" }).click();
  const dialog = page.getByRole("dialog", { name: "Channels" });
  await dialog.getByRole("button", { name: "Gallery 50 % Commission 50 %" }).click();
  await dialog
    .getByRole("checkbox", {
      name: "The gallery sells as my agent and charges the taxes itself",
    })
    .check();
  await dialog.getByRole("button", { name: "Save Channels" }).click();
  await expectToast(page, "Channels saved");
  await expect(row("Gallery 50 % Charges the taxes itself")).toBeVisible();
  // The dialog's own form saves nothing of the page's.
  expect(await readBusiness(page)).toEqual(firstBusiness);
});

test("what is typed survives a reload, and is asked about before the page is left", async ({
  page,
}) => {
  await openApp(page, "profile");
  await page.getByRole("link", { name: "Edit Business Details" }).click();
  const form = page.getByRole("form", { name: "Business details" });
  await form.getByLabel("City").fill("Matane");
  await page.reload();
  await expect(form.getByLabel("City")).toHaveValue("Matane");
  await page.getByRole("tab", { name: "Gallery" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(
    question.getByText("What you changed in your business details is not saved yet."),
  ).toBeVisible();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.getByLabel("City")).toHaveValue("Matane");
  await page.getByRole("tab", { name: "Gallery" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(appPaths.gallery);
  await page.goto(appPaths.business);
  await expect(form.getByLabel("City")).toHaveValue("Rimouski");
});

test("of two windows, each saves what was changed in it", async ({ page, context }) => {
  await register(page);
  const form = await openBusiness(page);
  const other = await context.newPage();
  const otherForm = await openBusiness(other);
  await form.getByLabel("Phone").fill("418 555-0199");
  await otherForm.getByLabel("City").fill("Rimouski");
  await save(form).click();
  await expectToast(page, "Business details saved");
  await save(otherForm).click();
  await expectToast(other, "Business details saved");
  await expect(otherForm.getByLabel("Phone")).toHaveValue("418 555-0199");
  expect(await readBusiness(page)).toEqual(
    newBusiness({ phone: "418 555-0199", city: "Rimouski" }),
  );
});

/** What the page has got is rendered by then. */
function framesPassed(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

test("an answer from before a save, which arrives after it, shows nothing older", async ({
  page,
}) => {
  await page.clock.install();
  await openApp(page, "profile");
  const details = page.getByRole("link", { name: "Edit Business Details" });
  await expect(details).toBeVisible();
  const before = await readBusiness(page);
  // What was fetched within half a second is not fetched again.
  await page.clock.fastForward(1000);
  const held = await holdRequests(page, `**${salesPaths.business}`, {
    times: 1,
    answer: (route) => route.fulfill({ json: before }),
  });
  await details.click();
  await expect.poll(() => held.requests.length).toBe(1);
  const form = page.getByRole("form", { name: "Business details" });
  await form.getByLabel("Studio or trade name").fill("Atelier Fournier");
  await save(form).click();
  await expectToast(page, "Business details saved");
  const answered = page.waitForResponse((response) => response.request() === held.requests[0]);
  held.release();
  await (await answered).finished();
  await framesPassed(page);
  await expect(form.getByLabel("Studio or trade name")).toHaveValue("Atelier Fournier");
});

test("by keyboard alone", async ({ page }) => {
  const form = await openBusiness(page);
  const { keyboard } = page;
  await tabTo(form.getByLabel("Studio or trade name"));
  await keyboard.type("Atelier Fournier");
  await pressByKey(form.getByRole("button", { name: "Add a tax" }));
  await expect(
    page.getByRole("menuitem", { name: "GST/HST, 5 to 15 % by province" }),
  ).toBeFocused();
  await keyboard.press("Enter");
  await expect(form.getByLabel("Number, GST/HST")).toBeFocused();
  await keyboard.type("123456789 rt0001");
  await tabTo(form.getByLabel("Registered since, GST/HST"));
  await keyboard.type("01012026");
  await tabTo(form.getByRole("radio", { name: "By the buyer’s province" }));
  await keyboard.press("ArrowLeft");
  await keyboard.press("Space");
  await pressByKey(save(form));
  await expectToast(page, "Business details saved");
  expect(await readBusiness(page)).toEqual({
    ...firstBusiness,
    // The profile's, as they were shown.
    ...{ city: "Rimouski", region: "QC", country: "CA", email: expect.any(String) },
    tradeName: "Atelier Fournier",
    registrations: [{ tax: "gst-hst", number: "123456789 RT0001", since: "2026-01-01" }],
    documentLanguage: "fr-CA",
  });
});

test("a country without provinces has a region, and a change of country empties it", async ({
  page,
}) => {
  await register(page);
  const form = await openBusiness(page);
  await chooseIn(form, "Country", "United States");
  await form.getByLabel("State or region").fill("New York");
  await save(form).click();
  await expectToast(page, "Business details saved");
  expect(await readBusiness(page)).toMatchObject({ country: "US", region: "New York" });
});

test("on the free plan, a preview with the artist's own name", async ({ page }) => {
  await becomeArtist(page, { firstName: "Odile", lastName: "Fournier" });
  await openApp(page, "profile");
  await page.getByRole("link", { name: "See Business Details" }).click();
  await expect(page.getByRole("heading", { name: "Papers with your name" })).toBeVisible();
  await expect(page.getByRole("figure").getByText("Odile Fournier")).toBeVisible();
  await expect(page.getByRole("form")).toBeHidden();
  await inspect(page, "business details on the free plan");
  await page.getByRole("button", { name: "See Professional" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("details that cannot be fetched are asked for again", async ({ page }) => {
  await page.route(`**${salesPaths.business}`, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(appPaths.business);
  await expect(page.getByRole("alert")).toHaveText("Your business details could not be fetched");
  await page.unroute(`**${salesPaths.business}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("form", { name: "Business details" })).toBeVisible();
});

test("on a phone, in French", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await register(page);
  await page.goto(appPaths.business);
  const form = page.getByRole("form", { name: fr.title });
  await expect(form.getByText("5 à 15 % selon la province")).toBeVisible();
  await expect(form.getByText("9,975 %")).toBeVisible();
  await form.getByLabel(fr.studio.phone).fill("418 555-0199");
  await form.getByRole("button", { name: fr.save }).click();
  await expectToast(page, fr.saved);
  expect((await readBusiness(page)).phone).toBe("418 555-0199");
});

test("axe: the details, with errors, and on the profile", async ({ page }) => {
  await register(page);
  const form = await openBusiness(page);
  await inspect(page, "business details");
  await form.getByLabel("Number, QST").fill("12");
  await form.getByLabel("Email on documents").fill("atelier");
  await save(form).click();
  await expect(form.getByText("Enter an email address.")).toBeVisible();
  await inspect(page, "business details with errors");
  await form.getByRole("button", { name: "Remove QST" }).click();
  await form.getByRole("button", { name: "Add a tax" }).click();
  await inspect(page, "adding a tax", "region");
  await page.keyboard.press("Escape");
  await form.getByLabel("Email on documents").fill("atelier@example.com");
  await save(form).click();
  await expectToast(page, "Business details saved");
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("region", { name: "Business details" })).toBeVisible();
  await inspect(page, "business details on the profile");
});

test("a sale of a registered artist asks where the work was delivered, and says which taxes are charged", async ({
  page,
}) => {
  await register(page);
  const work = await saveWork(page, { title: "Undertow" });
  await page.goto(workPath(work.id));
  await page.getByRole("button", { name: "Record a Sale" }).click();
  const dialog = page.getByRole("dialog", { name: "Record a Sale" });
  await fieldIn(dialog, "Price before tax").fill("400");
  await expect(
    dialog.getByText("Choose how the work was delivered and where, and your taxes are computed."),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Save Sale" }).click();
  const notice = dialog.getByRole("alert").filter({
    hasText: "The tax on this sale is not known yet.",
  });
  await expect(notice).toBeVisible();
  await chooseIn(dialog, "Delivery", "Handed over here");
  await expect(dialog.getByRole("combobox", { name: "Handed over in" })).toHaveText("Québec");
  await expect(notice).toHaveCount(0);
  await expect(
    dialog.getByText(
      "You charge GST 5 %, CA$20.00 and QST 9.975 %, CA$39.90: the buyer pays CA$459.90.",
    ),
  ).toBeVisible();
  await chooseIn(dialog, "Delivery", "By a carrier");
  await chooseIn(dialog, "Buyer's country", "United States");
  await expect(dialog.getByText("No tax: delivered abroad, the sale is zero-rated.")).toBeVisible();
  await chooseIn(dialog, "Buyer's country", "Canada");
  await chooseIn(dialog, "Buyer's province", "Ontario");
  await expect(
    dialog.getByText("You charge HST 13 %, CA$52.00: the buyer pays CA$452.00."),
  ).toBeVisible();
  await fieldIn(dialog, "Buyer").fill("Anne Arsenault");
  await inspect(page, "recording a sale with taxes");
  await dialog.getByRole("button", { name: "Save Sale" }).click();
  await expectToast(page, "Sale recorded");
  const record = page.getByRole("region", { name: "Sale record" });
  await expect(record.getByText("HST 13 %, CA$52.00")).toBeVisible();
});

test("through a gallery that charges the taxes itself, none are asked about", async ({ page }) => {
  await register(page);
  const data = firstChannels.map((channel) => ({
    ...channel,
    chargesTax: channel.kind === "gallery",
  }));
  await page.request.put(apiPaths.channels, { data, headers: ownOrigin() });
  const { id } = await saveWork(page);
  await page.goto(workPath(id));
  await page.getByRole("button", { name: "Record a Sale" }).click();
  const dialog = page.getByRole("dialog", { name: "Record a Sale" });
  await chooseIn(dialog, "Channel", "Gallery 50 %");
  const words = "Gallery 50 % sells as your agent and charges the taxes itself.";
  await expect(dialog.getByText(words)).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Delivery" })).toBeHidden();
  await fieldIn(dialog, "Price before tax").fill("400");
  await dialog.getByRole("button", { name: "Save Sale" }).click();
  await expectToast(page, "Sale recorded");
  await expect(page.getByRole("region", { name: "Sale record" }).getByText(words)).toBeVisible();
});
