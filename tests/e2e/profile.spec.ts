import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import type { ProfilePatch } from "#schema/artist/profile-patch.ts";
import type { User } from "#schema/artist/user.ts";
import { dismiss, dismissToast, expectToast, pressDisabled } from "./journeys.ts";
import { changeAnswers, holdRequests, watchCalls } from "./page-requests.ts";
import { chooseOption } from "./select-list.ts";
import { test } from "./test.ts";
import {
  becomeArtist,
  becomeNewcomer,
  newPerson,
  openApp,
  openAppAsArtist,
  patchProfile,
  readUser,
  signIn,
} from "./users.ts";

async function openSetup(page: Page): Promise<void> {
  await becomeNewcomer(page);
  await page.goto("/app?flow=create");
  await expect(page.getByRole("heading", { name: "Artist Profile Setup" })).toBeVisible();
}

async function openUpdate(page: Page, changes: ProfilePatch = {}): Promise<void> {
  await becomeArtist(page, changes);
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByRole("heading", { name: "Update Artist Profile" })).toBeVisible();
}

const provinceField = (page: Page) => page.getByRole("combobox", { name: "Province" });
const stateField = (page: Page) => page.getByRole("textbox", { name: "State" });
const countryField = (page: Page) => page.getByRole("combobox", { name: "Country" });

