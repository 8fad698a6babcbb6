import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { type IssuedDocument, issuedDocumentsSchema } from "#schema/documents/issued.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { inspect } from "./inspect.ts";
import { expectToastSeen } from "./journeys.ts";
import { pressByKey } from "./keyboard.ts";
import { holdAnswers, holdRequests } from "./page-requests.ts";
import { downloadPdf } from "./pdf-file.ts";
import { sellNew, setAskingPrice, setStatus, today, written } from "./records.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { becomeArtist, openApp, patchProfile, saveWork } from "./users.ts";
import { openWork } from "./work-record.ts";

const documents = (page: Page) => page.getByRole("region", { name: "Documents" });
const button = (page: Page, name: string) => documents(page).getByRole("button", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

const shown = (page: Page, text: RegExp) =>
  page.getByRole("region", { name: /^Preview, \d+ pages?$/ }).getByText(text);

async function readIssued(page: Page): Promise<IssuedDocument[]> {
  return v.parse(
    issuedDocumentsSchema,
    await (await page.request.get(salesPaths.documents)).json(),
  );
}

test("axe: a work's page offers its documents, and a certificate is issued by keyboard", async ({
  page,
}) => {
  await becomeProfessional(page);
  const work = await saveWork(page, { title: "Undertow", hoursSpent: 14 });
  await openWork(page, work);
  await expect(documents(page).getByRole("listitem")).toHaveText([
    "Wall label4 × 2.5 in, to cut outOpen Wall label",
    "Certificate of authenticityKept as it is issuedIssue Certificate of authenticity",
    "Why this priceOne page, for a collectorOpen Why this price",
  ]);
  await documents(page).scrollIntoViewIfNeeded();
  await inspect(page, "the documents of a work");

  const issuing = dialog(page, "Certificate of Authenticity");
  await pressByKey(button(page, "Issue Certificate of authenticity"));
  await expect(issuing).toHaveAccessibleDescription("For Undertow.");
  await expect(issuing.getByRole("radio", { name: "English", checked: true })).toBeVisible();
  await inspect(page, "what is chosen of a certificate");
  await issuing.getByRole("radio", { name: "French, then English" }).click();
  await issuing.getByRole("checkbox", { name: "Show the 14 hours that it took" }).check();
  await pressByKey(issuing.getByRole("button", { name: "Issue Certificate" }));
  await expect(issuing).toHaveCount(0);
  const [issued] = await readIssued(page);
  expect(issued).toMatchObject({
    kind: "certificate",
    issuedOn: today(),
    content: { language: "fr-en", hours: 14, work: { title: "Undertow" } },
  });

  const printed = dialog(page, `Certificate, ${written(today())}`);
  await expect(
    shown(page, /^Certificat d’authenticité Certificate of authenticity Undertow .*$/),
  ).toBeAttached();
  const first = await downloadPdf(printed);
  expect(first.name).toBe("Certificat d’authenticité, Undertow.pdf");
  expect(first.text).toContain("Quatorze heures");
  await page.keyboard.press("Escape");
  await expect(printed).toHaveCount(0);

  await test.step("it is listed, and prints again as it was issued", async () => {
    await patchProfile(page.request, { firstName: "Aude" });
    await page.reload();
    await button(page, `Print Again Certificate, ${written(today())}`).click();
    await expect(shown(page, /^Certificat .+ Undertow .*$/)).toBeAttached();
    const reprinted = await downloadPdf(printed);
    expect(reprinted.text).toBe(first.text);
    await page.keyboard.press("Escape");
    await expect(documents(page).getByText("French, then English")).toBeVisible();
    await inspect(page, "a certificate that was issued");
  });
});

test("a certificate for a buyer in Québec opens in French, then English", async ({ page }) => {
  await becomeProfessional(page);
  const buyer = { name: "Claire Gagnon", country: "CA", region: "QC" };
  const { work } = await sellNew(page, "Undertow", { buyer });
  await openWork(page, work);
  await button(page, "Issue Certificate of authenticity").click();
  const issuing = dialog(page, "Certificate of Authenticity");
  await expect(
    issuing.getByRole("radio", { name: "French, then English", checked: true }),
  ).toBeVisible();
});

test("what keeps a consignment list from being issued is said, and then it is issued for all works", async ({
  page,
}) => {
  await becomeProfessional(page);
  const bay = await saveWork(page, { title: "Bay" });
  const cove = await saveWork(page, { title: "Cove", suggestedPrice: null });
  await openApp(page, "gallery");
  await page.getByRole("button", { name: "Select works" }).click();
  await page.getByRole("button", { name: "Select All 2" }).click();
  const list = dialog(page, "Consignment List");

  async function openList(): Promise<void> {
    await page.reload();
    await page.getByRole("button", { name: "Documents" }).click();
    await page.getByRole("menuitem", { name: "Consignment List" }).click();
    await expect(list).toBeVisible();
  }

  async function expectProblem(text: string): Promise<void> {
    await openList();
    await expect(list.getByRole("alert")).toHaveText(text);
    await list.getByRole("button", { name: "Close" }).last().click();
    await expect(list).toHaveCount(0);
  }

  await expectProblem("Cove is not consigned. Change its status first.");
  const consigned = { status: "consigned", channelId: "gallery-40", since: today() } as const;
  await setStatus(page, cove.id, consigned);
  await expectProblem("Cove has no price yet. Set one first.");
  await setAskingPrice(page, cove.id, { amountCents: 90_000, currency: "CAD" });
  await expectProblem("Bay is not consigned. Change its status first.");
  await setStatus(page, bay.id, { ...consigned, who: "Galerie du Fleuve" });
  await expectProblem("Choose works that one consignee has, through one channel.");
  await setStatus(page, cove.id, { ...consigned, who: "Galerie du Fleuve" });

  await openList();
  await expect(list).toHaveAccessibleDescription(
    "2 works, with retail prices and the commission of their channel.",
  );
  const terms = list.getByLabel(/^Terms(optional)?$/);
  await expect(terms).toHaveValue(
    "The gallery sells at the retail price, and asks before any discount.\nWorks remain the artist’s until they are paid for. The gallery pays within 30 days of a sale.\nThe gallery insures them at the artist’s share, from arrival to return.",
  );
  await terms.fill("Paid within thirty days of a sale.");
  await inspect(page, "what is chosen of a consignment list");
  await list.getByRole("button", { name: "Issue List" }).click();
  await expect(list).toHaveCount(0);
  const printed = dialog(page, `Consignment List, ${written(today())}`);
  await expect(shown(page, /^.*Galerie du Fleuve.*$/)).toBeAttached();
  const file = await downloadPdf(printed);
  expect(file.text).toContain("Paid within thirty days of a sale.");
  expect(file.text).not.toContain("insures");
  const [issued] = await readIssued(page);
  expect(issued).toMatchObject({
    kind: "consignment",
    content: {
      consignee: "Galerie du Fleuve",
      commission: 0.4,
      terms: "Paid within thirty days of a sale.",
      works: [{ work: { title: "Cove" }, retailCents: 90_000 }, { work: { title: "Bay" } }],
    },
  });
  for (const work of [bay, cove]) {
    await openWork(page, work);
    await expect(button(page, `Print Again Consignment list, ${written(today())}`)).toBeVisible();
  }
});

test("a certificate that is issued after its dialog was closed is named, and closes no other dialog", async ({
  page,
}) => {
  await becomeProfessional(page);
  const work = await saveWork(page, { title: "Undertow" });
  await page.clock.install();
  await openWork(page, work);
  const issue = await holdRequests(page, `**${salesPaths.documents}`, { method: "POST" });
  const issuing = dialog(page, "Certificate of Authenticity");
  await button(page, "Issue Certificate of authenticity").click();
  await issuing.getByRole("button", { name: "Issue Certificate" }).click();
  await expect(issuing.getByRole("button", { name: "Issuing…" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(issuing).toHaveCount(0);
  // The dialog fetches the documents once more: what is answered before the certificate is issued does not hide it.
  const list = await holdAnswers(page, `**${salesPaths.documents}`, "GET");
  // What was fetched within the last half second is not fetched again.
  await page.clock.fastForward(500);
  await button(page, "Issue Certificate of authenticity").click();
  await expect(issuing).toBeVisible();
  await expect.poll(() => list.answers.length).toBe(1);
  issue.release();
  await expectToastSeen(page, "Certificate issued", "Print it from the page of its work.");
  list.release();
  await expect(issuing).toBeVisible();
  await expect(dialog(page, `Certificate, ${written(today())}`)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(button(page, "Issue Certificate of authenticity")).toBeFocused();
  await expect(button(page, `Print Again Certificate, ${written(today())}`)).toBeVisible();
});

test("on the free plan no documents are offered", async ({ page }) => {
  await becomeArtist(page);
  const work = await saveWork(page);
  await openWork(page, work);
  await expect(page.getByRole("region", { name: "Record" })).toBeVisible();
  await expect(documents(page)).toHaveCount(0);
});
