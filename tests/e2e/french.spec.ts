import { expect, type Locator, type Page } from "@playwright/test";
import { publicPages, publicPaths } from "#schema/page-paths.ts";
import { download, readText } from "./downloads.ts";
import { dismiss, expectToast, newTitle, signInAtProvider } from "./journeys.ts";
import { addressOf, holdRequests, watchRequests } from "./page-requests.ts";
import { test } from "./test.ts";
import {
  becomeAdmin,
  becomeArtist,
  becomeNewcomer,
  newPerson,
  readUser,
  readWorks,
} from "./users.ts";

const headline = /^“How much\s*is the\s*blue one\?”$/;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

function expectLanguage(page: Page, language: "en-CA" | "fr-CA"): Promise<void> {
  return expect(page.locator("html")).toHaveAttribute("lang", language);
}

test.describe("in a French browser", () => {
  test.use({ locale: "fr-CA" });

  test("the first visit is in French, at the French addresses", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/fr");
    await expect(heading(page, /^« Il est combien,\s*le bleu\? »$/)).toBeVisible();
    await expectLanguage(page, "fr-CA");
    await page.getByRole("link", { name: "Conditions d’utilisation" }).click();
    await expect(page).toHaveURL("/fr/conditions");
    await expect(page).toHaveTitle("Conditions d’utilisation – Art Pricing Tool");
    await page.goto("/privacy#top");
    await expect(page).toHaveURL("/fr/confidentialite#top");
  });

  test("on a narrow phone the words of the profile's choices end where its fields do", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await becomeNewcomer(page);
    await page.goto("/app?flow=create");
    const rightOf = async (locator: Locator) => {
      const { x = 0, width = 0 } = (await locator.boundingBox()) ?? {};
      return x + width;
    };
    const metric = await rightOf(page.getByRole("radio", { name: "Métrique" }));
    expect(metric).toBeLessThanOrEqual(await rightOf(page.getByLabel("Ville")));
  });

  test("S8.009 a failed sign-in is explained in French, and the address reset", async ({
    page,
  }) => {
    await page.goto("/?error=connection_error&retry=true");
    await expect(page.getByRole("alert")).toContainText("Service d’authentification indisponible");
    await expect(page).toHaveURL("/fr");
  });

  test("S2.013 a missing page is a 404 in French", async ({ page }) => {
    for (const path of ["/nulle-part", "/fr/nulle-part", "/fr/404"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(heading(page, "404 Page introuvable")).toBeVisible();
      await expect(heading(page, "404 Page Not Found")).toHaveCount(0);
      await expect(page).toHaveTitle("404 Page introuvable – Art Pricing Tool");
    }
  });

  test("from a profile to a saved price, with a comma for the decimal sign", async ({ page }) => {
    const person = newPerson({ firstName: "Odile", lastName: "Fournier" });
    await page.goto("/fr");
    await page.getByRole("button", { name: "Créer votre profil" }).click();
    await signInAtProvider(page, person);
    await page.getByRole("radio", { name: "D’expérience" }).check();
    const rate = page.getByRole("textbox", { name: "Taux horaire personnalisé facultatif" });
    await rate.fill("24,555");
    await page.getByLabel("Ville").fill("Rimouski");
    await page.getByRole("combobox", { name: "Province" }).fill("Colombie-Britannique");
    await page.getByRole("combobox", { name: "Province" }).blur();
    await page.getByRole("checkbox", { name: "J’accepte les conditions d’utilisation" }).check();
    await page.getByRole("button", { name: "Terminer le profil" }).click();
    await expect(rate).toHaveAccessibleDescription(
      /^Entrez de 0 à 10\s000, avec au plus deux décimales, ou laissez vide\.$/,
    );
    await rate.fill("24,5");
    await page.getByRole("button", { name: "Terminer le profil" }).click();
    await expectToast(page, "Bienvenue, Odile!");
    const user = await readUser(page.request);
    expect(user).toMatchObject({ customHourlyRate: 24.5, provinceState: "British Columbia" });

    await page.getByRole("button", { name: "Continuer avec le forfait Gratuit" }).click();
    await expect(heading(page, "Nouvelle œuvre")).toBeVisible();
    await dismiss(page.getByRole("dialog", { name: "Bienvenue, Odile" }));
    await page.getByRole("textbox", { name: "Largeur" }).fill("30,5");
    await page.getByRole("textbox", { name: "Matériaux" }).fill("1 086,4");
    await page.getByRole("textbox", { name: "Heures" }).fill("7,5");
    await page.getByRole("button", { name: "Calculer le prix" }).click();
    await expect(page.getByRole("textbox", { name: "Matériaux" })).toHaveValue("1086,40");
    const price = page.getByRole("complementary", { name: "Prix suggéré" });
    await expect(price).toContainText("7,5 heures à 24,50 $, un trait pour chacune");
    await expect(price).toContainText("1\u202f086,40");
    await page.getByRole("button", { name: "Enregistrer l’œuvre" }).click();
    await expectToast(page, "Œuvre enregistrée!");
    await expect(heading(page, "Votre galerie, Odile")).toBeVisible();
    expect(await readWorks(page)).toMatchObject([
      { title: "Œuvre sans titre", width: 30.5, materialsCost: 1086.4, hoursSpent: 7.5 },
    ]);
  });

  test("S9.053 the exported quote is in French", async ({ page }) => {
    await becomeAdmin(page);
    await page.goto("/app");
    const title = newTitle("Marée basse");
    await page.getByRole("textbox", { name: "Titre" }).fill(title);
    await page.getByRole("textbox", { name: "Largeur" }).fill("30,25");
    await page.getByRole("textbox", { name: "Matériaux" }).fill("86,4");
    await page.getByRole("button", { name: "Calculer le prix" }).click();
    const file = await download(page, () => page.getByRole("button", { name: "Exporter" }).click());
    await expectToast(page, "Soumission exportée!");
    expect(file.suggestedFilename()).toBe(`${title.replaceAll(" ", "_")}_quote.txt`);
    const lines = (await readText(file)).replaceAll("\u00a0", " ").split("\n");
    expect(lines.slice(0, 5)).toEqual([
      `Titre : ${title}`,
      "Technique : Huile",
      "Dimensions : 30,25 × 15 pouces",
      "Coût des matériaux : 86,40 $",
      "Heures de travail : 0",
    ]);
    expect(lines[7]).toMatch(/^Prix suggéré : [\d\u202f]+,\d\d \$$/);
  });
});

