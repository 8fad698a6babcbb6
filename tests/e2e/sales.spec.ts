import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { addDays } from "#schema/days.ts";
import { appPaths } from "#schema/page-paths.ts";
import french from "#web/i18n/texts/sales.fr-CA.json" with { type: "json" };
import { inspect } from "./inspect.ts";
import { test } from "./invoices.ts";
import { goOffline, waitForServiceWorker } from "./network.ts";
import { holdRequests } from "./page-requests.ts";
import {
  sell,
  sellNew,
  sellWorks,
  setAskingPrice,
  setChannels,
  setStatus,
  today,
  written,
} from "./records.ts";
import { chooseOption } from "./select-list.ts";
import { becomeProfessional } from "./stripe.ts";
import { becomeArtist, openApp, saveWork } from "./users.ts";

const fr = french.sales.ledger;

test.beforeEach(({ page }) => becomeProfessional(page));

const pageHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Odile's Sales" });

async function openSales(page: Page): Promise<void> {
  await page.goto(appPaths.sales);
  await expect(pageHeading(page)).toBeVisible();
}

const ledger = (page: Page) => page.getByRole("table", { name: "Ledger" });

test("the sales have an address and a title, under the Gallery tab, which a reload, Back and Forward keep", async ({
  page,
  sales,
}) => {
  await sellNew(page, "Sumac");
  await openApp(page, "gallery");
  const pages = page.getByRole("navigation", { name: "Gallery" });
  await expect(pages.getByRole("link")).toHaveText([
    "Works",
    "Price List",
    "Sales",
    "People",
    "Agenda",
  ]);
  await pages.getByRole("link", { name: "Sales" }).click();
  await expect(pageHeading(page)).toBeVisible();
  await expect(page).toHaveURL(appPaths.sales);
  await expect(page).toHaveTitle("Sales – Art Pricing Tool");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Gallery");
  await expect(pages.getByRole("link", { name: "Sales" })).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(sales.ledgerRow("Sumac")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Odile's Artwork Gallery");
  await page.goForward();
  await expect(sales.ledgerRow("Sumac")).toBeVisible();
  const answer = await page.goto(`${appPaths.sales}/nothing`);
  expect(answer?.status()).toBe(404);
});

test("the ledger shows each sale with its price, the channel's share and what reached the artist, and the sums of its quarter", async ({
  page,
  sales,
}) => {
  const sumac = await saveWork(page, { title: "Sumac", materialsCost: 40, hoursSpent: 6 });
  const barley = await saveWork(page, { title: "Barley", materialsCost: 10, hoursSpent: 4 });
  const buyer = { name: "Hélène Caron" };
  await sell(page, sumac.id, { priceCents: 900_00, channelId: "gallery-50", buyer });
  await sell(page, barley.id, { priceCents: 200_00, discountCents: 20_00 });
  await openSales(page);
  await expect(sales.ledgerRow("Sumac")).toContainText("Oil, 20 × 16 in");
  await expect(sales.ledgerRow("Sumac")).toContainText("Hélène Caron");
  await expect(sales.ledgerRow("Sumac")).toContainText("CA$450 kept by the channel");
  await expect(sales.ledgerRow("Sumac").getByRole("cell").nth(3)).toHaveText("900");
  await expect(sales.ledgerRow("Sumac").getByRole("cell").nth(4)).toHaveText("410.00");
  await expect(sales.ledgerRow("Barley").getByRole("cell").nth(3)).toHaveText("180");
  await expect(sales.ledgerRow("Barley")).toContainText("after CA$20 off");
  const quarter = ledger(page).getByRole("row").nth(1);
  await expect(quarter).toContainText("CA$1,080");
  await expect(quarter).toContainText(
    "Commission 450.00, fees 0.00, shipping 0.00, net 630.00, tax 0.00",
  );
  await expect(
    page.getByText(
      "2 works sold. CA$580.00 reached you, for 10 hours at the easel: CA$58.00 an hour.",
    ),
  ).toBeVisible();
  await inspect(page, "sales");
});

test("the limit of a small supplier is drawn, and shown as a table in its place", async ({
  page,
}) => {
  await sellNew(page, "Sumac", { priceCents: 31_000_00 });
  await openSales(page);
  await expect(
    page.getByText(
      "Over CA$30,000 in one quarter: the law counts you as a small supplier no longer from the sale that passed it.",
    ),
  ).toBeVisible();
  await expect(page.getByText(/^.*A guide, not tax advice\.$/)).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^CA\$31,000 of 30,000 in this quarter so far\. .+ so far$/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Show as a table" }).click();
  const table = page.getByRole("table", { name: "Taxable sales by quarter, in Canadian dollars" });
  await expect(table.getByRole("row").last()).toHaveText(/^LimitCA\$30,000$/);
  await expect(table.getByRole("row", { name: /^.+, so far CA\$31,000$/ })).toBeVisible();
  await expect(
    page.getByText(
      "Your profile says $1,000 to 5,000 a year. The last twelve months came to more, and your base rate leans on it.",
    ),
  ).toBeVisible();
});

test("filters narrow the ledger by channel, year and tax, and are cleared at once", async ({
  page,
  sales,
}) => {
  await sellNew(page, "Sumac", { channelId: "gallery-50" });
  await sellNew(page, "Barley", { date: `${Number(today().slice(0, 4)) - 1}-05-02` });
  await openSales(page);
  await chooseOption(page.getByRole("combobox", { name: "Channel" }), "Gallery 50 %");
  await expect(sales.ledgerRow("Sumac")).toBeVisible();
  await expect(sales.ledgerRow("Barley")).toBeHidden();
  await expect(page.getByText("1 entry of 2")).toBeVisible();
  await chooseOption(page.getByRole("combobox", { name: "Tax" }), "Tax charged");
  await expect(page.getByText("No entry matches these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Show All Entries" }).click();
  await expect(sales.ledgerRow("Barley")).toBeVisible();
  await chooseOption(
    page.getByRole("combobox", { name: "Year" }),
    String(Number(today().slice(0, 4)) - 1),
  );
  await expect(sales.ledgerRow("Sumac")).toBeHidden();
});

test("a sale is recorded from here: a work is chosen, then its page's form", async ({
  page,
  sales,
}) => {
  const work = await saveWork(page, { title: "Sumac, Kamouraska" });
  await setAskingPrice(page, work.id, { amountCents: 900_00, currency: "CAD" });
  await openSales(page);
  await expect(page.getByRole("heading", { name: "Nothing sold yet" })).toBeVisible();
  await inspect(page, "sales, empty");
  await page.getByRole("button", { name: "Record a Sale" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Search").fill("kamou sum");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Sumac, Kamouraska CA$900" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Sold on")).toHaveValue(today());
  await dialog.getByRole("button", { name: "Save Sale" }).click();
  await expect(dialog).toBeHidden();
  await expect(sales.ledgerRow("Sumac, Kamouraska")).toContainText("900");
});

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a sale through a gallery says what the gallery owes, and the work is not due back any more", async ({
    page,
    sales,
  }) => {
    await setChannels(
      page,
      firstChannels.map((channel) =>
        channel.id === "gallery-50" ? { ...channel, name: "North Wall" } : channel,
      ),
    );
    await sellNew(page, "Snow Fence");
    const { id } = await saveWork(page, { title: "Barley" });
    await setAskingPrice(page, id, { amountCents: 900_00, currency: "CAD" });
    const consigned = { status: "consigned", channelId: "gallery-50" } as const;
    await setStatus(page, id, { ...consigned, since: today(-30), dueBack: today(-1) });
    await openSales(page);
    await expect(sales.ledgerRow("Snow Fence")).toBeVisible();
    const count = page.getByRole("link", { name: "Agenda 1 overdue or waiting" });
    await expect(count).toBeVisible();
    await page.getByRole("button", { name: "Record a Sale" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Barley CA$900" }).click();
    await dialog.getByRole("button", { name: "Save Sale" }).click();
    await expect(dialog).toBeHidden();
    const due = written(addDays(today(), 30));
    await expect(sales.ledgerRow("Barley")).toContainText(`CA$450.00 owed to you by ${due}`);
    await expect(count).toBeHidden();
  });
});

