import { expect, type Page } from "@playwright/test";
import { calculatorOn, saveFailed, saveFailedOffline } from "../calculator.ts";
import { chooseFromMenu, deleteWork } from "../gallery-page.ts";
import { findArtworks, newTitle, openForEdit, openTab, toast } from "../journeys.ts";
import { pictureUrl, snapshot } from "../photograph.ts";
import { becomeAdmin, becomeArtist, openApp, readUser, saveWork } from "../users.ts";
import type { Mutations, Scenario } from "./mutation.ts";

const saved = ["Artwork saved!", "Your artwork has been saved to your gallery."] as const;
const updated = ["Artwork updated!", "Your artwork has been updated in the gallery."] as const;

const refused = { failed: saveFailed, failedOffline: saveFailedOffline } as const;

const picture = pictureUrl();

/** Fills in every field of the calculator. */
async function typeWork(page: Page): Promise<void> {
  const calculator = calculatorOn(page);
  await calculator.choosePicture(snapshot());
  await expect(calculator.picture).toBeVisible();
  await calculator.enter({
    title: "High Tide",
    year: "1999",
    width: "31",
    materials: "12.5",
    hours: "7",
  });
  await calculator.hours.blur();
}

async function expectTyped(page: Page): Promise<void> {
  const calculator = calculatorOn(page);
  await calculator.expectEntered({
    title: "High Tide",
    year: "1999",
    materials: "12.50",
    hours: "7",
  });
  await expect(calculator.picture).toBeVisible();
  await expect(calculator.unsaved).toBeVisible();
}

/** Expects this number of works with all input. */
async function countTyped(page: Page): Promise<number> {
  const works = await findArtworks(page, "High Tide");
  const typed = { dateCreated: "1999", width: 31, materialsCost: 12.5, hoursSpent: 7 };
  for (const work of works) {
    expect(work).toMatchObject(typed);
    expect((await page.request.get(work.imageUrl ?? "")).status()).toBe(200);
  }
  expect((await readUser(page.request)).artworkSaveCount).toBeLessThanOrEqual(1);
  return works.length;
}

/** A free artist before the one calculation, with a saved work. */
async function becomeArtistWithWork(page: Page): Promise<void> {
  await becomeArtist(page);
  await saveWork(page, { suggestedPrice: null, imageUrl: picture });
}

async function editOne(page: Page): Promise<Scenario> {
  await becomeArtistWithWork(page);
  const { save } = calculatorOn(page);
  return {
    open: async () => {
      await openApp(page);
      // After the log-in the edit is restored.
      const heading = page.getByRole("heading", { name: /^(Price New|Edit) Artwork$/ });
      await expect(heading).toBeVisible();
      if ((await heading.textContent()) === "Edit Artwork") return;
      await openForEdit(page, "Low Tide");
    },
    fill: () => typeWork(page),
    submit: (press) => press(save),
    expectInput: () => expectTyped(page),
    countDone: () => countTyped(page),
  };
}

async function countDeleted(page: Page): Promise<number> {
  const [work] = await findArtworks(page, "Low Tide");
  const { artworkSaveCount } = await readUser(page.request);
  expect(artworkSaveCount).toBe(work ? 1 : 0);
  return work ? 0 : 1;
}

