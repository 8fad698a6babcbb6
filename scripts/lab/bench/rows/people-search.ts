import type { Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { addPerson } from "#tests/support/people.ts";
import { measureInteractions } from "../browser.ts";
import { unlimited, withProduct } from "../product.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** Somebody looked for by typing in a list of 5,000 beside one of 50, on the processor of a mid-range phone. */
export function peopleSearch(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn, worker }) => {
    const [many, few] = [await signIn(0, unlimited), await signIn(0, unlimited)];
    await addPeople(worker, many, 5_000);
    await addPeople(worker, few, 50);
    const times = await inTurn({
      peer: () => visit(few, (page) => measureInteractions(page, openPeople, search)),
      product: () => visit(many, (page) => measureInteractions(page, openPeople, search)),
    });
    return [
      {
        what: "a search by typing in a list of 5,000 people, key to next paint, 98th percentile / of 50",
        unit: "ms",
        ...medians(times, (time) => time),
        budget: { ratio: 2, limit: 100 },
      },
    ];
  });
}

/** One person by a request, and others like them, each with a name, an email and a minute of their own. */
async function addPeople({ env }: TestWorker, artist: TestArtist, count: number): Promise<void> {
  await addPerson(artist, { kind: "person", name: "Solange Roy", address: { city: "Rimouski" } });
  const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info('people')").all<{
    name: string;
  }>();
  const own: Readonly<Record<string, string>> = {
    id: "lower(hex(randomblob(16)))",
    name: "substr('AnneMarcPaulLiseJean', 1 + n % 5 * 4, 4) || ' Tremblay ' || n * 7919 % 10000",
    email: "'person-' || n || '@example.com'",
    created_at: "created_at - n * 60000",
  };
  const columns = results.map(({ name }) => name);
  await env.DB.prepare(
    `INSERT INTO people (${columns.join(", ")})
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2 - 1)
      SELECT ${columns.map((name) => own[name] ?? name).join(", ")}
      FROM people, numbers WHERE user_id = ?1`,
  )
    .bind(artist.id, count)
    .run();
}

async function openPeople(page: Page): Promise<void> {
  await page.goto(appPaths.people);
  await page.getByRole("table", { name: "People" }).waitFor();
  await page.waitForLoadState("networkidle");
}

/** Milliseconds between two keys of a fast typist. */
const betweenKeys = 100;

async function search(page: Page): Promise<void> {
  const field = page.getByRole("searchbox", { name: "Search" });
  await field.focus();
  await page.keyboard.type("tremblay lise 12", { delay: betweenKeys });
  for (let key = 0; key < 8; key += 1) {
    await page.keyboard.press("Backspace");
    await page.waitForTimeout(betweenKeys);
  }
}
