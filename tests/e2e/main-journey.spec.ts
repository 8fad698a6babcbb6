import { expect } from "@playwright/test";
import { calculatorOn, upgradeForCalculation } from "./calculator.ts";
import {
  chooseProvince,
  dismiss,
  expectToast,
  logOut,
  pressDisabled,
  signInAtProvider,
} from "./journeys.ts";
import { makePhotograph, uprightCorners } from "./photograph.ts";
import { expectSameCorners, expectShown, readCorners, turned } from "./pixels.ts";
import { test } from "./test.ts";
import { newPerson, readWorks } from "./users.ts";

const turnedCorners = turned(uprightCorners);

test("S1.002 S1.003 the free journey, from the landing page to a saved work that is opened again", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const person = newPerson();

  await test.step("S2.019 S2.030 Create Your Profile leads to the provider's form", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Create Your Profile" }).click();
    await signInAtProvider(page, person);
    await expect(page.getByRole("heading", { name: "Artist Profile Setup" })).toBeVisible();
  });

  await test.step("S2.085 the first name has the focus when both names are empty", async () => {
    await expect(page.getByLabel("First name")).toBeFocused();
  });

  const submit = page.getByRole("button", { name: "Complete Setup" });

  await test.step("S5.001 S5.002 first name", async () => {
    await pressDisabled(submit);
    await expectToast(page, "First Name Required", "Please enter your first name.");
    await expect(page.getByLabel("First name")).toBeFocused();
    await page.getByLabel("First name").fill("Odile");
  });
  await test.step("S5.003 last name", async () => {
    await pressDisabled(submit);
    await expectToast(page, "Last Name Required", "Please enter your last name.");
    await page.getByLabel("Last name").fill("Fournier");
  });
  await test.step("S5.004 S5.007 terms", async () => {
    await pressDisabled(submit);
    await expectToast(
      page,
      "Terms of Service Required",
      "Please accept the Terms of Service to continue.",
    );
    await page.getByRole("checkbox", { name: "I accept the Terms of Service" }).check();
  });
  await test.step("S5.005 location", async () => {
    await submit.click();
    await expectToast(page, "Location Required", "Please fill in your location information.");
    await page.getByLabel("City").fill("Rimouski");
    await chooseProvince(page, "Québec");
  });
  await test.step("S8.041 the setup is saved", async () => {
    await submit.click();
    await expectToast(page, "Welcome Odile!");
  });

  await test.step("S2.049 S2.056 S4.034 S4.035 Continue with Free", async () => {
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole("button", { name: "Continue with Free" }).click();
    await expectToast(page, "Profile updated");
    await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  });
  await test.step("S4.030 the welcome dialog", async () => {
    const welcome = page.getByRole("dialog", { name: "Welcome, Odile" });
    await dismiss(welcome);
    await expect(page).toHaveURL(/\/app$/);
  });

  const picture = page.getByRole("region", { name: "Picture" });

  await test.step("S2.096 a photograph is dropped on the preview", async () => {
    const photograph = makePhotograph();
    expect(photograph.includes("Exif\0\0MM", 0, "latin1")).toBe(true);
    const file = { name: "IMG_2041.jpg", type: "image/jpeg", bytes: photograph };
    await calculatorOn(page).dropFile(file);
    await expect(picture.getByRole("img")).toBeVisible();
    await expectShown(picture.getByRole("img"), uprightCorners);
  });

  await test.step("S4.083 S4.084 Rotate turns the preview and swaps the dimensions", async () => {
    await page.getByLabel("Width").fill("30");
    await page.getByLabel("Height").fill("24");
    await picture.getByRole("button", { name: "Rotate" }).click();
    await expect(page.getByLabel("Width")).toHaveValue("24");
    await expect(page.getByLabel("Height")).toHaveValue("30");
    await expectShown(picture.getByRole("img"), turnedCorners);
  });

  await test.step("S4.067 Calculate gives the price and shows how it came about", async () => {
    await page.getByRole("textbox", { name: "Title" }).fill("Low Tide, Kamouraska");
    await page.getByLabel("Materials cost").fill("86.4");
    await page.getByLabel("Hours spent").fill("18");
    await page.getByRole("button", { name: "Calculate Price" }).click();
    // 0.8 × 1.2 × 0.9 × 0.9 × 0.7 = 0.54432; × 720 × 0.7 = 274.34; + 18 × 17.75 + 86.40
    await expect(page.getByText("CA$680.24").first()).toBeVisible();
    await expect(
      page.getByRole("img", { name: "Area CA$274.34, labour CA$319.50, materials CA$86.40" }),
    ).toBeVisible();
  });

  await test.step("S8.043 S4.071 Save leads to the gallery", async () => {
    await page.getByRole("button", { name: "Save Artwork" }).click();
    await expectToast(page, "Artwork saved!", "Your artwork has been saved to your gallery.");
    await expect(page.getByRole("heading", { name: "Odile's Artwork Gallery" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Low Tide, Kamouraska" })).toBeVisible();
  });

  await test.step("S2.045 S4.014 Log out leads to the landing page", async () => {
    await logOut(page);
    await page.goto("/app");
    await page.waitForURL((url) => url.pathname === "/");
  });

  await test.step("S2.031 S4.032 Log in here, and welcome back", async () => {
    await page.getByRole("button", { name: "Log in here" }).click();
    await signInAtProvider(page, person);
    const welcome = page.getByRole("dialog", { name: "Welcome back, Odile" });
    await dismiss(welcome);
  });

  await test.step("the work is still there, its picture as it was shown, its metadata gone", async () => {
    await page.getByRole("tab", { name: "Gallery" }).click();
    await expect(page.getByRole("img", { name: "Low Tide, Kamouraska" })).toBeVisible();
    await expect(page.getByText("CA$680.24")).toBeVisible();
    const works = await readWorks(page);
    expect(works).toHaveLength(1);
    const response = await page.request.get(works[0]?.imageUrl ?? "");
    expect(response.status()).toBe(200);
    const bytes = await response.body();
    const type = response.headers()["content-type"] ?? "";
    expectSameCorners(await readCorners(page, bytes, type), turnedCorners);
    for (const mark of ["Exif", "http://ns.adobe.com", "GPS"]) {
      expect(bytes.includes(Buffer.from(mark, "latin1")), mark).toBe(false);
    }
  });

  await test.step("S4.065 S4.066 S8.031 a second calculation is refused", async () => {
    await page.getByRole("tab", { name: "Pricing Tool" }).click();
    await pressDisabled(page.getByRole("button", { name: "Calculate Price" }));
    await expectToast(page, "Upgrade Required", upgradeForCalculation);
  });
});
