import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { convert, ratesSchema } from "#schema/currency.ts";
import { workPath } from "#schema/page-paths.ts";
import en from "#web/i18n/texts/en-CA.json" with { type: "json" };
import { calculatorOn } from "./calculator.ts";
import { inspect } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { pressByKey } from "./keyboard.ts";
import { goOffline, goOnline } from "./network.ts";
import { addressOf, holdRequests, watchRequests } from "./page-requests.ts";
import { setAskingPrice, setChannels, setRecord, today } from "./records.ts";
import { chooseIn } from "./select-list.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { becomeArtist, openApp, readWorks, saveWork } from "./users.ts";
import { endHold, fieldIn, openedId, openWork, readHistory } from "./work-record.ts";

test.beforeEach(({ page }) => becomeProfessional(page));

function workPageOn(page: Page) {
  const region = (name: string) => page.getByRole("region", { name });
  const dialog = page.getByRole("dialog");
  const status = page.getByRole("radiogroup", { name: "Status" });
  const button = (name: string) => page.getByRole("button", { name });
  const field = (name: string) => fieldIn(dialog, name);
  return {
    dialog,
    figure: page
      .getByRole("tabpanel")
      .getByRole("paragraph")
      .filter({ hasText: /^CA\$\s*[\d,.]+$/ }),
    history: region("Price history").getByRole("table"),
    net: region("What reaches you").getByRole("table"),
    record: region("Record"),
    statusPart: region("Status"),
    status: (name: string) => status.getByRole("radio", { name }),
    button,
    field,
    /** Changes the asking price, with a reason if there is one. */
    ask: async (price: string, reason?: string) => {
      await button("Change Price").click();
      await field("Asking price").fill(price);
      if (reason !== undefined) await field("Reason").fill(reason);
      await button("Save Price").click();
    },
  };
}

/** The figure at size, which the label on the wall repeats in small. */
async function expectFigure(page: Page, text: string): Promise<void> {
  await expect(page.locator(".\\@container > p").first()).toHaveText(text);
}

test("the price of a work is shown while what is below it loads", async ({ page }) => {
  const { id } = await saveWork(page, { title: "Low Tide" });
  const held = await holdRequests(page, /\/assets\/work-sections-[\w-]{8}\.js$/);
  await page.goto(workPath(id));
  const work = workPageOn(page);
  await expect(work.button("Change Price")).toBeVisible();
  await expect.poll(() => held.requests.length).toBe(1);
  await expect(work.statusPart).toBeHidden();
  held.release();
  await expect(work.statusPart).toBeVisible();
  await expect(work.record).toBeVisible();
});

