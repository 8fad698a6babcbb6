import { expect, type Page } from "@playwright/test";
import { calculatorOn } from "./calculator.ts";
import { fillIn, payButton, subscribe } from "./card-form.ts";
import { test } from "./card-product.ts";
import { download } from "./downloads.ts";
import { figure } from "./figure.ts";
import { expectDecoded } from "./gallery-page.ts";
import { chooseProvince, createProfile, expectToastSeen, openTab } from "./journeys.ts";
import { makePhotograph } from "./photograph.ts";
import { chooseIn, chooseOption } from "./select-list.ts";
import { serveStripe } from "./stripe.ts";
import { becomeAdmin, newPerson, openApp, openAppAsArtist } from "./users.ts";
import { watchPolicy } from "./watch-policy.ts";

async function expectDownload(page: Page, press: () => Promise<void>): Promise<void> {
  expect(await (await download(page, press)).failure()).toBeNull();
}

const feedbackSubject = `Frames ${Date.now()}`;

/** From the landing page to the admin's answer. */
const journey: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "pages to read": async (page) => {
    for (const path of ["/terms", "/privacy", "/nothing-here", "/"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  },
  "sign-in": async (page) => {
    await createProfile(page, newPerson({ firstName: "Odile", lastName: "Fournier" }));
    await expect(page.getByRole("heading", { name: "Artist Profile Setup" })).toBeVisible();
  },
  profile: async (page) => {
    await page.getByLabel("City").fill("Rimouski");
    await chooseProvince(page, "Québec");
    await page.getByRole("checkbox", { name: "I accept the Terms of Service" }).check();
    await page.getByRole("button", { name: "Complete Setup" }).click();
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  },
  "payment in the page": async (page) => {
    await subscribe(page);
    await fillIn(page, { number: "4000 0025 0000 3155" });
    await payButton(page).click();
    const bank = page.frameLocator('iframe[title="3D Secure"]');
    await bank.getByLabel("Code").fill("1234");
    await bank.getByRole("button", { name: "Complete" }).click();
    await expectToastSeen(page, "Subscription Created!");
    await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  },
  calculator: async (page) => {
    await page.getByRole("button", { name: "Dark theme" }).click();
    const calculator = calculatorOn(page);
    const bytes = makePhotograph();
    await calculator.dropFile({ name: "IMG_2041.jpg", type: "image/jpeg", bytes });
    await expect(calculator.picture).toBeVisible();
    await calculator.tool("Rotate").click();
    await calculator.enter({ title: "Low Tide", width: "30", hours: "6" });
    await calculator.calculatePrice(/\$\d/);
    await expectDownload(page, () => calculator.exportQuote.click());
  },
  "a work saved with its picture": async (page) => {
    await calculatorOn(page).save.click();
    const picture = page.getByRole("img", { name: "Low Tide" });
    await expect(picture).toBeVisible();
    await expectDecoded(picture);
  },
  gallery: async (page) => {
    await page.getByRole("button", { name: "More for Low Tide" }).click();
    await expectDownload(page, () => page.getByRole("menuitem", { name: "Export Quote" }).click());
  },
  feedback: async (page) => {
    await openTab(page, "Profile");
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    const dialog = page.getByRole("dialog", { name: "Feedback and Suggestions" });
    await chooseIn(dialog, "Type", "Improvement");
    await dialog.getByRole("textbox", { name: "Subject" }).fill(feedbackSubject);
    await dialog.getByRole("textbox", { name: "Message" }).fill("Could the frame count?");
    await dialog.getByRole("button", { name: /^(Submit Feedback|Submitting\.\.\.)$/ }).click();
    await expect(dialog).toBeHidden();
  },
  "one's own data": (page) =>
    expectDownload(page, () => page.getByRole("button", { name: "Download my data" }).click()),
  admin: async (page) => {
    await becomeAdmin(page);
    await page.goto("/admin/feedback");
    const entry = page.getByRole("article").filter({ hasText: feedbackSubject });
    await chooseOption(entry.getByRole("combobox", { name: /^Status of .+$/ }), "Resolved");
    await page.goto("/admin/test");
    await expect(page.getByRole("main")).toContainText("/admin/test");
    await openApp(page, "gallery");
  },
  "pages in French": async (page) => {
    for (const path of ["/fr", "/fr/conditions", "/fr/confidentialite", "/fr/rien"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  },
};

test("the whole journey runs under the policy without a violation or an error in the console", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const complaints = await watchPolicy(page.context(), baseURL ?? "");
  await serveStripe(page);
  const wrong: string[] = [];
  let clean = 0;
  for (const [name, run] of Object.entries(journey)) {
    await test.step(name, () => run(page));
    const reported = complaints.take();
    if (reported.length === 0) clean += 1;
    wrong.push(...reported.map((complaint) => `${name}: ${complaint}`));
  }
  expect(wrong).toEqual([]);
  figure(test.info(), 13, Object.keys(journey).length, clean);
});

test("a violation would be noticed", async ({ page, baseURL }) => {
  const complaints = await watchPolicy(page.context(), baseURL ?? "");
  await page.goto("/terms");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'Run'";
    document.head.append(script);
    const picture = document.createElement("img");
    picture.src = "http://elsewhere.example/picture.png";
    document.body.append(picture);
  });
  const reported: string[] = [];
  await expect
    .poll(() => {
      reported.push(...complaints.take());
      return reported.join("\n");
    })
    .toMatch(/script-src[\s\S]*img-src/);
  await expect(page).not.toHaveTitle("Run");
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the application is cached for offline use, under the same policy", async ({
    page,
    baseURL,
  }) => {
    const complaints = await watchPolicy(page.context(), baseURL ?? "");
    await openAppAsArtist(page, "gallery");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    await openApp(page, "profile");
    const reported = complaints.take();
    expect(reported).toEqual([]);
    figure(test.info(), 13, 1, reported.length === 0 ? 1 : 0);
  });
});
