import { expect, type Page } from "@playwright/test";
import * as v from "valibot";

/** Of wrangler's local explorer, with the id that wrangler.toml gives the database. */
const path = "/cdn-cgi/local/explorer/api/d1/database/00000000-0000-0000-0000-000000000000/raw";

const answerSchema = v.object({
  result: v.tuple([v.object({ results: v.object({ rows: v.array(v.array(v.unknown())) }) })]),
});

/**
 * Runs a statement in the running product's database, and returns its rows, each as the values of its columns. The
 * product's own workerd runs it: another process that wrote to the file would lock it, and workerd does not wait for a lock
 * (`SQLITE_BUSY`).
 */
export async function runSql(page: Page, sql: string, ...params: string[]) {
  const answer = await page.request.post(path, { data: { sql, params } });
  expect(answer.status(), await answer.text()).toBe(200);
  return v.parse(answerSchema, await answer.json()).result[0].results.rows;
}
