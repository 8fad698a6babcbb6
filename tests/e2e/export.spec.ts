import { readFile } from "node:fs/promises";
import { type Download, expect, type Page } from "@playwright/test";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { readZip } from "#tests/support/read-zip.ts";
import { download, readText } from "./downloads.ts";
import { inspect } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { addressOf, holdRequests, watchRequests } from "./page-requests.ts";
import { makeNoise, pictureUrl } from "./photograph.ts";
import { sell, setRecord, today } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { becomeArtist, openApp, saveWork } from "./users.ts";

const menu = (page: Page) => page.getByRole("button", { name: "More for the whole gallery" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Export" });
const choice = (page: Page, name: string) => dialog(page).getByRole("radio", { name });
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name }).click();

/** As in browsers that only download: a test cannot press the buttons of the system's dialog. */
test.beforeEach(async ({ page }) => {
  await becomeProfessional(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
});

async function openExport(page: Page): Promise<void> {
  await openApp(page, "gallery");
  await menu(page).click();
  await page.getByRole("menuitem", { name: "Export…" }).click();
  await expect(dialog(page)).toBeVisible();
}

type Kind = "Works" | "Sales" | "Everything";

async function begin(page: Page, kind: Kind): Promise<void> {
  await choice(page, kind).check();
  await press(page, "Download");
}

async function exportAs(page: Page, kind: Kind): Promise<Download> {
  return download(page, () => begin(page, kind));
}

/** Lines of a CSV file whose cells have no quotes. */
function cells(csv: string): string[][] {
  return csv
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
}

function cellsByName(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = cells(csv.replace("\uFEFF", ""));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));
}

const picture = () => pictureUrl(makeNoise(60, 40));

/** Requests for pictures have no answer while `isLost` says so, and neither has the one that asks for the network. */
async function loseNetwork(page: Page, isLost = (_path: string) => true): Promise<void> {
  await page.route("**/api/artworks/*/image?*", (route) =>
    isLost(new URL(route.request().url()).pathname) ? route.abort() : route.fallback(),
  );
  await page.route("**/manifest.webmanifest", (route) =>
    isLost("") ? route.abort() : route.fallback(),
  );
}

async function saveThree(page: Page): Promise<Artwork[]> {
  const titles = ["Sumac", "Barley", "Thaw"];
  const works: Artwork[] = [];
  for (const title of titles) works.push(await saveWork(page, { title, imageUrl: picture() }));
  await saveWork(page, { title: "Without a picture" });
  return works;
}

test("the works and the sales are CSV files, each dated, with a row for each", async ({ page }) => {
  const { id } = await saveWork(page, { title: "Sumac", width: 16, height: 20 });
  await saveWork(page, { title: "=1+1" });
  await setRecord(page, id, { inventoryNumber: "A-12", location: "Rack 9", framed: true });
  const buyer = { name: "Hélène Caron" };
  await sell(page, id, { priceCents: 900_00, channelId: "gallery-50", buyer });

  await openExport(page);
  const works = await exportAs(page, "Works");
  await expectToast(page, "Works exported", "2 works, a row each.");
  await expect(dialog(page)).toBeHidden();
  expect(works.suggestedFilename()).toBe(`works-${today()}.csv`);
  const [formula, sumac] = cellsByName((await readText(works)).replaceAll('"', ""));
  expect(formula).toMatchObject({ Title: "'=1+1", "Sold on": "", Price: "536.80" });
  expect(sumac).toMatchObject({
    ...{ "Inventory number": "A-12", Title: "Sumac", "Height (in)": "20", "Width (in)": "16" },
    ...{ Status: "Sold", Framed: "Yes", Location: "Rack 9", "Sold on": today() },
    ...{ "Sale price": "900.00", "Sale commission": "50%", "Sold to": "Hélène Caron" },
  });

  await openExport(page);
  const sales = await exportAs(page, "Sales");
  await expectToast(page, "Sales exported", "1 entry, a line of its own.");
  expect(sales.suggestedFilename()).toBe(`sales-${today()}.csv`);
  expect(cellsByName(await readText(sales))).toMatchObject([
    { Work: "Sumac", Price: "900.00", Net: "450.00", Buyer: "Hélène Caron" },
  ]);
});

