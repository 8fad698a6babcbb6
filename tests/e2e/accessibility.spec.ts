import { expect } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { readPictureFile } from "#scripts/seed/read-picture-file.ts";
import { seedWorks } from "#scripts/seed/works.ts";
import { expectDecoded } from "./gallery-page.ts";
import { inspect } from "./inspect.ts";
import { expectToast, pressDisabled } from "./journeys.ts";
import { goOffline } from "./network.ts";
import { holdRequests } from "./page-requests.ts";
import { sendFeedback } from "./sent-feedback.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import {
  avatarName,
  becomeAdmin,
  becomeArtist,
  becomeNewcomer,
  becomeReturning,
  openApp,
  openAppAsArtist,
  patchProfile,
  saveWork,
} from "./users.ts";

// Twelve pictures of each screen take longer than checking it once.
test.describe.configure({ timeout: process.env.SCREENS_FOLDER ? 600_000 : 120_000 });

test("axe: the public pages", async ({ page }) => {
  for (const [path, name] of [
    ["/", "the landing page"],
    ["/terms", "the terms"],
    ["/privacy", "the privacy policy"],
    ["/nothing-here", "a page that does not exist"],
    ["/admin/test", "the routing test"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await inspect(page, name);
  }
  await page.goto("/?error=connection_error&retry=true");
  await expect(page.getByRole("alert")).toBeVisible();
  await inspect(page, "the sign-in alert");
});

test("axe: setup of a new artist", async ({ page }) => {
  await becomeNewcomer(page);
  await page.goto("/app?flow=login");
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await inspect(page, "the plan chooser with its notice");
  await page.goto("/app?flow=create");
  await page.getByRole("radio", { name: "Established" }).check();
  await page.getByRole("checkbox", { name: "BFA" }).check();
  await pressDisabled(page.getByRole("button", { name: "Complete Setup" }));
  await expectToast(page, "First Name Required");
  await inspect(page, "the profile form with an error and a toast");
  await page.getByRole("combobox", { name: "Province" }).click();
  await page.getByRole("combobox", { name: "Province" }).press("ArrowDown");
  await inspect(page, "the profile form with its provinces");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Glossary" }).click();
  await inspect(page, "the glossary");
});

test("axe: locked screens, the profile tab and its dialogs", async ({ page }) => {
  await becomeArtist(page, { hasCompletedSetup: false });
  await openApp(page, "pricing");
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  await expect(title("Pricing Calculator Locked")).toBeVisible();
  await inspect(page, "the locked calculator");
  await openApp(page, "gallery");
  await expect(title("Gallery Locked")).toBeVisible();
  await inspect(page, "the locked gallery");
  await patchProfile(page.request, { hasCompletedSetup: true });
  await page.goto("/app/profile");
  await page.reload();
  await expect(title("Profile")).toBeVisible();
  await inspect(page, "the profile tab");
  await page.getByRole("button", { name: "Delete Profile" }).click();
  await inspect(page, "the question before deleting the profile");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "About" }).click();
  await inspect(page, "About");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByRole("button", { name: "Update Profile" })).toBeVisible();
  await inspect(page, "the update form");
});

test("axe: the calculator, before and after a price, and after the last one", async ({ page }) => {
  await openAppAsArtist(page);
  await inspect(page, "the calculator");
  await page.getByRole("textbox", { name: "Title" }).fill("Low Tide");
  await page.getByRole("button", { name: "Calculate Price" }).click();
  await expect(page.getByRole("img", { name: /^Area .+, labour .+, materials .+$/ })).toBeVisible();
  await inspect(page, "the calculator with a price");
  await page.getByRole("button", { name: "Save Artwork" }).click();
  await expectToast(page, "Artwork saved!");
  await page.getByRole("button", { name: "Edit Low Tide" }).click();
  await expect(page.getByRole("heading", { name: "Edit Artwork" })).toBeVisible();
  await inspect(page, "the locked edit");
});

