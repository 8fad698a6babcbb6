import { expect } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { expectAccessible } from "./inspect.ts";
import { makeOverdue, number, readInvoices } from "./invoices.ts";
import { expectToast } from "./journeys.ts";
import { pressByKey, tabTo } from "./keyboard.ts";
import { readSales, today } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { saveWork } from "./users.ts";
import { fieldIn, openWork } from "./work-record.ts";

const english = {
  ...{ locale: "en-CA", width: 1440, people: "People", agenda: "Agenda", status: "Status" },
  ...{ available: "Available", onHold: "On hold", who: "For whom", until: "Until" },
  isOnHold: "Status: On hold",
  holdEnds: "Thaw on the Ouelle stops being on hold for Claire Gagnon.",
  held: "On hold",
  sell: "Record a Sale of Thaw on the Ouelle",
  ...{ selling: "Record a Sale", buyer: "Buyer", price: "Price before tax", saveSale: "Save Sale" },
  ...{ owns: "Owns 1 work, CA$1,550", onInvoice: `CA$1,550, invoice ${number(1)}` },
  ...{ issue: "Issue an invoice", invoicing: "New Invoice", isFor: "For Claire Gagnon." },
  ...{ dueOn: "Due on", issueInvoice: "Issue Invoice", issued: `Invoice ${number(1)}` },
  unpaid: `Claire Gagnon has not paid invoice ${number(1)}.`,
  ...{ erase: "Erase…", erasing: "Erase Claire Gagnon?", confirm: "Erase", erased: "Erased" },
  stays: `These stay as they were issued, until six years after the end of their tax year, as the law asks: ${number(1)}.`,
  kept: `These still name them: ${number(1)}.`,
  empty: "Nobody here yet",
} as const;

const french = {
  ...{ locale: "fr-CA", width: 390, people: "Contacts", agenda: "Agenda", status: "Statut" },
  ...{ available: "Disponible", onHold: "Réservée", who: "Pour qui", until: "Jusqu’au" },
  isOnHold: "Statut : Réservée",
  holdEnds: "Thaw on the Ouelle : la réservation pour Claire Gagnon prend fin.",
  held: "Œuvres réservées",
  sell: "Inscrire une vente de Thaw on the Ouelle",
  ...{ selling: "Inscrire une vente", buyer: "Vendue à", price: "Prix avant taxes" },
  ...{ saveSale: "Enregistrer la vente", owns: "Possède 1 œuvre, 1 550 $" },
  ...{ onInvoice: `1 550 $, facture ${number(1)}`, issue: "Émettre une facture" },
  ...{ invoicing: "Nouvelle facture", isFor: "Pour Claire Gagnon.", dueOn: "À payer d’ici le" },
  ...{ issueInvoice: "Émettre la facture", issued: `Facture ${number(1)}` },
  unpaid: `Claire Gagnon n’a pas payé la facture ${number(1)}.`,
  ...{ erase: "Effacer…", erasing: "Effacer Claire Gagnon?", confirm: "Effacer" },
  erased: "Contact effacé",
  stays: `Restent telles qu’elles ont été émises, jusqu’à six ans après la fin de leur année d’imposition, comme la loi le demande : ${number(1)}.`,
  kept: `Nomment encore ce contact : ${number(1)}.`,
  empty: "Personne pour l’instant",
} as const;

for (const words of casesOfDay([english, french], 2)) {
  test.describe(`in ${words.locale} at ${words.width} px`, () => {
    test.use({ locale: words.locale, viewport: { width: words.width, height: 900 } });

    test("a hold becomes a sale and an invoice of one person, who is erased; their name is typed once, by keyboard alone", async ({
      page,
    }) => {
      const { keyboard } = page;
      const main = page.getByRole("main");
      const isAccessible = (station: string) =>
        expectAccessible(page, `${station}, ${words.locale}`);
      const button = (name: string) => page.getByRole("button", { name });
      const openPlace = (name: string) =>
        pressByKey(main.getByRole("navigation").getByRole("link", { name }));
      const openPerson = async () => {
        await openPlace(words.people);
        await pressByKey(main.getByRole("link", { name: "Claire Gagnon" }));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Claire Gagnon");
      };
      await becomeProfessional(page);
      await page.addInitScript(
        (language) => localStorage.setItem("language", language),
        words.locale,
      );
      const work = await saveWork(page, { title: "Thaw on the Ouelle" });

      await openWork(page, work);
      await tabTo(main.getByRole("radio", { name: words.available }));
      await keyboard.press("ArrowRight");
      await expect(main.getByRole("radio", { name: words.onHold })).toBeFocused();
      await keyboard.press("Space");
      await tabTo(fieldIn(main, words.who));
      await keyboard.type("Claire Gagnon");
      await fieldIn(main, words.until).fill(today(2));
      await keyboard.press("Enter");
      await expectToast(page, words.isOnHold);
      await page.goto(appPaths.agenda);
      await expect(main.getByText(words.holdEnds)).toBeVisible();
      await isAccessible("the agenda with a hold");

      await openPerson();
      await expect(main.getByRole("heading", { name: words.held })).toBeVisible();
      await isAccessible("a person with a hold");
      await pressByKey(button(words.sell));
      const selling = page.getByRole("dialog", { name: words.selling });
      await expect(fieldIn(selling, words.buyer)).toHaveValue("Claire Gagnon");
      await isAccessible("the sale");
      await tabTo(selling.getByLabel(words.price));
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type("1550");
      await pressByKey(selling.getByRole("button", { name: words.saveSale }));
      await expect(main.getByRole("heading", { name: words.owns })).toBeVisible();
      await expect(main.getByRole("heading", { name: words.held })).toBeHidden();

      await pressByKey(main.getByRole("link", { name: work.title }));
      await pressByKey(button(words.issue));
      const invoicing = page.getByRole("dialog", { name: words.invoicing });
      await expect(invoicing).toHaveAccessibleDescription(words.isFor);
      await fieldIn(invoicing, words.dueOn).fill(today());
      await isAccessible("the invoice");
      await pressByKey(invoicing.getByRole("button", { name: words.issueInvoice }));
      const printing = page.getByRole("dialog", { name: words.issued });
      await expect(printing).toBeVisible();
      await keyboard.press("Escape");
      await expect(printing).toBeHidden();
      for (const invoice of await readInvoices(page)) await makeOverdue(page, invoice);
      await page.goto(appPaths.agenda);
      await expect(main.getByText(words.unpaid)).toBeVisible();
      await openPerson();
      await expect(main.getByText(words.onInvoice)).toBeVisible();
      await isAccessible("a person with an invoice");

      await pressByKey(button(words.erase));
      const erasing = page.getByRole("alertdialog", { name: words.erasing });
      await expect(erasing.getByText(words.stays)).toBeVisible();
      await isAccessible("the question before a person is erased");
      await pressByKey(erasing.getByRole("button", { name: words.confirm }));
      await expectToast(page, words.erased, words.kept);
      await expect(main.getByRole("heading", { name: words.empty })).toBeVisible();
      await openPlace(words.agenda);
      await expect(main.getByText(words.unpaid)).toBeVisible();
      expect((await readInvoices(page)).map(({ content }) => content.buyer?.name)).toEqual([
        "Claire Gagnon",
      ]);
      expect((await readSales(page)).map(({ buyer }) => buyer)).toEqual([null]);
    });
  });
}