export const artworkMutations: Mutations = {
  "save a new artwork with its picture": {
    method: "POST",
    path: /\/api\/artworks$/,
    ...refused,
    done: saved,
    setUp: async (page) => {
      await becomeArtist(page);
      return {
        open: () => openApp(page, "pricing"),
        fill: () => typeWork(page),
        submit: (press) => press(calculatorOn(page).save),
        expectInput: () => expectTyped(page),
        countDone: () => countTyped(page),
      };
    },
  },
  "update an artwork and its picture": {
    method: "PATCH",
    path: /\/api\/artworks\/[\w-]+$/,
    ...refused,
    done: updated,
    setUp: editOne,
  },
  "save an edit on leaving it": {
    method: "PATCH",
    path: /\/api\/artworks\/[\w-]+$/,
    ...refused,
    done: updated,
    setUp: async (page) => ({
      ...(await editOne(page)),
      submit: async (press) => {
        await openTab(page, "Gallery");
        const dialog = page.getByRole("alertdialog", { name: "Unsaved changes" });
        await press(dialog.getByRole("button", { name: "Save Artwork" }));
      },
    }),
  },
  "save a duplicate": {
    method: "POST",
    path: /\/api\/artworks$/,
    ...refused,
    done: saved,
    setUp: async (page) => {
      // An admin has no limits; all tests share the account.
      await becomeAdmin(page);
      const title = newTitle("Twin");
      await saveWork(page, { title, imageUrl: picture });
      const calculator = calculatorOn(page);
      return {
        open: () => openApp(page, "pricing"),
        fill: async () => {
          await openTab(page, "Gallery");
          await chooseFromMenu(page, title, "Duplicate");
          await calculator.hours.fill("7");
          await calculator.hours.blur();
        },
        submit: (press) => press(calculator.save),
        expectInput: async () => {
          await expect(calculator.title).toHaveValue(`${title} (copy)`);
          await calculator.expectDimensions(["20", "16"]);
          await expect(calculator.hours).toHaveValue("7");
          await expect(calculator.picture).toBeVisible();
        },
        countDone: async () => (await findArtworks(page, `${title} (copy)`)).length,
      };
    },
  },
  "delete an artwork": {
    method: "DELETE",
    path: /\/api\/artworks\/[\w-]+$/,
    failed: ["Error", "Failed to delete artwork. Please try again."],
    done: ["Artwork deleted!"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      await becomeArtistWithWork(page);
      const dialog = page.getByRole("alertdialog");
      return {
        open: () => openApp(page, "gallery"),
        fill: () => chooseFromMenu(page, "Low Tide", "Delete Artwork"),
        submit: (press) => press(dialog.getByRole("button", { name: "Delete Artwork" })),
        prepareRepeat: () => chooseFromMenu(page, "Low Tide", "Delete Artwork"),
        expectInput: () => expect(page.getByRole("heading", { name: "Low Tide" })).toBeVisible(),
        countDone: () => countDeleted(page),
      };
    },
  },
  "undo a deletion": {
    method: "POST",
    path: /\/restore$/,
    failed: ["Error", "The artwork could not be restored. Please try again."],
    done: ["Artwork restored"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      await becomeArtistWithWork(page);
      const undo = page.getByRole("listitem").getByRole("button", { name: "Undo" });
      return {
        open: () => openApp(page, "gallery"),
        fill: async () => {
          await deleteWork(page, "Low Tide");
          await expect(toast(page, "Artwork deleted!")).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        countDone: async () => 1 - (await countDeleted(page)),
      };
    },
  },
  "mark the free calculation": {
    method: "PATCH",
    path: /\/api\/profile$/,
    failed: null,
    done: null,
    // The artist is fetched again and is signed out, so the failed save is not shown.
    signedOut: {
      toast: null,
      openLogIn: (page) => page.getByRole("button", { name: "Sign In to Get Started" }).click(),
    },
    setUp: async (page) => {
      await becomeArtist(page);
      const { price, calculate } = calculatorOn(page);
      const expectPriced = () =>
        expect(price.getByRole("paragraph").first()).toHaveText(/^CA\$\d.*$/);
      return {
        open: () => openApp(page, "pricing"),
        submit: (press) => press(calculate),
        // The page shows the one calculation as used until the artist is fetched again.
        prepareRepeat: async () => {
          await page.reload();
          await expectPriced();
        },
        expectInput: expectPriced,
        expectDone: expectPriced,
        countDone: async () => ((await readUser(page.request)).hasUsedFreeCalculation ? 1 : 0),
      };
    },
  },
};
