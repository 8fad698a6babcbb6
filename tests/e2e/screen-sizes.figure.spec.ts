import { expect, type Page } from "@playwright/test";
import { figure } from "./figure.ts";
import { becomeFilledArtist, type FilledArtist } from "./screen-sizes/artist.ts";
import { businessScreens } from "./screen-sizes/business-screens.ts";
import { findFaults } from "./screen-sizes/find-faults.ts";
import { firstScreens, publicScreens, type Screen } from "./screen-sizes/screens.ts";
import { nameOf, showView, type View, views } from "./screen-sizes/views.ts";
import { galleryScreens, workScreens } from "./screen-sizes/work-screens.ts";
import { test } from "./still-test.ts";

const usual: View = { width: 1440, language: "en-CA", textSize: 100 };

/** Both with `BOTH_UNITS=1`. */
const units =
  process.env.BOTH_UNITS === "1" ? (["centimetres", "inches"] as const) : (["inches"] as const);

const whole =
  "at each width, in both languages and with larger text, nothing is wider than the window or cut";

test.beforeEach(async ({ page }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("language", "en-CA");
  });
});

const firstGroups: Readonly<Record<string, readonly Screen[]>> = {
  "the public pages": publicScreens,
  "what a new artist sees": firstScreens,
};

for (const [name, screens] of Object.entries(firstGroups)) {
  test(`${name}: ${whole}`, async ({ page }) => {
    await lookAtAll(page, screens, null);
  });
}

const groups: Readonly<Record<string, readonly Screen<FilledArtist>[]>> = {
  "the gallery": galleryScreens,
  "the page of a work": workScreens,
  "sales, import and profile": businessScreens,
};

for (const [name, screens] of Object.entries(groups)) {
  for (const unit of units) {
    test(`${name}, in ${unit}: ${whole}`, async ({ page }) => {
      const artist = await becomeFilledArtist(page, { usesMetric: unit === "centimetres" });
      await lookAtAll(page, screens, artist);
    });
  }
}

async function lookAtAll<Artist>(
  page: Page,
  screens: readonly Screen<Artist>[],
  artist: Artist,
): Promise<void> {
  let survived = 0;
  for (const screen of screens) survived += await lookAt(page, screen, artist);
  figure(test.info(), 36, screens.length * views.length, survived);
}

/** In how many views nothing is wrong. A screen is opened once, and then shown in each view. */
async function lookAt<Artist>(page: Page, screen: Screen<Artist>, artist: Artist): Promise<number> {
  await screen.open(page, artist);
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
