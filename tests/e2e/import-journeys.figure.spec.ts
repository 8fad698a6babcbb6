import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import jpeg from "jpeg-js";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { type FileWork, fileWorks } from "#tests/support/import-files.ts";
import { pick } from "#tests/support/random.ts";
import { readZip } from "#tests/support/read-zip.ts";
import { workFacts } from "#tests/support/work-facts.ts";
import { seededRandom } from "#web/works/seeded-random.ts";
import { figure } from "./figure.ts";
import { get } from "./get.ts";
import {
  answerChannel,
  answerQuestion,
  importAll,
  openFile,
  openImport,
  undoImport,
} from "./import-page.ts";
import { type ImportProgram, importPrograms, type RowFacts } from "./import-programs.ts";
import { isSameColour, readCorners } from "./pixels.ts";
import { readSales } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { openApp, readWorks } from "./users.ts";

/** A hundred works from each program, of which each day has one, and four hundred when all cases are run. */
function worksOf(): FileWork[] {
  return fileWorks(process.env.ALL_CASES === "1" ? 400 : 100);
}

/** Four hundred pictures are decoded, encoded and sent, or wait for the next minute's requests. */
const expectLater = expect.configure({ timeout: 180_000 });

interface NamedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Of one colour, which no other work's picture has. */
function colourOf(at: number): [number, number, number] {
  return [(at % 8) * 32 + 16, (Math.floor(at / 8) % 8) * 32 + 16, Math.floor(at / 64) * 32 + 16];
}

function pictureOf(at: number): Buffer {
  const [width, height] = [48, 36];
  const data = Buffer.alloc(width * height * 4, Buffer.from([...colourOf(at), 255]));
  return jpeg.encode({ width, height, data }, 95).data;
}

async function addPictures(
  page: Page,
  files: readonly NamedFile[],
  { count, folder }: { readonly count: number; readonly folder: string | null },
): Promise<void> {
  if (folder === null) {
    await page.getByLabel("Files of pictures").setInputFiles(
      files.map(({ name, content }) => ({
        name,
        mimeType: "image/jpeg",
        buffer: Buffer.from(content),
      })),
    );
  } else {
    await mkdir(folder, { recursive: true });
    for (const { name, content } of files) await writeFile(join(folder, name), content);
    await page.getByLabel("A folder of pictures").setInputFiles(folder);
  }
  await expect(page.getByText(`${count} files found their works.`)).toBeVisible();
  await page.getByRole("button", { name: `Add ${count} Pictures` }).click();
  await expectLater(page.getByText(`${count} pictures were added.`)).toBeVisible();
}

/** Works picked at random have the pictures that are theirs. */
async function expectPictures(
  page: Page,
  works: readonly FileWork[],
  stored: readonly Artwork[],
  seed: number,
): Promise<void> {
  expect(stored.filter(({ imageUrl }) => imageUrl === null)).toEqual([]);
  const byNumber = new Map(stored.map((work) => [work.inventoryNumber, work]));
  const random = seededRandom(seed);
  for (let count = 0; count < 20; count += 1) {
    const made = pick(random, works);
    const colour = colourOf(works.indexOf(made));
    const response = await get(page, byNumber.get(made.number)?.imageUrl ?? "");
    const type = response.headers()["content-type"] ?? "";
    const { topLeft } = await readCorners(page, await response.body(), type);
    expect(isSameColour(topLeft, colour), `${made.title}: ${topLeft} for ${colour}`).toBe(true);
  }
}

/** What is stored of a work, as a row of a file says it. */
function factsOf(work: Artwork, sales: readonly Sale[]): RowFacts {
  const { title, inventoryNumber, dateCreated, medium, depth, width, height } = work;
  const { framed, location, notes } = work;
  const sale = sales.find(({ artworkId }) => artworkId === work.id);
  return {
    ...{ title, inventoryNumber, dateCreated, medium, depth, width, height },
    ...{ framed, location, notes, askingPriceCents: work.askingPriceCents ?? Number.NaN },
    sale:
      sale === undefined
        ? null
        : {
            ...{ date: sale.date, priceCents: sale.priceCents, buyer: sale.buyer?.name ?? null },
            ...{ commission: sale.channel.commission, channel: sale.channel.name },
          },
  };
}