test("the language switch changes every page, is stored, and survives signing out", async ({
  page,
}) => {
  await becomeArtist(page);
  await page.goto("/app/profile");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(heading(page, "Profil")).toBeVisible();
  await expectLanguage(page, "fr-CA");
  await page.reload();
  await expect(heading(page, "Profil")).toBeVisible();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL("/fr");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page, headline)).toBeVisible();
  await page.goto("/fr/conditions");
  await expect(page).toHaveURL("/terms");
});

test("a language that cannot be loaded leaves the page unchanged, with a toast", async ({
  page,
}) => {
  await becomeArtist(page);
  await page.route(/fr-CA-.*\.js/, (route) => route.abort());
  await page.goto("/app/profile");
  await page.getByRole("button", { name: "Français" }).click();
  await expectToast(page, "French could not be loaded");
  await expect(heading(page, "Profile")).toBeVisible();
  await expectLanguage(page, "en-CA");
});

test("of two languages chosen one after the other in another tab, the second one stays", async ({
  page,
  context,
}) => {
  await becomeArtist(page);
  await page.goto("/app/profile");
  await expect(heading(page, "Profile")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/terms");
  const choose = (language: string) =>
    other.evaluate((chosen) => localStorage.setItem("language", chosen), language);
  const words = await holdRequests(page, /fr-CA-.*\.js/);
  const [french] = await Promise.all([page.waitForRequest(/fr-CA-.*\.js/), choose("fr-CA")]);
  await choose("en-CA");
  const arrived = french.response();
  words.release();
  await arrived;
  await page.waitForLoadState("networkidle");
  await expectLanguage(page, "en-CA");
  await expect(heading(page, "Profile")).toBeVisible();
});

test("English readers do not fetch the French words", async ({ page }) => {
  const french = watchRequests(page, (request) => request.url().includes("fr-CA"));
  await becomeArtist(page);
  await page.goto("/");
  await expect(heading(page, headline)).toBeVisible();
  await page.goto("/app/profile");
  await expect(heading(page, "Profile")).toBeVisible();
  expect(french.map(addressOf)).toEqual([]);
});

test("a typed comma is a decimal sign in English too", async ({ page }) => {
  await becomeArtist(page);
  await page.goto("/app");
  const width = page.getByRole("textbox", { name: "Width" });
  await width.fill("3");
  await width.press("End");
  await width.pressSequentially(",5");
  await expect(width).toHaveValue("3,5");
  await width.blur();
  await expect(width).toHaveValue("3.5");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each public page can be read in both languages, and links to the other", async ({
    page,
  }) => {
    for (const name of publicPages) {
      for (const locale of ["en-CA", "fr-CA"] as const) {
        await page.goto(publicPaths[locale][name]);
        const root = page.locator("html");
        await expect(root).toHaveAttribute("lang", locale);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const link = (selector: string) => page.locator(`head ${selector}`).getAttribute("href");
        expect(await link("link[rel=canonical]")).toBe(publicPaths[locale][name]);
        expect(await link("link[hreflang=en-CA]")).toBe(publicPaths["en-CA"][name]);
        expect(await link("link[hreflang=fr-CA]")).toBe(publicPaths["fr-CA"][name]);
        expect(await link("link[hreflang=x-default]")).toBe(publicPaths["en-CA"][name]);
        if (name === "landing") {
          for (const [index, flow] of ["create", "login"].entries()) {
            const way = page.getByRole("main").getByRole("button").nth(index);
            await expect(way).toHaveAttribute("href", `/api/login?flow=${flow}`);
          }
        }
        await page.getByRole("link", { name: locale === "en-CA" ? "Français" : "English" }).click();
        const other = locale === "en-CA" ? "fr-CA" : "en-CA";
        await expect(page).toHaveURL(publicPaths[other][name]);
      }
    }
  });
});
