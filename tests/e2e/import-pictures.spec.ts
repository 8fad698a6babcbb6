import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { fileWorks, frenchCsv } from "#tests/support/import-files.ts";
import { signBackIn } from "./client-faults/faults.ts";
import { answerDollars, heading, importAll, openImport, startImport } from "./import-page.ts";
import { inspect } from "./inspect.ts";
import { dismiss } from "./journeys.ts";
import { goOnline, loseNetworkAt } from "./network.ts";
import { watchRequests } from "./page-requests.ts";
import { makeSnapshot } from "./photograph.ts";
import { test } from "./still-test.ts";
import { readUser, readWorks } from "./users.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name });

async function importEight(page: Page): Promise<void> {
  await startImport(page, "inventaire.csv", frenchCsv(fileWorks(8)));
  await answerDollars(page);
  await importAll(page, 8);
}

const names = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `2025/ST-000${number}.jpg`);

/** A folder with a picture for each of the eight works, and others. */
async function makeFolder(...others: readonly string[]): Promise<string> {
  const folder = test.info().outputPath("Pictures");
  for (const name of [...names, ...others]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), makeSnapshot());
  }
  return folder;
}

const chooseFolder = (page: Page, folder: string) =>
  page.getByLabel("A folder of pictures").setInputFiles(folder);

async function countPictured(page: Page): Promise<number> {
  return (await readWorks(page)).filter(({ imageUrl }) => imageUrl !== null).length;
}

test("a folder with folders in it: what is no picture is passed over, and files that found no work are listed by their place", async ({
  page,
}) => {
  await importEight(page);
  const folder = await makeFolder(
    "2024/IMG_1.jpg",
    "2025/IMG_1.jpg",
    "notes.txt",
    "2024/.DS_Store",
  );
  await chooseFolder(page, folder);
  await expect(page.getByText("8 files found their works.")).toBeVisible();
  const list = page.getByRole("listitem").filter({ hasText: "IMG_1" });
  const listed = [2024, 2025].map(
    (year) => `Pictures/${year}/IMG_1.jpg: no work has this number or title`,
  );
  await expect(list).toHaveText(listed);
  await button(page, "Add 8 Pictures").click();
  await expect(page.getByText("8 pictures were added.")).toBeVisible();
  // The button that was pressed is gone.
  await expect(heading(page, "Pictures")).toBeFocused();
  await expect(list).toHaveText(listed);
  expect(await countPictured(page)).toBe(8);

  // The result is there when the page is opened again.
  await page.getByRole("link", { name: "Works" }).click();
  await page.goBack();
  await expect(list).toHaveText(listed);
  await button(page, "Done").click();
  await expect(button(page, "Choose a Folder")).toBeVisible();
});

test("pictures go on by themselves after a lost network, and one whose answer was lost is no other picture", async ({
  page,
}) => {
  await importEight(page);
  await loseNetworkAt(page, "**/api/artworks/*", { method: "PATCH", count: 3 });
  await chooseFolder(page, await makeFolder());
  await button(page, "Add 8 Pictures").click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(
    "There is no network. It goes on by itself when there is one again.",
  );
  // The artist is on another page meanwhile.
  await page.getByRole("tab", { name: "Pricing Tool" }).click();
  await goOnline(page);
  await expect.poll(() => countPictured(page)).toBe(8);
  await page.goBack();
  await expect(page.getByText("8 pictures were added.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Files without a work" })).toHaveCount(0);
});

