import { expect, type Page } from "@playwright/test";
import { figure } from "./figure.ts";
import { findFaults } from "./screen-sizes/find-faults.ts";
import { publicScreens, type Screen } from "./screen-sizes/screens.ts";
import { nameOf, showView, type View, views } from "./screen-sizes/views.ts";
import { test } from "./still-test.ts";

const usual: View = { width: 1440, language: "en-CA", textSize: 100 };

const whole =
  "at each width, in both languages and with larger text, nothing is wider than the window or cut";

test.beforeEach(async ({ page }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("language", "en-CA");
  });
});

test(`the public pages: ${whole}`, async ({ page }) => {
  let survived = 0;
  for (const screen of publicScreens) survived += await lookAt(page, screen);
  figure(test.info(), 36, publicScreens.length * views.length, survived);
});

/** In how many views nothing is wrong. A screen is opened once, and then shown in each view. */
async function lookAt(page: Page, screen: Screen): Promise<number> {
  await screen.open(page);
  const session = await page.context().newCDPSession(page);
  const viewsOf = new Map<string, string[]>();
  let survived = 0;
  for (const view of views) {
    await showView(page, session, view);
    const faults = await page.evaluate(findFaults);
    if (faults.length === 0) survived += 1;
    for (const fault of faults) {
      viewsOf.set(fault, [...(viewsOf.get(fault) ?? []), nameOf(view)]);
    }
  }
  await showView(page, session, usual);
  await session.detach();
  expect.soft(Object.fromEntries(viewsOf), screen.name).toEqual({});
  return survived;
}
