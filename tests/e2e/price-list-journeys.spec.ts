import { expect, type Locator, type Page } from "@playwright/test";
import { earliestToday } from "#schema/days.ts";
import { appPaths } from "#schema/page-paths.ts";
import english from "#web/i18n/texts/price-list.en-CA.json" with { type: "json" };
import french from "#web/i18n/texts/price-list.fr-CA.json" with { type: "json" };
import { becomeDemonstrationArtist } from "./demonstration.ts";
import { expectToast, findArtworks } from "./journeys.ts";
import { openSection, publishAnchors } from "./list-sections.ts";
import { byKeyboard, byPointer, type Operation } from "./operation.ts";
import { moveStartDate, readLists } from "./price-lists.ts";
import { setAskingPrice, today, written } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { patchProfile, saveWork } from "./users.ts";

const en = english.priceList.next;
const fr = french.priceList.next;

const operations = { "by pointer": byPointer, "by keyboard": byKeyboard } as const;

/** What the one medium in the table asks, by size. */
function listed(section: Locator): Promise<Record<string, string>> {
  return section
    .getByRole("grid")
    .locator("tbody tr")
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => {
          const [size, price] = row.querySelectorAll<HTMLElement>("th, td");
          return [size?.innerText.trim(), price?.innerText.split("\n")[0]?.trim()];
        }),
      ),
    );
}

