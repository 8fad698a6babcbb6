import { expect } from "@playwright/test";
import { apiPaths, loginPath } from "#schema/api-paths.ts";
import { openAsArtist, signIn, signInAtProvider } from "./journeys.ts";
import { ownAddress } from "./own-address.ts";
import { pictureUrl } from "./photograph.ts";
import { test } from "./test.ts";
import { becomeArtist, newPerson, openApp, ownOrigin, saveWork } from "./users.ts";

test("a picture that the browser keeps for a year is shown only to its owner", async ({ page }) => {
  await becomeArtist(page);
  const imageUrl = pictureUrl();
  const { imageUrl: address } = await saveWork(page, { imageUrl });
  const open = async () => (await page.goto(String(address)))?.status();

  expect(await open()).toBe(200);
  const fromCache = await page.goto(String(address));
  expect(await fromCache?.request().allHeaders(), "it is kept").not.toHaveProperty("cookie");

  await page.request.post(apiPaths.logout, { headers: ownOrigin() });
  expect(await open(), "signed out").toBe(401);
  await signIn(page, newPerson());
  expect(await open(), "another person").toBe(404);
});

test("two tabs that sign in at the same time both arrive", async ({ context }) => {
  await context.setExtraHTTPHeaders(ownAddress());
  const tabs = [await context.newPage(), await context.newPage()];
  const person = newPerson();
  for (const tab of tabs) await tab.goto(loginPath("create"));
  for (const tab of tabs) {
    await signInAtProvider(tab, person);
    await expect(tab.getByRole("button", { name: "Log out" })).toBeVisible();
  }
});

test("a session that has ended is noticed in every tab once one tab notices", async ({
  page,
  context,
}) => {
  await openAsArtist(page);
  await saveWork(page, { title: "Low Tide" });
  await context.setExtraHTTPHeaders(ownAddress());
  const tab = await context.newPage();
  await openApp(tab, "gallery");
  await expect(tab.getByRole("heading", { name: "Low Tide" })).toBeVisible();

  await context.clearCookies({ name: "session" });
  await page.goto("/app");
  await page.waitForURL((url) => url.pathname === "/");
  await expect(tab.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  await expect(tab.getByText("Low Tide")).toHaveCount(0);
});