/** Rows picked at random, and all that are sold, are in the gallery to the field. */
async function expectRows(page: Page, rows: readonly RowFacts[], seed: number): Promise<void> {
  const stored = new Map((await readWorks(page)).map((work) => [work.inventoryNumber, work]));
  const sales = await readSales(page);
  expect(stored.size).toBe(rows.length);
  expect(sales).toHaveLength(rows.filter(({ sale }) => sale !== null).length);
  const random = seededRandom(seed);
  const some = Array.from({ length: 60 }, () => pick(random, rows));
  for (const row of [...some, ...rows.filter(({ sale }) => sale !== null)]) {
    const work = stored.get(row.inventoryNumber);
    if (work === undefined) throw new Error(`${row.inventoryNumber} is not in the gallery.`);
    const { width, height, ...facts } = factsOf(work, sales);
    const { width: rowWidth, height: rowHeight, ...expected } = row;
    expect(facts).toEqual(expected);
    expect(work.status).toBe(row.sale === null ? "available" : "sold");
    expect(width).toBeCloseTo(rowWidth, 9);
    expect(height).toBeCloseTo(rowHeight, 9);
  }
}

async function importFile(
  page: Page,
  { name, content, count }: NamedFile & { readonly count: number },
  question: readonly [string, string] | null,
): Promise<void> {
  await openFile(page, name, content);
  if (question !== null) await answerQuestion(page, ...question);
  // Only Artwork Archive's file says how works were sold.
  if (question !== null && name !== "pieces.csv") await answerChannel(page, "Studio");
  await importAll(page, count);
}

async function exportEverything(page: Page): Promise<Map<string, Buffer>> {
  await openApp(page, "gallery");
  await page.getByRole("button", { name: "More for the whole gallery" }).click();
  await page.getByRole("menuitem", { name: "Export…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("radio", { name: "Everything" }).check();
  const started = page.waitForEvent("download", { timeout: 180_000 });
  await dialog.getByRole("button", { name: "Download" }).click();
  return readZip(await readFile(await (await started).path()));
}

/** The works of the ZIP in an account of their own, compared with those that it was made of. */
async function importIntoEmptyAccount(
  browser: Browser,
  works: readonly FileWork[],
  files: ReadonlyMap<string, Buffer>,
  before: {
    readonly works: readonly Artwork[];
    readonly sales: readonly Sale[];
  },
): Promise<number> {
  const page = await browser.newPage();
  await becomeProfessional(page);
  const count = works.length;
  const content = files.get("works.csv") ?? Buffer.of();
  await importFile(page, { name: "works.csv", content, count }, null);
  const pictures = [...files].filter(([name]) => name.startsWith("pictures/"));
  await addPictures(
    page,
    pictures.map(([name, content]) => ({ name: name.replace("pictures/", ""), content })),
    { count, folder: null },
  );
  const after = await readWorks(page);
  await expectPictures(page, works, after, 3);
  const copies = new Map(after.map((work) => [work.inventoryNumber, work]));
  const [sold, salesAfter] = [byId(before.sales), byId(await readSales(page))];
  const equal = before.works.filter((work) => {
    const copy = copies.get(work.inventoryNumber);
    const facts = copy === undefined ? null : workFacts(copy, salesAfter);
    expect.soft(facts).toEqual(workFacts(work, sold));
    return JSON.stringify(facts) === JSON.stringify(workFacts(work, sold));
  });
  await page.close();
  return equal.length;
}

const byId = (sales: readonly Sale[]) => new Map(sales.map((sale) => [sale.id, sale]));

for (const [seed, program] of importPrograms.entries()) {
  if (!isCaseOfDay(seed, importPrograms.length)) continue;
  const works = worksOf();
  const count = works.length;

  test(`${count} works with pictures from ${program.name}: imported to the field, exported, equal in an empty account, and undone`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000);
    await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
    await becomeProfessional(page);
    const content = program.file(works);
    await importFile(page, { name: program.fileName, content, count }, program.question);
    await expectRows(page, program.read(content), seed);
    const folder = program.isFolder ? test.info().outputPath("Œuvres") : null;
    await addPictures(page, picturesOf(program, works), { count, folder });
    const stored = { works: await readWorks(page), sales: await readSales(page) };
    await expectPictures(page, works, stored.works, 10 + seed);
    const files = await exportEverything(page);
    expect(files.size).toBe(count + 2);
    const equal = await importIntoEmptyAccount(browser, works, files, stored);
    await openImport(page);
    await undoImport(page, program.fileName, `${count} works are deleted.`);
    expect(await readWorks(page)).toEqual([]);
    expect(await readSales(page)).toEqual([]);
    const picture = await get(page, stored.works[0]?.imageUrl ?? "");
    expect(picture.status()).toBe(404);
    figure(test.info(), 25, count, equal);
  });
}

function picturesOf({ pictureName }: ImportProgram, works: readonly FileWork[]): NamedFile[] {
  const own = works.map((work, at) => ({
    name: pictureName(work),
    content: pictureOf(at),
  }));
  return [...own, { name: "IMG_4031.jpg", content: pictureOf(0) }];
}
