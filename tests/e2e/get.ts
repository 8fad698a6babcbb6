import type { APIResponse, Page } from "@playwright/test";

/** Gets a path as the page's user, in the next minute if the requests of this one are used up. */
export async function get(page: Page, path: string): Promise<APIResponse> {
  const answer = await page.request.get(path);
  if (answer.status() !== 429) return answer;
  await page.waitForTimeout(Number(answer.headers()["retry-after"]) * 1000);
  return page.request.get(path);
}
