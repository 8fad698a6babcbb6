import { expect } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { newPerson, signIn } from "./journeys.ts";
import { becomeArtist, ownOrigin, saveWork } from "./people.ts";
import { makeSnapshot } from "./photograph.ts";
import { test } from "./test.ts";

test("a picture that the browser keeps for a year is shown to its owner alone", async ({
  page,
}) => {
  await becomeArtist(page);
  const imageUrl = `data:image/jpeg;base64,${makeSnapshot().toString("base64")}`;
  const { imageUrl: address } = await saveWork(page, { imageUrl });
  const open = async () => (await page.goto(String(address)))?.status();

  expect(await open()).toBe(200);
  const fromCache = await page.goto(String(address));
  expect(await fromCache?.request().allHeaders(), "it is kept").not.toHaveProperty("cookie");

  await page.request.post(apiPaths.logout, { headers: ownOrigin() });
  expect(await open(), "signed out").toBe(401);
  await signIn(page, newPerson());
  expect(await open(), "somebody else").toBe(404);
});
