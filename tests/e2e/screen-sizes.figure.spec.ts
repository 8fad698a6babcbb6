import { expect, type Page } from "@playwright/test";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { figure } from "./figure.ts";
import { becomeFilledArtist, type FilledArtist } from "./screen-sizes/artist.ts";
import { businessScreens } from "./screen-sizes/business-screens.ts";
import { consignmentScreens } from "./screen-sizes/consignment-screens.ts";
import { findFaults } from "./screen-sizes/find-faults.ts";
import { linkScreens } from "./screen-sizes/link-screens.ts";
import { listScreens } from "./screen-sizes/list-screens.ts";
import { peopleScreens } from "./screen-sizes/people-screens.ts";
import { firstScreens, publicScreens, type Screen } from "./screen-sizes/screens.ts";
import { nameOf, showView, type View, views } from "./screen-sizes/views.ts";
import { galleryScreens, workScreens } from "./screen-sizes/work-screens.ts";
import { test } from "./still-test.ts";

const usual: View = { width: 1440, language: "en-CA", textSize: 100 };

/** All views take long: each day has a fifth of them, of a third of the groups of screens, each in one of the two units. */
const parts = 5;

/** The day's views: over as many days each screen is seen in all of them, and every day has each view of some screens. */
const viewsOf = (screenIndex: number): readonly View[] =>
  views.filter((_, index) => isCaseOfDay(index + screenIndex, parts));

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
  "the price list": listScreens,
  "sales, import and profile": businessScreens,
  "people and the agenda": peopleScreens,
  "rooms and what guests see": linkScreens,
  "agreements with galleries": consignmentScreens,
};

for (const [index, [name, screens]] of Object.entries(groups).entries()) {
  for (const [place, unit] of ["inches", "centimetres"].entries()) {
    if (!isCaseOfDay(index + 3 * place, 6)) continue;

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
  let tried = 0;
  let survived = 0;
  for (const [index, screen] of screens.entries()) {
    const shown = viewsOf(index);
    tried += shown.length;
    survived += await lookAt(page, screen, artist, shown);
  }
  figure(test.info(), 36, tried, survived);
}

/** In how many views nothing is wrong. A screen is opened once, and then shown in each view. */
async function lookAt<Artist>(
  page: Page,
  screen: Screen<Artist>,
  artist: Artist,
  shown: readonly View[],
): Promise<number> {
  await screen.open(page, artist);
  const session = await page.context().newCDPSession(page);
  const faultyViews = new Map<string, string[]>();
  let survived = 0;
  for (const view of shown) {
    await showView(page, session, view);
    const faults = await page.evaluate(findFaults);
    if (faults.length === 0) survived += 1;
    for (const fault of faults) {
      faultyViews.set(fault, [...(faultyViews.get(fault) ?? []), nameOf(view)]);
    }
  }
  await showView(page, session, usual);
  await session.detach();
  expect.soft(Object.fromEntries(faultyViews), screen.name).toEqual({});
  return survived;
}