test("S2.067 S2.070 S2.071 S2.073 S2.074 S2.075 S2.076 S2.077 S2.079 S2.080 S2.081 S2.085 S9.018 the setup form, with its defaults", async ({
  page,
}) => {
  await openSetup(page);
  const form = page.getByRole("form", { name: "Artist Profile Setup" });
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  await expect(form.getByRole("textbox", { name: "Last name" })).toBeVisible();
  // Exactly one of each, and the first by default.
  for (const [name, options] of Object.entries({
    "Career stage": ["Aspiring", "Emerging", "Established", "Echelon"],
    "Weekly art practice": ["0–5", "6–10", "11–20", "21–30", "30+"],
    "Annual sales": ["Under $1,000", "$1,000 to 5,000", "$5,000 to 20,000", "Over $20,000"],
  })) {
    const group = form.getByRole("group", { name });
    await expect(group.getByRole("radio")).toHaveCount(options.length);
    const [first = "", ...others] = options;
    await expect(group.getByRole("radio", { name: first })).toBeChecked();
    for (const option of others) {
      await group.getByRole("radio", { name: option }).check();
      await expect(group.getByRole("radio", { checked: true })).toHaveCount(1);
    }
  }
  const education = form.getByRole("group", { name: "Education" });
  await expect(education.getByRole("checkbox")).toHaveCount(9);
  await education.getByRole("checkbox", { name: "Apprenticeship" }).check();
  await education.getByRole("checkbox", { name: "Academic" }).check();
  await expect(education.getByRole("checkbox", { checked: true })).toHaveCount(2);
  const currency = form.getByRole("radiogroup", { name: "Currency" });
  await expect(currency.getByRole("radio")).toHaveText(["CAD", "USD"]);
  await expect(currency.getByRole("radio", { name: "CAD" })).toBeChecked();
  const units = form.getByRole("radiogroup", { name: "Units" });
  await expect(units.getByRole("radio")).toHaveText(["Imperial", "Metric"]);
  await expect(units.getByRole("radio", { name: "Imperial" })).toBeChecked();
  await units.getByRole("radio", { name: "Metric" }).click();
  await expect(units.getByRole("radio", { name: "Metric" })).toBeChecked();
  await expect(units.getByRole("radio", { name: "Imperial" })).not.toBeChecked();
  const location = form.locator("section", {
    has: page.getByRole("heading", { name: "Location" }),
  });
  await expect(location.getByLabel("City")).toBeVisible();
  await expect(provinceField(page).and(location.getByRole("combobox"))).toBeVisible();
  await expect(countryField(page).and(location.getByRole("combobox"))).toHaveText("Canada");
  for (const name of [
    "I accept the Terms of Service",
    "Tell me when the tool changes",
    "Send me news now and then",
  ]) {
    await expect(form.getByRole("checkbox", { name })).not.toBeChecked();
  }
  await expect(form.getByRole("button", { name: "Complete Setup" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Back" })).toHaveCount(0);
});

test("S2.085 S2.086 a name from the provider leaves the focus where it is, and the form opens at its top", async ({
  page,
}) => {
  await signIn(page.request, newPerson({ firstName: "Maren" }));
  await page.setViewportSize({ width: 1024, height: 400 });
  await openApp(page);
  await page.getByRole("button", { name: "Continue with Free" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Complete Profile Setup" }).press("Enter");
  const firstName = page.getByRole("textbox", { name: "First name" });
  await expect(firstName).toHaveValue("Maren");
  await expect(firstName).not.toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("S5.001 S5.002 S5.003 S5.004 S5.005 S5.007 one toast at a time, for the first failing check", async ({
  page,
}) => {
  await openSetup(page);
  const submit = page.getByRole("button", { name: "Complete Setup" });
  const firstName = page.getByRole("textbox", { name: "First name" });
  const lastName = page.getByRole("textbox", { name: "Last name" });
  const terms = page.getByRole("checkbox", { name: "I accept the Terms of Service" });

  await pressDisabled(submit);
  await expectToast(page, "First Name Required", "Please enter your first name.");
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAttribute("aria-invalid", "true");
  await dismissToast(page, "First Name Required");
  await firstName.fill("  ");
  await firstName.press("Enter");
  await expectToast(page, "First Name Required", "Please enter your first name.");
  await firstName.fill("Maren");
  await firstName.press("Enter");
  await expectToast(page, "Last Name Required", "Please enter your last name.");
  await expect(page.getByRole("listitem").filter({ hasText: "Required" })).toHaveCount(1);
  await lastName.fill("Holt");
  await lastName.press("Enter");
  await expectToast(
    page,
    "Terms of Service Required",
    "Please accept the Terms of Service to continue.",
  );
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await terms.check();
  await expect(submit).not.toHaveAttribute("aria-disabled", "true");

  const location = "Please fill in your location information.";
  await submit.click();
  await expectToast(page, "Location Required", location);
  await expect(page.getByLabel("City")).toBeFocused();
  await dismissToast(page, "Location Required");
  await page.getByLabel("City").fill("Oban");
  await submit.click();
  await expectToast(page, "Location Required", location);
  await expect(provinceField(page)).toBeFocused();
  await dismissToast(page, "Location Required");
  await provinceField(page).fill("Argyll");
  await submit.click();
  await expectToast(page, "Location Required", location);
  await expect(provinceField(page)).toHaveAttribute("aria-invalid", "true");
});

test("S2.037 S2.083 S5.006 S5.008 S5.010 S3.004 S4.025 S4.028 S4.029 S7.010 S7.012 S8.041 the setup is sent once, with all fields, and welcomes by name", async ({
  page,
}) => {
  await openSetup(page);
  await page.getByRole("textbox", { name: "First name" }).fill(" Maren ");
  await page.getByRole("textbox", { name: "Last name" }).fill("Holt");
  await page.getByRole("radio", { name: "Established" }).check();
  await page.getByRole("radio", { name: "11–20" }).check();
  await page.getByRole("radio", { name: "Over $20,000" }).check();
  await page.getByRole("radio", { name: "USD" }).click();
  await page.getByRole("radio", { name: "Metric" }).click();
  await page.getByLabel("City").fill("Rimouski");
  await provinceField(page).fill("qc");
  await page.getByRole("checkbox", { name: "I accept the Terms of Service" }).check();
  await page.getByRole("checkbox", { name: "Tell me when the tool changes" }).check();

  const sent = await holdRequests(page, `**${apiPaths.profile}`);
  const steps = () => page.evaluate(() => history.length);
  const stepsBefore = await steps();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  const pending = page.getByRole("button", { name: "Setting up..." });
  await pressDisabled(pending);
  await pressDisabled(pending);
  sent.release();
  await expectToast(page, "Welcome Maren!");
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
  expect(await steps()).toBe(stepsBefore);
  expect(sent.requests.map((request) => request.postDataJSON())).toEqual([
    {
      careerStages: ["established"],
      weeklyHours: "11-20",
      salesHistory: ">20k",
      education: "self-taught",
      currency: "USD",
      usesMetric: true,
      customHourlyRate: null,
      firstName: "Maren",
      lastName: "Holt",
      city: "Rimouski",
      provinceState: "Québec",
      country: "Canada",
      hasAcceptedTos: true,
      tosAcceptedAt: expect.any(String),
      optInAppUpdates: true,
      optInPdaNews: false,
      hasCompletedSetup: true,
    },
  ]);
  const user = await readUser(page.request);
  expect(user).toMatchObject({ firstName: "Maren", hasCompletedSetup: true, currency: "USD" });
  expect(user.tosAcceptedAt).not.toBeNull();
});

test("S2.068 S2.069 S2.082 S2.084 S2.087 S4.031 S7.017 S8.042 the update form", async ({
  page,
}) => {
  await openUpdate(page);
  await expect(page.getByRole("checkbox", { name: "I accept the Terms of Service" })).toHaveCount(
    0,
  );
  await expect(page.getByRole("checkbox", { name: "Send me news now and then" })).toBeVisible();
  const sent = await holdRequests(page, `**${apiPaths.profile}`);
  await page.getByRole("textbox", { name: "First name" }).fill("Odette");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page.getByRole("button", { name: "Updating..." })).toBeVisible();
  sent.release();
  await expectToast(page, "Profile updated!", "Your profile has been updated successfully.");
  await expect(page.getByRole("definition").filter({ hasText: "Odette" })).toBeVisible();

  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("textbox", { name: "First name" }).fill("Nobody");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Odette" })).toBeVisible();
  expect(sent.requests.at(-1)?.postDataJSON()).toEqual({ hasCompletedSetup: true });
});

test("S8.041 a setup that comes back without a first name is greeted without one", async ({
  page,
}) => {
  await becomeArtist(page, { hasCompletedSetup: false });
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  // The form requires the name, so only the response can lack it.
  await changeAnswers(page, `**${apiPaths.profile}`, (user: User) => ({ ...user, firstName: "" }));
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expectToast(page, "Profile setup complete!");
});

test("S5.035 S8.029 what the server rejects as too long is shown at each field", async ({
  page,
}) => {
  await openUpdate(page);
  const fields = [
    page.getByRole("textbox", { name: "First name" }),
    page.getByRole("textbox", { name: "Last name" }),
    page.getByLabel("City"),
  ];
  for (const field of fields) {
    await expect(field).toHaveAttribute("maxlength", "100");
    // As a name from the identity provider can be.
    await field.evaluate((input) => input.removeAttribute("maxlength"));
    await field.fill("a".repeat(101));
  }
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectToast(page, "Error", "Failed to update profile. Please try again.");
  for (const field of fields) {
    await expect(field).toHaveAccessibleDescription("Use at most 100 characters.");
  }
  await expect(fields[0] ?? page.locator("body")).toBeFocused();
});

test("S8.019 S8.029 a failed save shows an error and keeps the input; the setup has its own text", async ({
  page,
}) => {
  await openUpdate(page);
  await page.route(`**${apiPaths.profile}`, (route) => route.abort());
  await page.getByLabel("City").fill("Matane");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectToast(page, "Error", "Failed to update profile. Please try again.");
  await expect(page.getByLabel("City")).toHaveValue("Matane");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expectToast(page, "Error", "Failed to update profile. Please try again.");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();

  await page.unroute(`**${apiPaths.profile}`);
  await patchProfile(page.request, { hasCompletedSetup: false });
  await page.reload();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.route(`**${apiPaths.profile}`, (route) => route.abort());
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expectToast(page, "Error", "Failed to save your profile. Please try again.");
});

test("S4.087 S4.088 a disabled education level explains why", async ({ page }) => {
  await openUpdate(page, { education: "bfa" });
  const level = (name: string) => page.getByRole("checkbox", { name });
  const without = ["Self-taught", "Emerging", "Professional"];
  for (const name of without) {
    await expect(level(name)).toHaveAccessibleDescription("Not beside College, BFA or MFA.");
  }
  await level("BFA").uncheck();
  for (const name of without) await expect(level(name)).toHaveAccessibleDescription("");
  await level("Emerging").check();
  for (const name of ["College", "BFA", "MFA"]) {
    await expect(level(name)).toHaveAccessibleDescription("Not beside Emerging.");
  }
});

test("S4.028 S7.012 after a setup and after an update the artist is fetched again", async ({
  page,
}) => {
  await becomeArtist(page, { hasCompletedSetup: false });
  await openApp(page, "profile");
  const calls = watchCalls(page);
  const afterwards = () => calls.slice(calls.indexOf(`PATCH ${apiPaths.profile}`) + 1);
  const edit = page.getByRole("button", { name: "Edit Profile" });
  await edit.click();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect.poll(afterwards).toContain(`GET ${apiPaths.authUser}`);
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await dismiss(page.getByRole("dialog", { name: "Welcome, Odile" }));
  calls.length = 0;
  await page.getByRole("tab", { name: "Profile" }).click();
  await edit.click();
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect.poll(() => calls).toContain(`PATCH ${apiPaths.profile}`);
  await expect.poll(afterwards).toContain(`GET ${apiPaths.authUser}`);
});

test("a changed profile form asks before it is left: by Back, a tab, the avatar and the history", async ({
  page,
}) => {
  await openAppAsArtist(page, "gallery");
  await page.getByRole("tab", { name: "Profile" }).click();
  const edit = page.getByRole("button", { name: "Edit Profile" });
  const city = page.getByLabel("City");
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const answer = (name: string) => dialog.getByRole("button", { name }).click();
  const gallery = page.getByRole("heading", { name: "No artwork saved yet" });

  await test.step("unchanged, or changed back, nothing is asked", async () => {
    await edit.click();
    const before = await city.inputValue();
    await city.fill("Matane");
    await city.fill(before);
    await page.getByRole("tab", { name: "Gallery" }).click();
    await expect(gallery).toBeVisible();
    await page.getByRole("tab", { name: "Profile" }).click();
    await edit.click();
  });
  for (const leave of [
    () => page.getByRole("button", { name: "Back" }).click(),
    () => page.getByRole("tab", { name: "Gallery" }).click(),
    () => page.getByRole("button", { name: "OF Your profile" }).click(),
    () => page.goBack(),
  ]) {
    await city.fill("Matane");
    await leave();
    await expect(dialog).toHaveAccessibleDescription(
      "What you changed in your profile is not saved yet.",
    );
    await answer("Keep editing");
    await expect(dialog).toBeHidden();
    await expect(city).toHaveValue("Matane");
  }
  await page.goBack();
  await answer("Discard changes");
  await expect(gallery).toBeVisible();
  await page.getByRole("tab", { name: "Profile" }).click();
  await edit.click();
  await expect(city).toHaveValue("Rimouski");
});

test("S2.078 S5.009 S5.010 the custom hourly rate is for established and echelon, 0 or more, to the cent, or blank", async ({
  page,
}) => {
  await openUpdate(page, { careerStages: ["emerging"] });
  const rate = page.getByLabel(/^Custom hourly rate\s*optional$/);
  for (const [stage, count] of [
    ["Aspiring", 0],
    ["Emerging", 0],
    ["Established", 1],
    ["Echelon", 1],
  ] as const) {
    await page
      .getByRole("group", { name: "Career stage" })
      .getByRole("radio", { name: stage })
      .check();
    await expect(rate).toHaveCount(count);
  }
  const save = page.getByRole("button", { name: "Update Profile" });
  for (const refused of ["-1", "20.005", "10000.01", "twenty", "US$20"]) {
    await rate.fill(refused);
    await save.click();
    await expect(rate).toHaveAttribute("aria-invalid", "true");
    await expect(rate).toHaveAccessibleDescription(
      "Enter 0 to 10,000, with at most two decimals, or leave it blank.",
    );
    await rate.fill("");
    await expect(rate).not.toHaveAttribute("aria-invalid");
  }
  for (const [typed, unchanged] of [
    ["0", 0],
    ["32.50", 32.5],
    ["$1,032.50", 1032.5],
    ["32,5", 32.5],
    ["32 1/2 $", 32.5],
    ["", null],
  ] as const) {
    await rate.fill(typed);
    await save.click();
    await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
    expect((await readUser(page.request)).customHourlyRate).toBe(unchanged);
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await expect(rate).toHaveValue(unchanged === null ? "" : unchanged.toFixed(2));
  }
});

test("S4.086 S4.087 S4.088 degrees and the levels beside them exclude each other", async ({
  page,
}) => {
  await openSetup(page);
  const group = page.getByRole("group", { name: "Education" });
  const level = (name: string) => group.getByRole("checkbox", { name });
  const beside = ["Self-taught", "Emerging", "Professional"];
  const degrees = ["College", "BFA", "MFA"];
  const free = ["Apprenticeship", "Interdisciplinary", "Academic"];

  for (const degree of degrees) {
    await level("Self-taught").check();
    await level("Professional").check();
    await level("Academic").check();
    await level(degree).check();
    for (const name of beside) {
      await expect(level(name)).not.toBeChecked();
      await expect(level(name)).toBeDisabled();
    }
    for (const name of [...free, ...degrees]) await expect(level(name)).toBeEnabled();
    await expect(level("Academic")).toBeChecked();
    await level(degree).uncheck();
    for (const name of beside) await expect(level(name)).toBeEnabled();
  }

  await level("Emerging").check();
  for (const name of degrees) await expect(level(name)).toBeDisabled();
  for (const name of [...free, ...beside]) await expect(level(name)).toBeEnabled();
  await level("Emerging").uncheck();
  for (const name of degrees) await expect(level(name)).toBeEnabled();
});

test("S3.037 S3.038 S3.039 S4.089 S4.090 provinces and states set the country when the field is left", async ({
  page,
}) => {
  await openSetup(page);
  await provinceField(page).click();
  await expect(page.getByRole("option")).toHaveCount(13);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);

  await provinceField(page).pressSequentially("ny");
  await expect(countryField(page)).toHaveText("Canada");
  await provinceField(page).blur();
  await expect(countryField(page)).toHaveText("United States");
  await expect(stateField(page)).toHaveValue("ny");

  for (const [typed, province] of [
    ["bc", "British Columbia"],
    ["QUEBEC", "Québec"],
    ["pei", "Prince Edward Island"],
  ] as const) {
    const field = stateField(page).or(provinceField(page));
    await field.fill(typed);
    await field.blur();
    await expect(provinceField(page)).toHaveValue(province);
    await expect(countryField(page)).toHaveText("Canada");
  }
  await provinceField(page).fill("California");
  await provinceField(page).blur();
  await expect(countryField(page)).toHaveText("United States");
  await expect(stateField(page)).toHaveValue("California");
  await stateField(page).fill("Somewhere");
  await stateField(page).blur();
  await expect(countryField(page)).toHaveText("United States");

  await countryField(page).click();
  await expect(page.getByRole("option")).toHaveText(["Canada", "United States"]);
  await page.getByRole("option", { name: "Canada" }).click();
  await expect(provinceField(page)).toBeVisible();
});

test("S3.038 the province is chosen by typing, arrows and Enter, or a click, and left as typed by Escape and Tab", async ({
  page,
}) => {
  await openSetup(page);
  const field = provinceField(page);
  const active = page.getByRole("option", { selected: true });
  await field.pressSequentially("new");
  await expect(page.getByRole("option")).toHaveText(["New Brunswick", "Newfoundland and Labrador"]);
  await expect(active).toHaveCount(0);
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await expect(active).toHaveText("Newfoundland and Labrador");
  await field.press("Enter");
  await expect(field).toHaveValue("Newfoundland and Labrador");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("listitem")).toHaveCount(0);

  await field.press("ArrowDown");
  await expect(active).toHaveText("Newfoundland and Labrador");
  await field.press("ArrowUp");
  await field.press("Escape");
  await expect(field).toHaveValue("Newfoundland and Labrador");
  await field.press("Escape");
  await expect(field).toHaveValue("Newfoundland and Labrador");
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await field.press("Tab");
  await expect(field).toHaveValue("Newfoundland and Labrador");

  await chooseOption(field, "Yukon");
  await expect(field).toHaveValue("Yukon");
  await expect(field).toBeFocused();
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("the list of provinces opens where it is seen, also below the window's edge", async ({
  page,
}) => {
  await openSetup(page);
  const field = provinceField(page);
  await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await field.click();
  const list = page.getByRole("listbox");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
});

for (const { locale, novaScotia, country, unitedStates } of [
  { locale: "en-CA", novaScotia: "Nova Scotia", country: "Country", unitedStates: "United States" },
  { locale: "fr-CA", novaScotia: "Nouvelle-Écosse", country: "Pays", unitedStates: "États-Unis" },
] as const) {
  test.describe(`the province in ${locale}`, () => {
    test.use({ locale });

    test("is found by its beginning, its code or its English name, and taken by Tab", async ({
      page,
    }) => {
      await becomeNewcomer(page);
      await page.goto("/app?flow=create");
      const field = provinceField(page);
      const found = { que: "Québec", QC: "Québec", nova: novaScotia };
      for (const [typed, name] of Object.entries(found)) {
        await field.fill("");
        await field.pressSequentially(typed);
        await expect(page.getByRole("option", { name })).toBeVisible();
        await field.press("Tab");
        await expect(field).toHaveValue(name);
        await expect(field).not.toBeFocused();
      }
      await field.fill("");
      await field.pressSequentially("terr");
      await page.keyboard.press("ArrowDown");
      const taken = await page.getByRole("option", { selected: true }).textContent();
      await field.press("Tab");
      await expect(field).toHaveValue(taken ?? "");
      await field.fill("");
      await field.pressSequentially("ma");
      await field.press("Tab");
      await expect(page.getByRole("combobox", { name: country })).toHaveText(unitedStates);
    });
  });
}

test("S2.088 S2.113 S2.114 S2.115 the glossary", async ({ page }) => {
  await openSetup(page);
  await page.getByRole("button", { name: "Glossary" }).click();
  const glossary = page.getByRole("dialog", { name: "Glossary" });
  const filter = (name: string) => glossary.getByRole("radio", { name });
  const career = ["Aspiring", "Emerging", "Established", "Echelon"];
  const education = [
    "Self-taught",
    "College",
    "Apprenticeship",
    "Interdisciplinary",
    "BFA",
    "MFA",
    "Academic",
    "Professional",
  ];
  await expect(glossary.getByRole("radio")).toHaveText([
    "All",
    "Career Stages",
    "Education Levels",
  ]);
  await expect(filter("All")).toBeChecked();
  await expect(glossary.getByRole("term")).toHaveText([...career, ...education]);
  await filter("Career Stages").click();
  await expect(glossary.getByRole("term")).toHaveText(career);
  await filter("Education Levels").click();
  await expect(glossary.getByRole("term")).toHaveText(education);
  for (const meaning of await glossary.getByRole("definition").all()) {
    await expect(meaning).toHaveText(/^.+ .+$/);
  }
  await glossary.getByRole("button", { name: "Close" }).click();
  await expect(glossary).toBeHidden();
  await expect(page.getByRole("button", { name: "Glossary" })).toBeFocused();
});

test("S3.007 S3.035 stored levels that the form cannot produce stay until they are changed", async ({
  page,
}) => {
  await openUpdate(page, { education: "diploma,self-taught" });
  const group = page.getByRole("group", { name: "Education" });
  await expect(group.getByRole("checkbox", { name: "College" })).toBeChecked();
  const selfTaught = group.getByRole("checkbox", { name: "Self-taught" });
  await expect(selfTaught).toBeChecked();
  await selfTaught.uncheck();
  await expect(selfTaught).toBeDisabled();
});