test("axe: the gallery, loading, empty, failed, as grid and list", async ({ page }) => {
  await becomeArtist(page);
  const works = await holdRequests(page, `**${apiPaths.artworks}`, {
    answer: (route) => route.abort(),
  });
  await openApp(page, "gallery");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await inspect(page, "the gallery while it loads");
  works.release();
  await expect(page.getByRole("alert")).toBeVisible();
  await inspect(page, "the gallery that could not be fetched");
  await page.unroute(`**${apiPaths.artworks}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("No artwork saved yet")).toBeVisible();
  await inspect(page, "the empty gallery");
  await saveWork(page, { title: "Low Tide" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Low Tide" })).toBeVisible();
  await inspect(page, "the gallery");
  await page.getByRole("radio", { name: "List" }).click();
  await inspect(page, "the gallery's list");
  await page.getByRole("searchbox", { name: "Search" }).fill("high");
  await inspect(page, "the gallery with nothing found");
  await page.getByRole("button", { name: "Show All" }).click();
  await page.getByRole("button", { name: "More for Low Tide" }).click();
  // A menu belongs to its button, wherever it is in the document.
  await inspect(page, "a work's menu", "region");
  await page.getByRole("menuitem", { name: "Delete Artwork" }).click();
  await inspect(page, "the question before deleting a work");
});

test("axe: the application while it is loading", async ({ page }) => {
  await becomeArtist(page);
  const user = await holdRequests(page, `**${apiPaths.authUser}`);
  await page.goto("/app");
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  await inspect(page, "the application while it is awaited");
  user.release();
  await expect(page.getByRole("button", { name: avatarName })).toBeVisible();
});

test("axe: a full gallery, and one of its works in the calculator, online and offline", async ({
  page,
}) => {
  await becomeProfessional(page);
  for (const work of seedWorks.slice(0, 8)) {
    const { title, width, height, support: depth, medium, materials, hours } = work;
    const picture = title === "Ten Bands" ? { imageUrl: null } : readPictureFile(work);
    const priced = { depth, medium, materialsCost: materials, hoursSpent: hours, ...picture };
    await saveWork(page, { title, width, height, ...priced });
  }
  await openApp(page, "gallery");
  const picture = page.getByRole("img", { name: "Alders" });
  await picture.scrollIntoViewIfNeeded();
  await expectDecoded(picture);
  await inspect(page, "a full gallery");
  await page.getByRole("radio", { name: "List" }).click();
  await inspect(page, "a full gallery in a list");
  await page.getByRole("button", { name: "Edit Low Tide, Kamouraska" }).click();
  await page.getByRole("button", { name: "Calculate Price" }).click();
  await expect(page.getByRole("img", { name: /^Area .+, labour .+, materials .+$/ })).toBeVisible();
  await inspect(page, "a work with its picture and price");
  await goOffline(page);
  await expect(page.getByRole("status").filter({ hasText: "No network." })).toBeVisible();
  await inspect(page, "without a network");
});

test("axe: the welcome back", async ({ page }) => {
  await becomeReturning(page, { profile: { hasCompletedSetup: true }, isWelcomed: true });
  await openApp(page);
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
  await inspect(page, "the welcome back");
});

test("axe: the unsaved changes and the ended session", async ({ page }) => {
  await becomeAdmin(page);
  await openApp(page);
  await page.getByRole("textbox", { name: "Title" }).fill("Low Tide");
  await page.getByRole("tab", { name: "Gallery" }).click();
  await expect(page.getByRole("alertdialog", { name: "Unsaved changes" })).toBeVisible();
  await inspect(page, "the unsaved changes");

  await becomeArtist(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Calculate Price" })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole("textbox", { name: "Title" }).fill("Low Tide");
  await page.getByRole("button", { name: "Calculate Price" }).click();
  await expect(page.getByRole("button", { name: "Sign In to Get Started" })).toBeVisible();
  await inspect(page, "the ended session");
});

test("axe: the feedback form, with its errors and refused, and the idle warning", async ({
  page,
}) => {
  await openAppAsArtist(page, "profile");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByText("Enter a subject.")).toBeVisible();
  await inspect(page, "the feedback form with errors");
  await page.keyboard.press("Escape");
  // Fixes only the date, because axe needs timers.
  await page.clock.setFixedTime(Date.now() + 14 * 60_000 + 10_000);
  await expect(page.getByRole("alertdialog", { name: "Are you still there?" })).toBeVisible();
  await inspect(page, "the idle warning");
});

test("axe: the admin feedback page, read, refused, and signed out", async ({ page }) => {
  await page.goto("/admin/feedback");
  await expect(page.getByRole("heading", { name: "Sign in first" })).toBeVisible();
  await inspect(page, "the admin feedback page, signed out");
  await becomeArtist(page);
  await sendFeedback(page, { subject: "It jumps ".repeat(20), message: "Every time. ".repeat(40) });
  await page.reload();
  await expect(page.getByRole("heading", { name: "For admins only" })).toBeVisible();
  await inspect(page, "the admin feedback page, refused");
  await becomeAdmin(page);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await inspect(page, "the admin feedback page");
});
