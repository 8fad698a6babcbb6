import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type DataExport, dataExportSchema } from "#schema/data-export.ts";
import { download, readText } from "./downloads.ts";
import { expectToast } from "./journeys.ts";
import { holdRequests } from "./page-requests.ts";
import { pictureUrl } from "./photograph.ts";
import { sendFeedback } from "./sent-feedback.ts";
import { test } from "./test.ts";
import { becomeArtist, openApp, openAppAsArtist, saveWork } from "./users.ts";

const button = (page: Page) => page.getByRole("button", { name: "Download my data" });

test("the Profile tab downloads one dated file with everything stored", async ({ page }) => {
  const { id, email } = await becomeArtist(page);
  const picture = pictureUrl();
  const { title } = await saveWork(page, { title: "Low Tide, “été”", imageUrl: picture });
  await sendFeedback(page, { subject: "It jumps" });
  await openApp(page, "profile");
  const saved = await download(page, () => button(page).click());
  await expectToast(page, "Your data is with you");
  expect(saved.suggestedFilename()).toMatch(/^art-pricing-tool-\d{4}-\d\d-\d\d\.json$/);
  const text = await readText(saved);
  const file: DataExport = v.parse(dataExportSchema, JSON.parse(text));
  expect(file.profile).toMatchObject({ id, email, city: "Rimouski" });
  expect(file.artworks).toMatchObject([{ title }]);
  expect(file.artworks[0]?.picture).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  expect(file.feedback).toMatchObject([{ subject: "It jumps", email }]);
  expect(file.sessions).toHaveLength(1);
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === "session");
  const [token = "", seal = ""] = cookie?.value.split(".") ?? [];
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(seal).not.toBe("");
  for (const secret of [token, seal]) expect(text).not.toContain(secret);
});

test("a failed download shows an error, an aborted one leaves no partial file, and it can be retried", async ({
  page,
}) => {
  await openAppAsArtist(page, "profile");
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  const failed = "Your data could not be fetched. Please try again.";
  for (const answer of ["abort", "error"] as const) {
    await page.route(`**${apiPaths.profileExport}?*`, (route) =>
      answer === "abort" ? route.abort() : route.fulfill({ status: 500, body: "" }),
    );
    await button(page).click();
    await expectToast(page, "Error", failed);
    await page.unroute(`**${apiPaths.profileExport}?*`);
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
  }
  expect(downloads).toEqual([]);
  const parts = await holdRequests(page, `**${apiPaths.profileExport}?*`);
  const downloaded = page.waitForEvent("download");
  await button(page).click();
  const busy = page.getByRole("button", { name: "Fetching your data..." });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  parts.release();
  await expectToast(page, "Your data is with you");
  // Each part once.
  const asked = parts.requests.map((request) => request.url());
  expect(new Set(asked).size).toBe(asked.length);
  await downloaded;
  expect(downloads).toHaveLength(1);
});

test("a part that is lost on its way is asked for again, and those before it are not", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWork(page, { title: "Low Tide" });
  await openApp(page, "profile");
  const asked: (string | null)[] = [];
  await page.route(`**${apiPaths.profileExport}?*`, (route) => {
    const from = new URL(route.request().url()).searchParams.get("from");
    asked.push(from);
    const [, part] = asked;
    // The second part is lost twice.
    return from === part && asked.length < 4 ? route.abort() : route.fallback();
  });
  const text = await readText(await download(page, () => button(page).click()));
  expect(v.parse(dataExportSchema, JSON.parse(text)).artworks).toMatchObject([
    { title: "Low Tide" },
  ]);
  const [head, second, ...rest] = asked;
  expect(head).toBe("head");
  expect(rest.slice(0, 2)).toEqual([second, second]);
  expect(asked.length).toBe(new Set(asked).size + 2);
});

test("S2.010 the privacy policy mentions the file and the feedback", async ({ page }) => {
  await page.goto("/privacy");
  const text = page.getByRole("main");
  await expect(text).toContainText("'Download my data' in your Profile tab");
  await expect(text).toContainText("Feedback outlasts your profile");
});