test("everything is one ZIP, with both tables and each picture as it is stored", async ({
  page,
}) => {
  const works = await saveThree(page);
  await openExport(page);
  await expect(dialog(page)).toContainText("One ZIP with both tables and 3 pictures.");
  const file = await exportAs(page, "Everything");
  await expectToast(page, "Everything exported", "Both tables and 3 pictures.");
  expect(file.suggestedFilename()).toBe(`art-pricing-tool-${today()}.zip`);
  const files = readZip(await readFile(await file.path()));
  const names = works.map(({ inventoryNumber }) => `pictures/${inventoryNumber}.jpg`);
  expect([...files.keys()].sort()).toEqual([...names, "sales.csv", "works.csv"].sort());
  for (const [index, { imageUrl }] of works.entries()) {
    const stored = await (await page.request.get(imageUrl ?? "")).body();
    expect(files.get(names[index] ?? "")?.equals(stored), names[index]).toBe(true);
  }
  const rows = cellsByName(files.get("works.csv")?.toString("utf8") ?? "");
  expect(rows.map(({ Title, Picture }) => [Title, Picture])).toEqual([
    ["Without a picture", ""],
    ...works.map(({ title }, index) => [title, names[index]]).reverse(),
  ]);
});

test("where the browser can write to a file, the ZIP goes there as it is made", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A file of the browser's own in place of the one that a person would choose.
    const choose = async ({ suggestedName }: { suggestedName: string }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
    Object.assign(window, { showSaveFilePicker: choose });
  });
  await saveThree(page);
  await openExport(page);
  await begin(page, "Everything");
  await expectToast(page, "Everything exported", "Both tables and 3 pictures.");
  const bytes = await page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle(name)).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, `art-pricing-tool-${today()}.zip`);
  expect(readZip(Buffer.from(bytes)).size).toBe(5);
});