/** The day from which the page proposes that a list holds. */
function firstOfNextMonth(): string {
  const [year = 0, month = 0] = today().split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

async function askedFor(page: Page, title: string): Promise<number | null> {
  const [work] = await findArtworks(page, title);
  return work?.askedCents ?? null;
}

for (const [how, operation] of Object.entries(operations)) {
  test(`five prices of an old list become a list that works follow from its day on, ${how}`, async ({
    page,
  }) => {
    await becomeProfessional(page);
    const cheap = { medium: "watercolour", materialsCost: 5, hoursSpent: 1 } as const;
    await saveWork(page, { ...cheap, title: "Thaw", width: 22, height: 15 });
    const own = await saveWork(page, { ...cheap, title: "Batture", width: 15, height: 11 });
    await setAskingPrice(page, own.id, { amountCents: 250_00, currency: "CAD" });
    await page.goto(appPaths.priceList);

    // Typed as the old list says it.
    await operation.press(page.getByRole("button", { name: "Type an Old List" }));
    const entry = page.getByRole("form", { name: "Prices you already ask" });
    const rows = entry.getByLabel("Sizes and prices, such as 8 x 10 350");
    await expect(entry.getByRole("combobox", { name: "Medium" })).toHaveText("Watercolour");
    await operation.fill(rows, "8 x 8 65\n9 x 12 110\n11 x 14 155\n16 x 20 320\n22 x 30 660");
    await operation.press(entry.getByRole("button", { name: "Draw My List" }));
    const list = await openSection(page, "list", "The list");
    const sizes = {
      "5 × 7": "35",
      "8 × 8": "65",
      "8 × 10": "80",
      "9 × 12": "110",
      "11 × 14": "155",
      "12 × 16": "195",
      "16 × 20": "320",
      "20 × 20": "400",
      "18 × 24": "430",
      "24 × 24": "575",
      "22 × 30": "660",
      "24 × 30": "720",
      "30 × 40": "1,195",
      "36 × 36": "1,290",
      "36 × 48": "1,715",
      "48 × 60": "2,840",
    };
    await expect.poll(() => listed(list)).toEqual(sizes);

    // Rounded up to 5, and nothing below 60.
    await operation.choose(list.getByRole("radio", { name: "Up" }));
    await operation.fill(list.getByLabel("Minimum price"), "60");
    await page.keyboard.press("Enter");
    const rounded = {
      ...sizes,
      "5 × 7": "60",
      "8 × 10": "85",
      "18 × 24": "435",
      "24 × 24": "580",
      "48 × 60": "2,845",
    };
    await expect.poll(() => listed(list)).toEqual(rounded);

    // Published from the first of next month; until then nothing changes.
    const next = await openSection(page, "next", "The next list");
    const day = firstOfNextMonth();
    await expect(next.getByLabel("Holds from")).toHaveValue(day);
    await expect(
      next.getByText(
        `1 work on offer rises, 1 keeps the price that you set. Until ${written(day)} nothing changes.`,
      ),
    ).toBeVisible();
    const before = await askedFor(page, "Thaw");
    await operation.press(next.getByRole("button", { name: "Publish list" }));
    await expectToast(page, "List published", `It holds from ${written(day)}.`);
    expect(await askedFor(page, "Thaw")).toBe(before);
    const [published] = await readLists(page);
    expect(published).toMatchObject({ number: 1, holdsFrom: day, appliedAt: null });

    // The day comes, and the works that have no price of their own have followed.
    await moveStartDate(page, published?.id ?? "");
    await page.goto(appPaths.gallery);
    await expect(page.getByText("Asking CA$330")).toBeVisible();
    expect(await askedFor(page, "Thaw")).toBe(330_00);
    expect(await askedFor(page, "Batture")).toBe(250_00);
    await page.goto(appPaths.priceList);
    const since = written(earliestToday(new Date()));
    await expect(page.getByText(`In force since ${since}`)).toBeVisible();
  });
}

test.describe("the demonstration artist", () => {
  test.describe.configure({ mode: "serial" });

  for (const [how, operation] of Object.entries(operations)) {
    test(`the demonstration artist's six contradictions are resolved upwards or left with a reason, ${how}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await becomeDemonstrationArtist(page);
      const section = await openSection(page, "contradictions", "Contradictions");
      await expect(section.getByText("Five to settle.")).toBeVisible();
      const settled: readonly (readonly [title: string, raise: string | null])[] = [
        ["Small Weather, 7 × 5, asks less than your minimum price.", "Raise to CA$100"],
        ["Ice Road, 20 × 20, asks 19\u00a0% less than your list.", null],
        ["Wharf Lights, 24 × 12, asks 17\u00a0% less than your list.", "Raise to CA$1,525"],
        [
          "Kitchen, Six O’Clock and Five Roofs, Trois-Pistoles are one size, one medium, and two prices.",
          "Raise both to CA$200",
        ],
        ["Snow Fence, 30 × 22, costs less than Headland in Fog, 24 × 18.", "Raise to CA$610"],
      ];
      const titles = section.getByRole("article").getByRole("heading", { level: 3 });
      await expect.poll(() => titles.allInnerTexts()).toEqual(settled.map(([title]) => title));
      const left = section.getByRole("list", { name: "Left as they are" }).getByRole("paragraph");
      const dear =
        /^Left as is on .+: Après la pluie asks 45\s% more than your list\. “Nothing else of mine is five feet tall\.”$/;
      await expect(left).toHaveText([dear]);

      for (const [title, raise] of settled) {
        const article = section.getByRole("article", { name: title });
        if (raise) {
          await operation.press(article.getByRole("button", { name: raise }));
        } else {
          await operation.press(article.getByRole("button", { name: "Leave as is" }));
          await operation.fill(
            article.getByRole("textbox"),
            "Promised to the gallery at this price.",
          );
          await operation.press(article.getByRole("button", { name: "Leave It" }));
        }
        await expect(article).toBeHidden();
      }
      await expect(section.getByText("Nothing a collector would stumble over.")).toBeVisible();
      await page.reload();
      await expect(section.getByText("Nothing a collector would stumble over.")).toBeVisible();
      await expect(left).toHaveText([
        /^Left as is on .+: Ice Road asks 19\s% less than your list\. “Promised to the gallery at this price\.”$/,
        dear,
      ]);
      for (const [title, cents] of [
        ["Snow Fence", 610_00],
        ["Kitchen, Six O’Clock", 200_00],
        ["Five Roofs, Trois-Pistoles", 200_00],
        ["Small Weather", 100_00],
        ["Wharf Lights", 1525_00],
        ["Ice Road", 975_00],
      ] as const) {
        expect([title, await askedFor(page, title)]).toEqual([title, cents]);
      }
    });
  }
});

interface Raised {
  readonly operation: Operation;
  readonly words: typeof en;
  readonly language: "en-US" | "fr-CA";
  readonly counts: (next: string, now: string) => string;
  readonly done: string;
}

const raised: Readonly<Record<string, Raised>> = {
  "by pointer": {
    operation: byPointer,
    words: en,
    language: "en-US",
    counts: (next, now) =>
      `1 work on offer rises, 2 are held. Until ${next} the list of ${now} holds, and both can be printed.`,
    done: "List published",
  },
  "by keyboard, in French": {
    operation: byKeyboard,
    words: fr,
    language: "fr-CA",
    counts: (next, now) =>
      `1 œuvre en vente augmente, 2 sont maintenues. Jusqu’au ${next}, la liste du ${now} reste en vigueur, et les deux s’impriment.`,
    done: "Liste publiée",
  },
};

for (const [how, { operation, words, language, counts, done }] of Object.entries(raised)) {
  test(`a raise of 8 % lowers no price: two works are held, ${how}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("language", value), language);
    await becomeProfessional(page);
    // Two at the formula's price, which is above the list, and one far below it.
    const held = [
      await saveWork(page, { title: "Ten Bands" }),
      await saveWork(page, { title: "Alders" }),
    ];
    const size = { width: 36, height: 48 };
    await saveWork(page, { title: "Undertow", ...size, materialsCost: 0, hoursSpent: 0 });
    await publishAnchors(page, "oil 16x20 200", "oil 36x48 9000");
    expect(await askedFor(page, "Undertow")).toBe(9000_00);

    const next = await openSection(page, "next", words.heading);
    await operation.choose(next.getByRole("radio", { name: /^8\s%$/ }));
    const days = [firstOfNextMonth(), earliestToday(new Date())].map((day) =>
      written(day, language),
    );
    await expect(next.getByText(counts(days[0] ?? "", days[1] ?? ""))).toBeVisible();
    const works = next.getByRole("region", { name: words.works.held });
    await expect(works.getByRole("link")).toHaveText(["Alders", "Ten Bands"]);
    await operation.press(next.getByRole("button", { name: words.publish }));
    await expectToast(page, done);

    const [published] = await readLists(page);
    expect(published?.anchors.map(({ priceCents }) => priceCents)).toEqual([215_00, 9720_00]);
    await moveStartDate(page, published?.id ?? "");
    await page.reload();
    for (const { title, askedCents } of held) expect(await askedFor(page, title)).toBe(askedCents);
    expect(await askedFor(page, "Undertow")).toBe(9720_00);
  });
}

for (const [how, operation, viewport] of [
  ["by keyboard", byKeyboard, { width: 1440, height: 900 }],
  ["on a phone", byPointer, { width: 390, height: 844 }],
] as const) {
  test(`a sale at a 50 % gallery that loses money is named, and nothing is lost from the floor on, ${how}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await becomeProfessional(page);
    await patchProfile(page.request, { customHourlyRate: 24 });
    const costs = { materialsCost: 48.2, hoursSpent: 9.5 };
    await saveWork(page, { title: "Sumac", width: 16, height: 20, ...costs });
    const ask = async (dollars: string) => {
      const list = await openSection(page, "list", "The list");
      await operation.setCell(list.locator('[data-price="oil 16.00x20.00"]'), dollars);
      return openSection(page, "channels", "Channels");
    };
    const losses = (section: Locator) => section.getByText(/^.+ would cost you CA\$[\d.]+\.$/);

    const cheap = await ask("60");
    await expect(
      cheap.getByText("Gallery 50 %: a sale at CA$60 would cost you CA$18.20."),
    ).toBeVisible();
    // Half of the price is what pays for materials and hours.
    const floor = Math.ceil((48.2 + 9.5 * 24) / 0.5);
    await expect(
      cheap.getByText(
        `At your own rate of CA$24.00, the floor is CA$${floor}: below it, Gallery 50 % pays you less.`,
      ),
    ).toBeVisible();

    const fair = await ask(String(floor));
    await expect(fair.getByText(/^Of CA\$553, between 228 and 505 reaches you\.$/)).toBeVisible();
    await expect(losses(fair)).toHaveCount(0);
  });
}
