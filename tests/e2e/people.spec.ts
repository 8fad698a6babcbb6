import { expect, type Page } from "@playwright/test";
import { appPaths, workPath } from "#schema/page-paths.ts";
import { personPagePath, personPath } from "#schema/people/people-paths.ts";
import { expectAccessible, inspect } from "./inspect.ts";
import { pressByKey, tabTo } from "./keyboard.ts";
import { addPerson, claire, readPeople } from "./people.ts";
import { sell, setStatus, today } from "./records.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { becomeArtist, openApp, ownOrigin, saveWork } from "./users.ts";

const table = (page: Page) => page.getByRole("table", { name: "People" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("people are added, found by typing, changed and archived, by keyboard alone", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openApp(page, "gallery");
  await page
    .getByRole("navigation", { name: "Gallery" })
    .getByRole("link", { name: "People" })
    .press("Enter");
  await expect(heading(page)).toHaveText("Odile's People");
  await expect(page.getByRole("heading", { name: "Nobody here yet" })).toBeVisible();
  await inspect(page, "people, nobody yet");

  await page.getByRole("button", { name: "Add a Person" }).press("Enter");
  const form = page.getByRole("dialog", { name: "Add a Person" });
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(form.getByText("Enter a name or an organization.")).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Anne Thibault");
  await form.getByLabel("City").fill("Montréal");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Anne Thibault");
  await expect(page.getByText("Nothing bought yet.")).toBeVisible();

  await page.getByRole("button", { name: "Edit" }).press("Enter");
  const edit = page.getByRole("dialog", { name: "Edit Person" });
  await edit.getByLabel(/^Email.*$/).fill("anne@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "anne@example.com" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Write" })).toHaveAttribute(
    "href",
    "mailto:anne@example.com",
  );

  await addPerson(page, claire);
  await page.goto(appPaths.people);
  await expect(table(page).getByRole("rowheader")).toHaveCount(2);
  await page.getByLabel("Search").fill("GAGNON claire");
  await expect(table(page).getByRole("rowheader")).toHaveText(["Claire GagnonQuébec"]);
  await page.getByLabel("Search").fill("Bergeron");
  await expect(page.getByRole("heading", { name: "Nobody called “Bergeron”." })).toBeVisible();
  await page.getByRole("button", { name: "Clear the Search" }).press("Enter");
  await page.getByRole("link", { name: "Anne Thibault" }).press("Enter");
  await page.getByRole("button", { name: "Archive" }).press("Enter");
  await expect(page.getByRole("button", { name: "Take Back from the Archive" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
});

test("the page of a person shows what they own and what is on hold for them, and records a sale to them", async ({
  page,
}) => {
  await becomeProfessional(page);
  const person = await addPerson(page, claire);
  const thaw = await saveWork(page, { title: "Thaw on the Ouelle" });
  const tide = await saveWork(page, { title: "Low Tide" });
  await sell(page, thaw.id, { personId: person.id });
  await setStatus(page, tide.id, { status: "on-hold", personId: person.id, until: today(3) });
  await page.goto(appPaths.people);
  const row = table(page).getByRole("row", { name: /^Claire Gagnon.*$/ });
  await expect(row).toContainText("Thaw on the Ouelle");
  await expect(row).toContainText("Low Tide on hold until");
  await inspect(page, "people");
  await page.getByRole("link", { name: "Claire Gagnon" }).click();
  await expect(page.getByRole("heading", { name: "Owns 1 work, CA$400" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "On hold" })).toBeVisible();
  await inspect(page, "a person");
  await page.getByRole("button", { name: "Record a Sale of Low Tide" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: /^Buyer.*$/ })).toHaveValue("Claire Gagnon");
  await dialog.getByLabel("Price before tax").fill("1550");
  await dialog.getByRole("button", { name: "Save Sale" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Owns 2 works, CA$1,950" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "On hold" })).toBeHidden();
});

test("the buyer's name suggests people from the first letter; a name that nobody has is typed as before", async ({
  page,
}) => {
  await becomeProfessional(page);
  const { id } = await addPerson(page, claire);
  const work = await saveWork(page, { title: "Sumac" });
  await page.goto(workPath(work.id));
  const who = page.getByRole("combobox", { name: /^For whom.*$/ });
  await page.getByRole("radio", { name: "On hold" }).click();
  await who.pressSequentially("g");
  await expect(page.getByRole("option")).toHaveText([
    "Claire Gagnonclaire@example.com",
    "New: “g”",
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(who).toHaveValue("Claire Gagnon");
  await page.getByRole("button", { name: "Save Status" }).press("Enter");
  await expect(page.getByRole("button", { name: "Save Status" })).toBeHidden();
  const people = await readPeople(page);
  expect(people.map((one) => one.id)).toEqual([id]);

  await who.fill("Bergeron");
  await expect(page.getByRole("button", { name: "Save Status" })).toBeVisible();
  await who.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await readPeople(page)).map(({ name }) => name))
    .toEqual(["Claire Gagnon", "Bergeron"]);
});

const twice = [
  {
    ...{ locale: "en-CA", width: 1440, table: "People", possible: "Possibly here twice" },
    ...{ said: "Claire Gagnon may be here twice, also as “claire gagnon”.", email: "Email" },
    keepBoth: "Keep Both (Claire Gagnon and claire gagnon)",
    ...{ compare: "Compare Claire Gagnon and claire gagnon", merge: "Merge", undo: "Undo" },
    ...{ title: "Merge Claire Gagnon with…", merged: "Merged: Claire Gagnon" },
    undone: "Two people again",
  },
  {
    ...{ locale: "fr-CA", width: 390, table: "Contacts", possible: "Peut-être ici deux fois" },
    said: "Claire Gagnon figure peut-être deux fois, aussi sous «\u00A0claire gagnon\u00A0».",
    keepBoth: "Garder les deux (Claire Gagnon et claire gagnon)",
    ...{ compare: "Comparer Claire Gagnon et claire gagnon", email: "Courriel" },
    ...{ merge: "Fusionner", undo: "Annuler", title: "Fusionner Claire Gagnon avec…" },
    ...{ merged: "Fusion faite\u00A0: Claire Gagnon", undone: "De nouveau deux contacts" },
  },
] as const;

for (const { locale, width, ...words } of twice) {
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 844 } });

    test("two people who are one are named, compared, merged and separated again, by keyboard alone", async ({
      page,
    }) => {
      await becomeProfessional(page);
      await page.addInitScript((language) => localStorage.setItem("language", language), locale);
      const stays = await addPerson(page, claire);
      const phone = "418 555-0142";
      const other = { name: "claire gagnon", email: "c.gagnon@example.com", phone };
      const goes = await addPerson(page, { kind: "person", ...other });
      const work = await saveWork(page, { title: "Thaw on the Ouelle" });
      await sell(page, work.id, { personId: goes.id });
      await page.goto(appPaths.people);
      const rows = page.getByRole("table", { name: words.table }).getByRole("rowheader");
      await expect(rows).toHaveCount(2);
      const possible = page.getByRole("region", { name: words.possible });
      await expect(possible.getByRole("listitem")).toContainText(words.said);
      await expectAccessible(page, `people, one of them twice, ${locale}`);
      await pressByKey(page.getByRole("button", { name: words.keepBoth }));
      await expect(possible).toBeHidden();
      await page.keyboard.press("F8");
      await pressByKey(page.getByRole("button", { name: words.undo }));
      await expect(possible).toBeVisible();
      await pressByKey(page.getByRole("button", { name: words.compare }));
      const dialog = page.getByRole("dialog", { name: words.title });
      const emails = dialog.getByRole("group", { name: words.email });
      await tabTo(emails.getByRole("radio", { name: claire.email }));
      await page.keyboard.press("ArrowDown");
      await expect(emails.getByRole("radio", { name: other.email })).toBeChecked();
      await expectAccessible(page, `two people beside each other, ${locale}`);
      await pressByKey(dialog.getByRole("button", { name: words.merge, exact: true }));
      await expect(page.getByText(words.merged, { exact: true })).toBeVisible();
      await page.keyboard.press("F8");
      await expect(dialog).toBeHidden();
      await expect(rows).toHaveCount(1);
      const [merged, ...others] = await readPeople(page);
      expect(others).toEqual([]);
      const { updatedAt: _merged, ...shown } = { ...stays, email: other.email, phone };
      expect(merged).toMatchObject({ ...shown, formerEmails: [claire.email] });
      await pressByKey(page.getByRole("button", { name: words.undo }));
      await expect(page.getByText(words.undone, { exact: true })).toBeVisible();
      await expect(rows).toHaveCount(2);
      const again = await readPeople(page);
      expect(again.map(({ id, email }) => [id, email])).toEqual([
        [stays.id, claire.email],
        [goes.id, other.email],
      ]);
    });
  });
}