test("the form of a sale that follows the choice of a work keeps the focus, and nothing on the page behind is tried", async ({
  page,
}) => {
  for (const title of ["Barley", "Alders", "Mill"]) await sellNew(page, title);
  await saveWork(page, { title: "Sumac" });
  await openSales(page);
  await page.getByRole("button", { name: "Record a Sale" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Search").fill("Sumac");
  await page.evaluate(() => {
    const focus = HTMLElement.prototype.focus;
    HTMLElement.prototype.focus = function count(options) {
      document.documentElement.dataset.outside = String(
        Number(document.documentElement.dataset.outside ?? 0) +
          (this.closest("[role=dialog]") === null ? 1 : 0),
      );
      focus.call(this, options);
    };
  });
  await dialog.getByRole("button", { name: /^Sumac .*$/ }).press("Enter");
  await expect(dialog.getByLabel("Sold on")).toHaveValue(today());
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Record a Sale" })).toBeFocused();
  // The one call is that of the button to which the focus returns.
  await expect(page.locator("html")).toHaveAttribute("data-outside", "1");
});

test("nothing behind a dialog, or behind the one that follows it, can be pressed until they are closed", async ({
  page,
}) => {
  await sellNew(page, "Barley");
  await saveWork(page, { title: "Sumac" });
  await openSales(page);
  const sold = page.locator("main th a", { hasText: "Barley" });
  await sold.scrollIntoViewIfNeeded();
  const isPressable = () =>
    sold.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isPressable()).toBe(true);
  await page.getByRole("button", { name: "Record a Sale" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Search")).toBeFocused();
  expect(await isPressable()).toBe(false);
  await dialog.getByRole("button", { name: /^Sumac .*$/ }).press("Enter");
  await expect(dialog.getByLabel("Sold on")).toHaveValue(today());
  expect(await isPressable()).toBe(false);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await isPressable()).toBe(true);
});

test("of a long ledger the rows near the window are in the page, the last one is reached by keyboard, and all are printed", async ({
  page,
}) => {
  await sellWorks(page, 101, "2025-02-03");
  await page.goto(appPaths.sales);
  const rows = ledger(page).locator("tr:not([aria-hidden])");
  // Its headings, that of the quarter, and the sales.
  await expect(ledger(page)).toHaveAttribute("aria-rowcount", "103");
  expect(await rows.count()).toBeLessThan(60);

  await pageHeading(page).click();
  await page.keyboard.press("End");
  await expect(ledger(page).locator("tr[aria-rowindex='103']")).toBeInViewport();
  await page.getByRole("combobox", { name: "Payment" }).focus();
  const first = ledger(page).locator("tr[aria-rowindex='3']");
  await expect(first).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(first.locator(":focus")).toBeVisible();

  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(rows).toHaveCount(103);
});

test("without a work, recording a sale says what comes first", async ({ page }) => {
  await openSales(page);
  await page.getByRole("button", { name: "Record a Sale" }).click();
  await expect(page.getByRole("dialog", { name: "Record a Sale" })).toHaveAccessibleDescription(
    "Save a work first. Then its sale can be recorded.",
  );
});

test("while sales are fetched the page says so; when they cannot be, it offers another attempt", async ({
  page,
}) => {
  const fetched = await holdRequests(page, `**${apiPaths.sales}`, {
    answer: (route) =>
      route.fulfill({ status: 500, json: { code: "INTERNAL", message: "Broken" } }),
  });
  await page.goto(appPaths.sales);
  await expect(page.getByRole("status").filter({ hasText: "Reading your sales" })).toBeVisible();
  fetched.release();
  await expect(page.getByRole("heading", { name: "Your sales could not be loaded" })).toBeVisible();
  await page.unroute(`**${apiPaths.sales}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Nothing sold yet" })).toBeVisible();
});

test("the free plan shows the artist's own work as a line of the ledger, one line and one button", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWork(page, { title: "Sumac" });
  await openSales(page);
  await expect(
    page.getByText("Sell Sumac tomorrow, and it is the first line of your ledger."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "See Professional" })).toBeVisible();
  await inspect(page, "sales, free plan");
});

test("the page is in French, with French quarters and amounts", async ({ page }) => {
  await sellNew(page, "Sumac", { date: "2025-05-02", priceCents: 1_250_00 });
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await page.goto(appPaths.sales);
  await expect(page.getByRole("heading", { level: 1, name: "Vos ventes, Odile" })).toBeVisible();
  await expect(page).toHaveTitle("Ventes – Art Pricing Tool");
  await expect(page.getByRole("rowheader", { name: /^Avril à juin 2025.*$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: fr.record })).toBeVisible();
  await expect(page.getByText("1\u202f250\u00a0$")).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the sales that were opened stay readable, and a page that was not says why it is empty", async ({
    page,
    context,
    sales,
  }) => {
    await sellNew(page, "Sumac");
    await openSales(page);
    await expect(sales.ledgerRow("Sumac")).toBeVisible();
    await waitForServiceWorker(page);
    await goOffline(page);
    await expect(
      page.getByText(
        "There is no network: you see your sales as they were last. What you enter is kept on this device until you are back.",
      ),
    ).toBeVisible();
    await expect(sales.ledgerRow("Sumac")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText("Your sales could not be loaded");
    await expect(
      page.getByText("There is no network. Your sales come back with it."),
    ).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(sales.ledgerRow("Sumac")).toBeVisible();
  });
});