test("a work on its page: priced, lowered, held, consigned, sold, taken back, sold again", async ({
  page,
}) => {
  await openApp(page);
  const calculator = calculatorOn(page);
  await calculator.enter({
    title: "Undertow",
    width: "20",
    height: "16",
    materials: "40",
    hours: "6",
  });
  await calculator.calculate.click();
  await calculator.save.click();
  await page.getByRole("link", { name: "Undertow" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Undertow" })).toBeVisible();
  await expect(page).toHaveTitle("Undertow – Art Pricing Tool");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Gallery");
  const work = workPageOn(page);
  await expect(page.getByText("As the formula suggests.")).toBeVisible();
  const [first] = await readHistory(work.history);
  expect(first).toMatch(/^First priced, by the formula [\d,.]+$/);

  // An asking price of the artist's own.
  await work.ask("1000");
  await expectToast(page, "Price changed");
  await expectFigure(page, "CA$1,000");
  await expect(
    page.getByText(/^Your own price\. The formula suggests CA\$[\d,.]+\.$/),
  ).toBeVisible();

  // Lowered: asked about, and nothing changes without a reason.
  await work.ask("900");
  const question = work.dialog.getByRole("alert");
  await expect(question).toContainText("This is below CA$1,000, which was asked or paid before.");
  await expect(question).toContainText("Undertow, this work");
  await work.button("Lower the Price").click();
  await expect(work.dialog.getByText("Say why, in a few words.")).toBeVisible();
  await expect(work.field("Reason")).toBeFocused();
  // One that is ready, and the artist's own in its place.
  await work.button("A typing error").click();
  await expect(work.field("Reason")).toHaveValue("A typing error");
  await work.field("Reason").fill("Another series");
  await work.button("Lower the Price").click();
  await expectToast(page, "Price changed");
  await expectFigure(page, "CA$900");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Undone");
  await expectFigure(page, "CA$1,000");

  // On hold, until that is over.
  await work.status("On hold").click();
  await fieldIn(work.statusPart, "For whom").fill("Hélène Caron");
  await fieldIn(work.statusPart, "Until").fill(today(2));
  await work.button("Save Status").click();
  await expectToast(page, "Status: On hold");
  await expect(work.statusPart.getByText(/^On hold until .+: \d more days?\.$/)).toBeVisible();
  await endHold(page, openedId(page), today(-2));
  await page.reload();
  await expect(work.status("Available")).toBeChecked();
  await expect(
    work.statusPart.getByText(/^The hold ended on .+, and the work is available again\.$/),
  ).toBeVisible();

  // Consigned, and sold from there with a discount.
  await work.status("Consigned").click();
  await fieldIn(work.statusPart, "With whom").fill("Galerie du Fleuve");
  await chooseIn(work.statusPart, "Channel", "Gallery 50 %");
  await work.button("Save Status").click();
  await expectToast(page, "Status: Consigned");
  await work.button("Record a Sale").click();
  await expect(work.field("Channel")).toHaveText("Gallery 50 %");
  await expect(work.field("Price before tax")).toHaveValue("1000");
  await work.field("Buyer").fill("Hélène Caron");
  await work.button("More").click();
  await work.field("Discount").fill("10");
  await expect(work.dialog.getByText("Reaches you CA$410.00, or CA$68.33 an hour.")).toBeVisible();
  await work.button("Save Sale").click();
  await expectToast(page, "Sale recorded", "The work has its red dot.");
  await expectFigure(page, "CA$900");
  await expect(
    page.getByText(
      "Reached you: CA$410.00, after CA$450.00 of commission and CA$40.00 of materials. That is CA$68.33 an hour.",
    ),
  ).toBeVisible();
  const sale = page.getByRole("region", { name: "Sale record" });
  await expect(sale.getByRole("definition")).toHaveText([
    /^\w+ \d+, 20\d\d$/,
    "CA$900",
    "CA$100, 10 % of CA$1,000",
    "Gallery 50 %",
    "Hélène Caron",
    "Less than a day",
  ]);

  // The gallery has it with its dot.
  await page.getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByText(/^Sold \w+ \d+, 20\d\d$/)).toBeVisible();
  await page.getByRole("link", { name: "Undertow" }).last().click();

  // Taken back, and sold again.
  await work.button("Take the Sale Back").click();
  await work.field("Reason").fill("Too large for the wall");
  await work.button("Take It Back").click();
  await expectToast(page, "Sale taken back", "The work is available again.");
  await expect(work.status("Available")).toBeChecked();
  await work.button("Record a Sale").click();
  await expect(work.field("Channel")).toHaveText("Studio");
  await work.button("Save Sale").click();
  await expect(work.button("Take the Sale Back")).toBeVisible();

  const whole = [
    "Sold 1,000",
    "Sale taken back: Too large for the wall 1,000",
    "Sold 1,000",
    "Consigned",
    "Hold ended, available",
    "On hold",
    "Put back 1,000",
    "Lowered: Another series 900",
    "Own price 1,000",
    first,
  ];
  await expect.poll(() => readHistory(work.history)).toEqual(whole);
  await page.reload();
  await expect.poll(() => readHistory(work.history)).toEqual(whole);
});

test("a reason typed in advance is asked for again where another work asked more once, or asks more by now", async ({
  page,
}) => {
  const other = await saveWork(page, { title: "Sumac" });
  const saved = await saveWork(page, { title: "Undertow" });
  const setOtherPrice = (dollars: number, reason?: string) =>
    setAskingPrice(page, other.id, { amountCents: dollars * 100, currency: "CAD", reason });
  await setOtherPrice(1000);
  await setOtherPrice(500, "Another series");
  await openWork(page, saved);
  const work = workPageOn(page);
  await work.ask("900", "A friend");
  const question = work.dialog.getByRole("alert");
  await expect(question.getByRole("paragraph").first()).toHaveText(
    "This is below CA$1,000, which was asked or paid before.",
  );
  await expect(question.getByRole("listitem")).toHaveText("Sumac, now asking CA$500");
  await expect(work.field("Reason")).toHaveValue("A friend");
  await expect(work.field("Reason")).toBeFocused();

  // Another window raises the other work before this is answered.
  await setOtherPrice(1200);
  await work.button("Lower the Price").click();
  await expect(question.getByRole("paragraph").first()).toHaveText(
    "This is below CA$1,200, which was asked or paid before.",
  );
  await expect(question.getByRole("listitem")).toHaveText("Sumac, now asking CA$1,200");
  await work.button("Lower the Price").click();
  await expectToast(page, "Price changed");

  // The reason of a raise is kept without a question.
  await work.ask("1300", "A new frame");
  await expect(work.dialog).toBeHidden();
  await expect
    .poll(async () => (await readHistory(work.history)).slice(0, 2))
    .toEqual(["Raised: A new frame 1,300", "Own price: A friend 900"]);
});

test("removing an own price of another currency is asked about in the suggested price's", async ({
  page,
}) => {
  const saved = await saveWork(page, { title: "Undertow" });
  await setAskingPrice(page, saved.id, { amountCents: 100_000, currency: "USD" });
  // The rate is that of the day.
  const rates = v.parse(ratesSchema, await (await page.request.get(apiPaths.currencyRates)).json());
  const highest = new Intl.NumberFormat("en-US", { style: "currency", currency: "CAD" })
    .format(convert(1000, "USD", "CAD", rates))
    .replace(/\.00$/, "");
  await openWork(page, saved);
  const work = workPageOn(page);
  await work.button("Change Price").click();
  await work.button("Remove my own price").click();
  await expect(work.dialog.getByRole("alert").getByRole("paragraph").first()).toHaveText(
    `This is below ${highest}, which was asked or paid before.`,
  );
  await work.field("Reason").fill("Back to the formula");
  await work.button("Lower the Price").click();
  await expectToast(page, "Your own price is removed");
});

test("bad input is at its field, with all that was typed", async ({ page }) => {
  await openWork(page, await saveWork(page, { dateCreated: "2024" }));
  const work = workPageOn(page);
  await work.button("Record a Sale").click();
  await work.field("Sold on").fill(today(3));
  await work.field("Price before tax").fill("0");
  await work.field("Buyer").fill("Hélène Caron");
  await work.button("Save Sale").click();
  await expect(work.dialog.getByText("Enter today or an earlier day.")).toBeVisible();
  await expect(work.dialog.getByText("Enter a price above 0.")).toBeVisible();
  await expect(work.field("Sold on")).toBeFocused();
  await work.field("Sold on").fill("2023-05-01");
  await work.field("Price before tax").fill("800");
  await work.button("Save Sale").click();
  await expect(
    work.dialog.getByText("The work was made in 2024. Enter a later day."),
  ).toBeVisible();
  // A reload finds it again.
  await page.reload();
  await work.button("Record a Sale").click();
  await expect(work.field("Sold on")).toHaveValue("2023-05-01");
  await expect(work.field("Buyer")).toHaveValue("Hélène Caron");
  await work.field("Sold on").fill(today(0));
  await goOffline(page);
  await work.button("Save Sale").click();
  await expectToast(
    page,
    "Error",
    "The sale could not be recorded. Please try again. There is no network. What you entered is kept on this device: save it once you are back.",
    { includeHidden: true },
  );
  await expect(work.field("Buyer")).toHaveValue("Hélène Caron");
  await goOnline(page);
  await work.button("Save Sale").click();
  await expectFigure(page, "CA$800");
});

test("what a channel usually takes off is shown before it is saved, and all wrong fields are named at once", async ({
  page,
}) => {
  const channels = firstChannels.map((each) =>
    each.id === "studio" ? { ...each, discount: 0.1 } : each,
  );
  await setChannels(page, channels);
  const { dialog, button, field } = workPageOn(page);
  await openWork(page, await saveWork(page));
  await button("Record a Sale").click();
  await expect(field("Discount")).toHaveAttribute("placeholder", "10");
  await expect(dialog.getByRole("button", { name: "More" })).toHaveCount(0);
  await field("Price before tax").fill("");
  await field("Discount").fill("200");
  await field("Buyer").fill("Hélène Caron");
  await field("Buyer's email").fill("helene");
  await button("Save Sale").click();
  await expect(dialog.getByText("Enter an amount, such as 85.50.")).toBeVisible();
  await expect(dialog.getByText("Enter a share below 100.")).toBeVisible();
  await expect(dialog.getByText("Enter an email address.")).toBeVisible();
  await field("Price before tax").fill("800");
  await field("Discount").fill("");
  await field("Buyer's email").fill("");
  await button("Save Sale").click();
  await expectFigure(page, "CA$720");
});

test("the record is saved when that is said, and its unsaved notes ask before they are left", async ({
  page,
}) => {
  const other = await saveWork(page, { title: "Sumac" });
  const saved = await saveWork(page, { title: "Undertow" });
  await openWork(page, saved);
  const { record } = workPageOn(page);
  await expect(record.getByLabel("Inventory number")).toHaveValue(saved.inventoryNumber);
  await record.getByLabel("Inventory number").fill(other.inventoryNumber);
  await fieldIn(record, "Private notes").fill("Varnish in spring");
  await record.getByLabel("Framed").check();
  await record.getByRole("button", { name: "Save Record" }).click();
  await expect(record.getByText("Another of your works has this inventory number.")).toBeVisible();
  await page.getByRole("tab", { name: "Profile" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(fieldIn(record, "Private notes")).toHaveValue("Varnish in spring");
  await record.getByLabel("Inventory number").fill("A-1");
  await record.getByRole("button", { name: "Save Record" }).click();
  await expectToast(page, "Record saved");
  await page.reload();
  await expect(record.getByLabel("Inventory number")).toHaveValue("A-1");
  await expect(record.getByLabel("Framed")).toBeChecked();
  await fieldIn(record, "Private notes").fill("Not to be kept");
  await page.getByRole("link", { name: "Gallery" }).click();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^.+ Gallery$/ })).toBeVisible();
  await openWork(page, saved);
  await expect(fieldIn(record, "Private notes")).toHaveValue("Varnish in spring");

  await record.getByRole("button", { name: "Archive" }).click();
  await expectToast(page, "Artwork archived");
  await expect(page.getByRole("button", { name: "Record a Sale" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Undone");
  await expect(page.getByRole("button", { name: "Record a Sale" })).toBeVisible();
});

test("what is typed while record or status is being saved stays, and is not saved", async ({
  page,
}) => {
  await openWork(page, await saveWork(page, { title: "Undertow" }));
  const { record, statusPart } = workPageOn(page);
  const parts = [
    { part: record, label: "Private notes", save: "Save Record", done: "Record saved" },
    { part: statusPart, label: "Where it is", save: "Save Status", done: "Saved" },
  ];
  for (const { part, label, save, done } of parts) {
    const field = fieldIn(part, label);
    const held = await holdRequests(page, `**${apiPaths.artworks}/*/*`, { method: "PATCH" });
    await field.fill("Rack 9");
    await part.getByRole("button", { name: save }).click();
    await expect.poll(() => held.requests.length).toBe(1);
    await field.press("End");
    await field.pressSequentially(", at the left");
    held.release();
    await expectToast(page, done);
    await expect(field).toHaveValue("Rack 9, at the left");
    await part.getByRole("button", { name: save }).click();
    // `Save …`, then `Saving…`.
    await expect(part.getByRole("button", { name: /^Sav.*$/ })).toHaveCount(0);
    await expect(field).toHaveValue("Rack 9, at the left");
    await page.unrouteAll();
  }
});

test("what another window changed is shown beside what is typed, and is not undone when that is saved", async ({
  page,
}) => {
  const { id, title } = await saveWork(page, { title: "Sumac" });
  await openWork(page, { id, title });
  const { record } = workPageOn(page);
  await fieldIn(record, "Private notes").fill("Ask Claire");
  await setRecord(page, id, { framed: true, mediumLine: "Oil on birch" });
  const save = record.getByRole("button", { name: "Save Record" });
  await save.click();
  await expectToast(
    page,
    "Changed elsewhere",
    "This work was changed in another window meanwhile. You see it as it is now; what you typed is still here.",
  );
  await expect(fieldIn(record, "Medium, as printed")).toHaveValue("Oil on birch");
  await expect(record.getByRole("checkbox")).toBeChecked();
  await expect(fieldIn(record, "Private notes")).toHaveValue("Ask Claire");
  await save.click();
  await expectToast(page, "Record saved");
  const [saved] = await readWorks(page);
  const stored = { framed: true, mediumLine: "Oil on birch", notes: "Ask Claire" };
  expect(saved).toMatchObject(stored);
});

test("Save and Cancel go once they are pressed, and leave the focus in their form", async ({
  page,
}) => {
  await openWork(page, await saveWork(page, { title: "Undertow" }));
  const { record, statusPart, status, button } = workPageOn(page);
  const place = fieldIn(statusPart, "Where it is");
  await place.fill("Studio");
  await pressByKey(button("Save Status"));
  await expectToast(page, "Saved");
  await expect(place).toBeFocused();
  await place.fill("Framer");
  await pressByKey(button("Cancel"));
  await expect(place).toBeFocused();
  await expect(place).toHaveValue("Studio");

  await pressByKey(status("Available"));
  await page.keyboard.press("ArrowRight");
  await pressByKey(status("On hold"));
  await pressByKey(button("Save Status"));
  await expectToast(page, "Status: On hold");
  await expect(place).toBeFocused();

  const notes = fieldIn(record, "Private notes");
  await notes.fill("Varnished");
  await pressByKey(button("Save Record"));
  await expect(notes).toBeFocused();
});

test("a calculation that is not opened, because of unsaved notes, is not in the calculator later", async ({
  page,
}) => {
  await openWork(page, await saveWork(page, { title: "Undertow" }));
  const { record, button } = workPageOn(page);
  await fieldIn(record, "Private notes").fill("Varnish in spring");
  await button("Recalculate").click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await page.getByRole("tab", { name: "Pricing Tool" }).click();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(calculatorOn(page).title).toHaveValue("Untitled Artwork");
});

test("the works beside one are those of the gallery's order, by keyboard too", async ({ page }) => {
  const [first, second, third] = [
    await saveWork(page, { title: "Alders" }),
    await saveWork(page, { title: "Barley" }),
    await saveWork(page, { title: "Carte postale" }),
  ];
  await openWork(page, second);
  const order = page.getByRole("navigation", { name: "In the gallery's order" });
  await expect(order.getByRole("link")).toHaveText([
    `Previous work: ${third.title}`,
    `Next work: ${first.title}`,
  ]);
  await page.goto("/app/gallery?sort=title");
  await expect(page.getByRole("link", { name: "Barley" }).last()).toBeVisible();
  await page.getByRole("link", { name: "Barley" }).last().click();
  await expect(order.getByRole("link")).toHaveText([
    "Previous work: Alders",
    "Next work: Carte postale",
  ]);
  await order.getByRole("link").last().press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Carte postale" })).toBeFocused();
  await expect(order.getByRole("link")).toHaveText(["Previous work: Barley"]);
  await page.getByRole("tab", { name: "Gallery" }).click();
  await expect(page).toHaveURL(/\/app\/gallery\?sort=title$/);
});

test("an unknown work leads to the gallery, and works that cannot be fetched are asked for again", async ({
  page,
}) => {
  await becomeArtist(page);
  await page.goto("/app/works/nothing");
  await expect(
    page.getByRole("heading", { level: 1, name: "This work is not in your gallery" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "To the Gallery" }).click();
  await expect(page.getByRole("heading", { name: "No artwork saved yet" })).toBeVisible();

  const saved = await saveWork(page);
  await page.route("**/api/artworks", (route) => route.abort());
  await page.goto(`/app/works/${saved.id}`);
  await expect(page.getByRole("alert")).toHaveText("This work could not be fetched");
  // The page asks for the works again by itself while it opens.
  await page.waitForLoadState("networkidle");
  await page.unroute("**/api/artworks");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: saved.title })).toBeVisible();
});

test("a free artist has the page, with status and notes; the rest is said in a line", async ({
  page,
}) => {
  await becomeArtist(page);
  const channels = watchRequests(page, (request) => request.url().endsWith(apiPaths.channels));
  await openWork(page, await saveWork(page));
  const work = workPageOn(page);
  await expect(page.getByText(en.work.free.text)).toBeVisible();
  await page.waitForLoadState("networkidle");
  // They are for what Professional shows of a price.
  expect(channels.map(addressOf)).toEqual([]);
  for (const name of ["Record a Sale", "Change Price"]) {
    await expect(work.button(name)).toHaveCount(0);
  }
  await expect(work.status("Sold")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "What reaches you" })).toHaveCount(0);
  await work.status("Not for sale").click();
  await work.button("Save Status").click();
  await expectToast(page, "Status: Not for sale");
  await fieldIn(work.record, "Private notes").fill("Varnish in spring");
  await work.record.getByRole("button", { name: "Save Record" }).click();
  await expectToast(page, "Record saved");
  await page.getByRole("button", { name: "See Professional" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a work's page prints as a record sheet: picture, facts and history, no controls", async ({
  page,
}) => {
  await openWork(page, await saveWork(page));
  const facts = page.getByRole("region", { name: "Record" });
  await expect(facts).toHaveCount(1);
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await page.emulateMedia({ media: "print" });
  for (const role of ["button", "tab", "textbox", "combobox", "radio", "link"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  await expect(facts.getByRole("definition").first()).toHaveText(/^\d{4}-\d{3}$/);
  await expect(page.getByRole("region", { name: "Price history" })).toBeVisible();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe("rgb(255, 255, 255)");
});

test("axe: a work's page and its dialogs", async ({ page }) => {
  test.setTimeout(process.env.SCREENS_FOLDER ? 600_000 : 120_000);
  await openWork(page, await saveWork(page, { title: "Undertow" }));
  const { ask, button, status, dialog } = workPageOn(page);
  await status("Consigned").click();
  await inspect(page, "a work's page");
  await ask("1");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await inspect(page, "the question before a price is lowered");
  await button("Cancel").last().click();
  await button("Record a Sale").click();
  await button("More").click();
  await inspect(page, "recording a sale");
  await button("Save Sale").click();
  await expect(button("Take the Sale Back")).toBeVisible();
  await inspect(page, "a sold work's page");
  await button("Take the Sale Back").click();
  await inspect(page, "the question before a sale is taken back");
});
