import { expect, type Page } from "@playwright/test";
import { scriptNotice, toDataUrl } from "#tests/support/pictures.ts";
import { refusedPictures } from "#tests/support/refused-pictures.ts";
import { scriptedPictures } from "#tests/support/scripted-pictures.ts";
import { figure } from "./figure.ts";
import { test } from "./test.ts";
import { becomeAdmin, saveWork } from "./users.ts";

/** The messages of scripts that have run, in the page or in any frame or worker. */
function watchScripts(page: Page): string[] {
  const ran: string[] = [];
  page.on("console", (message) => {
    if (message.text() === scriptNotice) ran.push(page.url());
  });
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return ran;
}

/** Every way for a page to run an address as a script, except opening it. */
function embed(page: Page, url: string): Promise<void> {
  return page.evaluate(async (address) => {
    const settled = (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        element.onload = element.onerror = () => resolve();
        document.body.append(element);
      });
    const frame = Object.assign(document.createElement("iframe"), { src: address });
    const classic = Object.assign(document.createElement("script"), { src: address });
    const module = Object.assign(document.createElement("script"), {
      src: address,
      type: "module",
    });
    await Promise.all([settled(frame), settled(classic), settled(module)]);
    await new Promise<void>((resolve) => {
      new Worker(address).onerror = () => resolve();
    });
    for (const element of [frame, classic, module]) element.remove();
  }, url);
}

test("figure 11: pictures that are kept with a script inside, opened as a page: 0 scripts run", async ({
  page,
}, info) => {
  await becomeAdmin(page);
  const ran = watchScripts(page);
  for (const [what, type, bytes] of scriptedPictures) {
    const { imageUrl } = await saveWork(page, { imageUrl: toDataUrl(type, bytes) });
    const opened = await page.goto(imageUrl ?? "");
    expect(opened?.status(), what).toBe(200);
    expect((await opened?.body())?.includes(scriptNotice), what).toBe(true);
    await page.goto("/privacy");
    await embed(page, imageUrl ?? "");
  }
  expect(ran).toEqual([]);
  figure(info, 11, 2 * scriptedPictures.length, 2 * scriptedPictures.length - ran.length);
});

/** The bytes of the hostile uploads, as if one of them had been stored. */
const hostile = refusedPictures.flatMap(([what, url]) => {
  const [, type, base64] = /^data:([^;,]+);base64,(.*)$/.exec(url) ?? [];
  const bytes = Buffer.from(base64 ?? "", "base64");
  return type !== undefined && bytes.length > 0 && bytes.length < 100_000 ? [{ what, bytes }] : [];
});

test("figure 11: hostile uploads under the headers of a picture, or under one of them alone: 0 scripts run", async ({
  page,
}, info) => {
  await becomeAdmin(page);
  const [first] = scriptedPictures;
  const { imageUrl } = await saveWork(page, {
    imageUrl: toDataUrl("image/png", first?.[2] ?? new Uint8Array()),
  });
  const url = new URL(imageUrl ?? "", info.project.use.baseURL).href;
  const answered = (await page.request.get(url)).headers();
  const {
    "content-length": _length,
    "content-security-policy": policy = "",
    ...headers
  } = answered;
  let served: { body: Buffer; headers: Record<string, string> };
  await page.route(url, (route) => route.fulfill({ status: 200, ...served }));
  const ran = watchScripts(page);
  const open = async (body: Buffer, as: Record<string, string>) => {
    served = { body, headers: as };
    await page.goto(url, { waitUntil: "load" });
  };

  const ways = [
    { ...headers, "content-security-policy": policy },
    // Each of the two headers is enough by itself.
    headers,
    { ...headers, "content-type": "text/html", "content-security-policy": policy },
    { ...headers, "content-type": "image/svg+xml", "content-security-policy": policy },
  ];
  for (const { bytes } of hostile) {
    for (const way of ways) await open(bytes, way);
  }
  expect(ran).toEqual([]);
  const tried = hostile.length * ways.length;
  figure(info, 11, tried, tried - ran.length);

  await test.step("the same bytes as a page of their own do run, so that this would be seen", async () => {
    const html = hostile.find(({ what }) => what === "HTML");
    const svg = hostile.find(({ what }) => what === "SVG");
    await open(html?.bytes ?? Buffer.of(), { "content-type": "text/html" });
    await expect.poll(() => ran.length).toBe(1);
    await open(svg?.bytes ?? Buffer.of(), { "content-type": "image/svg+xml" });
    await expect.poll(() => ran.length).toBe(2);
  });
});