test("after a closed tab the same folder is chosen again, and only what is missing is added", async ({
  page,
  context,
}) => {
  await importEight(page);
  const folder = await makeFolder();
  let requests = 0;
  await page.route("**/api/artworks/*", (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    requests += 1;
    return requests > 3 ? route.abort() : route.fallback();
  });
  await chooseFolder(page, folder);
  await button(page, "Add 8 Pictures").click();
  await expect(page.getByRole("alert")).toHaveText(
    "3 pictures were added. Something went wrong on our side. What is added stays.",
  );
  await page.close();

  const next = await context.newPage();
  await openImport(next);
  const reminder = next.getByText(
    "5 pictures were still to be added when this page was closed. Choose the same folder or files again: what is added already is passed over.",
  );
  await expect(reminder).toBeVisible();
  await inspect(next, "import, pictures left");
  const other = await context.newPage();
  await openImport(other);
  await button(other, "Leave as Is").press("Enter");
  await expect(button(other, "Leave as Is")).toHaveCount(0);
  await expect(heading(other, "Pictures")).toBeFocused();
  await other.close();
  await chooseFolder(next, folder);
  await expect(
    next.getByText("5 files found their works. 3 works have a picture already, and keep it."),
  ).toBeVisible();
  const added = watchRequests(next, (request) => request.method() === "PATCH");
  await button(next, "Add 5 Pictures").click();
  await expect(next.getByText("5 pictures were added.")).toBeVisible();
  expect(added).toHaveLength(5);
  expect(await countPictured(next)).toBe(8);
  await button(next, "Done").click();
  await expect(button(next, "Choose a Folder")).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test("pictures whose session has ended lead to the log-in, and from there back to those that are missing", async ({
  page,
}) => {
  await importEight(page);
  const { email } = await readUser(page.request);
  const folder = await makeFolder();
  await page.route("**/api/artworks/*", async (route) => {
    if (route.request().method() === "PATCH") await page.context().clearCookies();
    return route.fallback();
  });
  await chooseFolder(page, folder);
  await button(page, "Add 8 Pictures").click();
  await expect(page.getByRole("alert")).toContainText(
    "You are signed out. Sign in, then choose the folder again: what is added already is passed over.",
  );
  await expect(button(page, "Go On")).toHaveCount(0);
  await inspect(page, "import, signed out among the pictures");
  await page.unroute("**/api/artworks/*");
  await button(page, "Sign In").click();
  await signBackIn(page, email);
  await dismiss(page.getByRole("dialog", { name: "Welcome back, Odile" }));
  await expect(
    page.getByText(
      /^\d pictures were still to be added when this page was closed\. Choose the same folder or files again: what is added already is passed over\.$/,
    ),
  ).toBeVisible();
  await chooseFolder(page, folder);
  await page.getByRole("button", { name: /^Add \d Pictures$/ }).click();
  await expect(page.getByText(/^\d pictures were added\.$/)).toBeVisible();
  expect(await countPictured(page)).toBe(8);
});

test("a picture that fails on the server delays no other, and is tried again alone", async ({
  page,
}) => {
  await importEight(page);
  const [first] = (await readWorks(page)).filter(({ title }) => title === "Study 1");
  const patched: string[] = [];
  await page.route("**/api/artworks/*", (route) => {
    const request = route.request();
    if (request.method() !== "PATCH") return route.fallback();
    patched.push(new URL(request.url()).pathname);
    if (!request.url().endsWith(`/${first?.id}`)) return route.fallback();
    return route.fulfill({ status: 500, json: { code: "INTERNAL", message: "It failed." } });
  });
  await chooseFolder(page, await makeFolder());
  await button(page, "Add 8 Pictures").click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(
    "7 pictures were added. Something went wrong on our side. What is added stays.",
  );
  const list = page.getByRole("listitem").filter({ hasText: "ST-0001" });
  await expect(list).toHaveText(["Pictures/2025/ST-0001.jpg: it could not be added"]);
  expect(await countPictured(page)).toBe(7);

  patched.length = 0;
  await button(page, "Go On").click();
  await expect.poll(() => patched).toEqual([`/api/artworks/${first?.id}`]);
  await expect(alert).toBeVisible();
  await expect(list).toHaveCount(1);
  await page.unroute("**/api/artworks/*");
  await button(page, "Go On").click();
  await expect(page.getByText("8 pictures were added.")).toBeVisible();
  await expect(list).toHaveCount(0);
});