test("a lost network is waited out, and no picture is fetched twice", async ({ page }) => {
  const works = await saveThree(page);
  const answered: string[] = [];
  let isLost = true;
  const lost = works[1]?.imageUrl ?? "";
  await openExport(page);
  await page.route("**/api/artworks/*/image?*", (route) => {
    answered.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  await loseNetwork(page, (path) => isLost && lost.startsWith(path));
  const started = page.waitForEvent("download");
  await begin(page, "Everything");
  await expect(dialog(page).getByRole("status")).toHaveText(
    "The connection is lost, after 1 of 3 pictures. Leave this open: it goes on by itself, with nothing fetched twice.",
  );
  await expect(dialog(page).getByRole("progressbar")).toHaveAttribute("value", "1");
  isLost = false;
  await press(page, "Try now");
  const files = readZip(await readFile(await (await started).path()));
  expect(files.size).toBe(5);
  expect(answered.toSorted()).toEqual(
    works.map(({ id }) => `/api/artworks/${id}/image`).toSorted(),
  );
});

test("a stopped export leaves no file, and one whose pictures are gone says how many", async ({
  page,
}) => {
  const works = await saveThree(page);
  const downloads: string[] = [];
  page.on("download", (file) => downloads.push(file.suggestedFilename()));
  await openExport(page);
  await loseNetwork(page);
  await begin(page, "Everything");
  await expect(dialog(page).getByRole("status")).toContainText("The connection is lost");
  await press(page, "Stop");
  await expect(choice(page, "Everything")).toBeChecked();
  expect(downloads).toEqual([]);

  await page.unrouteAll();
  await page.route(`**${works[0]?.imageUrl}`, (route) =>
    route.fulfill({ status: 404, json: { code: "NOT_FOUND", message: "There is nothing here." } }),
  );
  const file = await exportAs(page, "Everything");
  await expectToast(
    page,
    "Everything exported",
    "Both tables and 2 pictures. 1 picture is no longer stored, and is not in the file.",
  );
  const files = readZip(await readFile(await file.path()));
  expect(files.size).toBe(5);
  expect(cells(files.get("missing-pictures.csv")?.toString("utf8") ?? "").slice(1)).toEqual([
    [works[0]?.inventoryNumber, "Sumac", "no longer stored"],
  ]);
});

test("an export goes on no further when its dialog is closed while it reads the sales", async ({
  page,
}) => {
  await saveThree(page);
  const downloads: string[] = [];
  const pictures = watchRequests(page, (request) => /image\?(?!.*thumbnail)/.test(request.url()));
  page.on("download", (file) => downloads.push(file.suggestedFilename()));
  for (const kind of ["Everything", "Works"] as const) {
    const sales = await holdRequests(page, "**/api/sales");
    await openExport(page);
    await begin(page, kind);
    await press(page, "Cancel");
    await expect(dialog(page)).toBeHidden();
    const read = page.waitForResponse("**/api/sales");
    sales.release();
    await (await read).finished();
    await page.unroute("**/api/sales");
    // The file of another export comes after those of the closed one.
    await menu(page).click();
    await page.getByRole("menuitem", { name: "Export…" }).click();
    await exportAs(page, "Sales");
    await expectToast(page, "Sales exported", "No sales yet: a heading and no lines.");
  }
  expect(downloads).toEqual(Array.from({ length: 2 }, () => `sales-${today()}.csv`));
  expect(pictures.map(addressOf)).toEqual([]);
});

test("a picture that the server does not send is tried again, then listed in the file, and can be fetched later", async ({
  page,
}) => {
  const works = await saveThree(page);
  const [first] = works;
  const numbers = works.map(({ inventoryNumber }) => `pictures/${inventoryNumber}.jpg`);
  let tries = 0;
  await openExport(page);
  await page.route(`**${first?.imageUrl}`, (route) => {
    tries += 1;
    return route.fulfill({ status: 503, body: "" });
  });
  const file = await exportAs(page, "Everything");
  await expect(dialog(page).getByRole("status")).toHaveText(
    "Your file is saved, but 1 picture could not be fetched just now. The file lists it.",
  );
  // Three times in its turn, and once more when the others are in the file.
  expect(tries).toBe(4);
  await expect(dialog(page).getByRole("listitem")).toHaveText([`Sumac${first?.inventoryNumber}`]);
  const files = readZip(await readFile(await file.path()));
  const tables = ["missing-pictures.csv", "sales.csv", "works.csv"];
  expect([...files.keys()].sort()).toEqual([...tables, ...numbers.slice(1)].sort());
  const missing = cells(files.get("missing-pictures.csv")?.toString("utf8") ?? "");
  expect(missing).toEqual([
    ["Inventory number", "Title", "Why it is missing"],
    [first?.inventoryNumber, "Sumac", "could not be fetched"],
  ]);
  await inspect(page, "export, rest");

  await page.unroute(`**${first?.imageUrl}`);
  const rest = await download(page, () => press(page, "Fetch it again"));
  expect(rest.suggestedFilename()).toBe(`art-pricing-tool-${today()}-rest.zip`);
  await expectToast(page, "Everything exported", "Both tables and 1 picture.");
  await expect(dialog(page)).toBeHidden();
  const second = readZip(await readFile(await rest.path()));
  expect([...second.keys()].sort()).toEqual([numbers[0], "sales.csv", "works.csv"].sort());
  // Beside the pictures of the first file.
  const rows = cellsByName(second.get("works.csv")?.toString("utf8") ?? "");
  expect(rows.map(({ Picture }) => Picture)).toEqual(["", ...numbers.toReversed()]);
});

test("pictures beyond the limit of a minute are waited for", async ({ page }) => {
  await saveThree(page);
  await openExport(page);
  await page.route("**/api/artworks/*/image?*", (route) =>
    route.fulfill({ status: 429, json: { code: "RATE_LIMITED", message: "Too many requests." } }),
  );
  const started = page.waitForEvent("download");
  await begin(page, "Everything");
  await expect(dialog(page).getByRole("status")).toHaveText(
    "That was a lot at once, after 0 of 3 pictures. Leave this open: it goes on by itself within a minute, with nothing fetched twice.",
  );
  await page.unroute("**/api/artworks/*/image?*");
  await press(page, "Try now");
  expect(readZip(await readFile(await (await started).path())).size).toBe(5);
});

test("sales that cannot be read make no file, and the export can be tried again", async ({
  page,
}) => {
  await saveWork(page, { title: "Sumac" });
  await page.route("**/api/sales", (route) => route.fulfill({ status: 500, body: "" }));
  await openExport(page);
  await press(page, "Download");
  await expectToast(page, "The file could not be made", "Please try again.", {
    includeHidden: true,
  });
  await page.unroute("**/api/sales");
  await exportAs(page, "Works");
  await expectToast(page, "Works exported", "1 work, a row of its own.");
});

test("the export is reached and left by keyboard", async ({ page }) => {
  await saveWork(page, { title: "Sumac" });
  await openApp(page, "gallery");
  await menu(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Export…" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await choice(page, "Works").focus();
  await page.keyboard.press("ArrowDown");
  await expect(choice(page, "Sales")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test("the free plan has no menu for the whole gallery", async ({ page }) => {
  await becomeArtist(page);
  await saveWork(page, { title: "Sumac" });
  await openApp(page, "gallery");
  await expect(
    page.getByRole("button", { name: "More: Sumac" }).or(page.getByText("Sumac")).first(),
  ).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test("axe: the export's choices, and its wait for the network", async ({ page }) => {
  await saveThree(page);
  await openExport(page);
  await inspect(page, "export");
  await loseNetwork(page);
  await begin(page, "Everything");
  await expect(dialog(page).getByRole("status")).toContainText("The connection is lost");
  await inspect(page, "export-waiting");
});