test("a person is merged with another who is found by typing, on their page; what was changed since is named", async ({
  page,
}) => {
  await becomeProfessional(page);
  const stays = await addPerson(page, claire);
  await addPerson(page, { kind: "person", name: "Mme Gagnon", phone: "418 555-0142" });
  await page.goto(personPagePath(stays.id));
  await page.getByRole("button", { name: "Merge with…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Merge Claire Gagnon with…" });
  await dialog.getByRole("button", { name: "Merge" }).press("Enter");
  await expect(dialog.getByText("Choose one of your people.")).toBeVisible();
  const other = dialog.getByRole("combobox", { name: "The other person" });
  await expect(other).toBeFocused();
  await page.keyboard.type("gagnon");
  await expect(page.getByRole("option")).toHaveText(["Mme Gagnon"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("group", { name: "Name" }).getByRole("radio")).toHaveCount(2);
  await dialog.getByRole("radio", { name: "Mme Gagnon" }).check();
  await inspect(page, "two people beside each other");
  await dialog.getByRole("button", { name: "Merge" }).press("Enter");
  await expect(heading(page)).toHaveText("Mme Gagnon");
  await page.keyboard.press("F8");
  const path = personPath(stays.id);
  const changed = { data: { phone: "581 555-0199" }, headers: ownOrigin() };
  expect((await page.request.patch(path, changed)).status()).toBe(200);
  // Without the toast too.
  await page.reload();
  await page.getByRole("button", { name: "Undo the Merge with Mme Gagnon" }).press("Enter");
  await expect(
    page.getByText("Changed since, these stay where they are: Phone.", { exact: true }),
  ).toBeVisible();
  await expect(heading(page)).toHaveText("Claire Gagnon");
  expect((await readPeople(page)).map(({ name, phone }) => [name, phone])).toEqual([
    ["Claire Gagnon", "581 555-0199"],
    ["Mme Gagnon", "418 555-0142"],
  ]);
});

test("all who may be here twice are shown by keyboard, from the first that was not", async ({
  page,
}) => {
  await becomeProfessional(page);
  for (const phone of ["418 555-0140", "418 555-0141", "418 555-0142"]) {
    await addPerson(page, { kind: "person", name: "Claire Gagnon", phone });
  }
  await page.goto(appPaths.people);
  const pairs = page.getByRole("region", { name: "Possibly here twice" }).getByRole("listitem");
  await expect(pairs).toHaveCount(2);
  await page.getByRole("button", { name: "Show All 3" }).press("Enter");
  await expect(pairs).toHaveCount(3);
  await expect(pairs.last()).toBeFocused();
});

test("a work on hold is let go on the page of its person, and held again", async ({ page }) => {
  await becomeProfessional(page);
  const person = await addPerson(page, claire);
  const tide = await saveWork(page, { title: "Low Tide" });
  await setStatus(page, tide.id, { status: "on-hold", personId: person.id, until: today(3) });
  await page.goto(personPagePath(person.id));
  await page.getByRole("button", { name: "Let It Go (Low Tide)" }).press("Enter");
  await expect(page.getByRole("heading", { name: "On hold" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("heading", { name: "On hold" })).toBeVisible();
  await expect(page.getByText(/^Until .*: 3 more days$/)).toBeVisible();
});

test("a free artist sees what the page of people is", async ({ page }) => {
  await becomeArtist(page);
  await page.goto(appPaths.people);
  await expect(
    page.getByRole("heading", { name: "Who has your works, and who asked for them" }),
  ).toBeVisible();
  await inspect(page, "people, on the free plan");
});
