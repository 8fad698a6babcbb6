import { expect, type Locator, type Page } from "@playwright/test";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { issueInvoice, number, register, sellToHelene, test } from "./invoices.ts";
import { openTab } from "./journeys.ts";
import { publishAnchors } from "./list-sections.ts";
import { goOffline, waitForServiceWorker } from "./network.ts";
import { downloadPdf } from "./pdf-file.ts";
import { setAskingPrice, setStatus, today, written } from "./records.ts";
import { becomeProfessional } from "./stripe.ts";
import { ownOrigin, saveWork } from "./users.ts";
import { openWork } from "./work-record.ts";

test.use({ serviceWorkers: "allow" });

/** The files that documents are made with, as the service worker keeps them. */
function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = all.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => /pdf-worker|open-pdf|preview-worker|\.woff$/.test(path));
  });
}

async function issue(page: Page, data: object): Promise<void> {
  const answer = await page.request.post(salesPaths.documents, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(201);
}

test("documents are made without a network, the first time too", async ({ page, sales }) => {
  await becomeProfessional(page);
  await register(page);
  const { sale } = await sellToHelene(page, "Sumac");
  await issueInvoice(page, [sale.id]);
  const work = await saveWork(page, { title: "Undertow" });
  await setAskingPrice(page, work.id, { amountCents: 900_00, currency: "CAD" });
  const consigned = { status: "consigned", channelId: "gallery-40", since: today() } as const;
  await setStatus(page, work.id, { ...consigned, who: "Galerie du Fleuve" });
  const issued = { issuedOn: today(), language: "en" } as const;
  await issue(page, { ...issued, kind: "certificate", artworkId: work.id, showHours: false });
  await issue(page, { ...issued, kind: "consignment", artworkIds: [work.id], terms: "" });
  await publishAnchors(page, "oil 16x20 640");
  await openWork(page, work);
  await waitForServiceWorker(page);
  // Two workers, pdf.js and the twelve files of the fonts, after the data of the documents.
  await expect.poll(async () => (await cachedFiles(page)).length).toBe(15);
  await goOffline(page);

  const documents = page.getByRole("region", { name: "Documents" });
  const made = async (dialog: Locator, text: string) => {
    const file = await downloadPdf(dialog);
    expect(file.text).toContain(text);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await documents.getByRole("button", { name: "Open Wall label" }).click();
  await made(dialog("Wall Labels"), "Undertow");
  await documents.getByRole("button", { name: "Open Why this price" }).click();
  await made(dialog("Why This Price"), "Undertow");
  const issuedOn = written(today());
  await documents.getByRole("button", { name: `Print Again Certificate, ${issuedOn}` }).click();
  await made(dialog(`Certificate, ${issuedOn}`), "Certificate of authenticity");
  await documents
    .getByRole("button", { name: `Print Again Consignment list, ${issuedOn}` })
    .click();
  await made(dialog(`Consignment List, ${issuedOn}`), "Galerie du Fleuve");

  await openTab(page, "Gallery");
  await page.getByRole("link", { name: "Price List" }).click();
  await page.getByRole("button", { name: "Price List as PDF" }).click();
  await made(dialog("Price List"), "640");

  await page.getByRole("link", { name: "Sales" }).click();
  await sales.pressInInvoice("Print", number(1));
  await made(sales.printing(number(1)), "Sumac");
});
