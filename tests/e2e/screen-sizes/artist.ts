import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { readPictureFile } from "#scripts/seed/read-picture-file.ts";
import { seedWorks } from "#scripts/seed/works.ts";
import { becomeDemonstrationArtist } from "../demonstration.ts";
import { helene, issueInvoice, payPart, register } from "../invoices.ts";
import { sell, setAskingPrice, setRecord, setStatus, today } from "../records.ts";
import { ownOrigin, patchProfile, saveWork } from "../users.ts";

/** As long as names in real files are; the second has no place to break. */
export const longTitle =
  "The Reconstruction of the Ferry Landing at Rivière-du-Loup, Seen from the North in November";
export const unbrokenTitle = "Untitled_2024-11-03_final_version_for_the_gallery_retouched";
const longChannel = "Galeried’artcontemporaindelaPointeàCallièreetfille";
export const longPlace =
  "Second floor of the studio, third rack from the window, behind the large stretchers";
export const longBuyer = {
  ...helene,
  name: "Marie-Antoinette-Geneviève de Grandmaison-Beauchemin",
  email: "marie-antoinette.genevieve.degrandmaison@collection-particuliere.example.com",
  address: "12345, boulevard Marie-Victorin-de-la-Nativité, Saint-Louis-du-Ha! Ha! G0L 3S0",
};

export interface FilledArtist {
  /** On offer, with a picture, an asking price and every text at length. */
  readonly offered: Artwork;
  readonly held: Artwork;
  readonly consigned: Artwork;
  readonly sold: Artwork;
}

/** The artist of the demonstration, with works, channels, people and documents whose names are long. */
export async function becomeFilledArtist(
  page: Page,
  { usesMetric }: { usesMetric: boolean },
): Promise<FilledArtist> {
  await becomeDemonstrationArtist(page);
  await patchProfile(page.request, { usesMetric, firstName: "Marie-Geneviève" });
  await register(page, { tradeName: "Atelier de peinture contemporaine Grandmaison-Beauchemin" });
  await nameChannels(page);
  const [painting] = seedWorks;
  if (painting === undefined) throw new Error("The demonstration has no works.");
  const picture = readPictureFile(painting);
  const priced = { materialsCost: 1234.56, hoursSpent: 37.5, width: 36, height: 76.75 };
  const offered = await saveWork(page, { title: longTitle, ...priced, ...picture });
  const held = await saveWork(page, { title: unbrokenTitle, ...priced });
  const consigned = await saveWork(page, { title: `${longTitle}, Second State`, ...priced });
  const sold = await saveWork(page, { title: `${longTitle}, Third State`, ...priced });
  for (const [at, work] of [offered, held, consigned, sold].entries()) {
    await setRecord(page, work.id, {
      inventoryNumber: `GRANDMAISON-BEAUCHEMIN-2024-0000${at}`,
      location: longPlace,
      framed: true,
      framingCents: 12_345_67,
      notes: `${longPlace}. ${unbrokenTitle}`,
    });
    const price = { amountCents: 1_234_567_00 + at * 100, currency: "CAD" } as const;
    await setAskingPrice(page, work.id, { ...price, reason: longPlace });
  }
  await setStatus(page, held.id, { status: "on-hold", who: longBuyer.name, until: today(20) });
  await setStatus(page, consigned.id, {
    status: "consigned",
    channelId: "gallery-50",
    dueBack: today(60),
  });
  const sale = { buyer: longBuyer, deliveredBy: "carrier", channelId: "gallery-50" } as const;
  await sell(page, sold.id, { ...sale, priceCents: 1_234_567_00, discountCents: 12_345_67 });
  await issueInvoices(page, longBuyer);
  return { offered, held, consigned, sold };
}

async function nameChannels(page: Page): Promise<void> {
  const names: Readonly<Partial<Record<string, string>>> = {
    "gallery-50": longChannel,
    fair: "Salon international des métiers d’art de Saint-Jérôme",
  };
  const data = firstChannels.map((channel) => ({ ...channel, name: names[channel.id] ?? null }));
  const answer = await page.request.put(apiPaths.channels, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** One that is paid in part, and one that was taken back; and a sale without its buyer and delivery. */
async function issueInvoices(page: Page, buyer: typeof longBuyer): Promise<void> {
  const newSale = async (title: string) => {
    const work = await saveWork(page, { title });
    return sell(page, work.id, { buyer, deliveredBy: "carrier", priceCents: 98_765_43 });
  };
  const invoiced = await issueInvoice(page, [(await newSale(`${longTitle}, Study`)).id]);
  await payPart(page, invoiced, 1234_56);
  await newSale(`${longTitle}, Sketch`);
  const unknown = await saveWork(page, { title: `${unbrokenTitle}_2` });
  await sell(page, unknown.id, { priceCents: 98_765_43 });
}
