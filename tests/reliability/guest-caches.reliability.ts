import { expect, test } from "vitest";
import { addDays, earliestToday } from "#schema/days.ts";
import { guestPages, linksPaths } from "#schema/links/links-paths.ts";
import { readInvoice, sendInvoice } from "#tests/support/documents.ts";
import { figure } from "#tests/support/figure.ts";
import { startWithGuestPages } from "#tests/support/guest-pages.ts";
import { addressIn, makeLink, newEntry, newLabel, newRoom, revoke } from "#tests/support/links.ts";
import { png, pngUrl } from "#tests/support/pictures.ts";
import { saveBusiness, saveWork, sell, signInProfessional } from "#tests/support/records.ts";
import { runSql } from "#tests/support/rows.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";

const worker = startedForTests(() => startWithGuestPages("guest-caches"));

/** Every path that guests ask for, of the API and of pages. */
const paths = [
  ...Object.entries(linksPaths).flatMap(([name, path]) => (name.startsWith("guest") ? [path] : [])),
  ...Object.values(guestPages),
];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const json = { "Content-Type": "application/json" };
const bodies: readonly RequestInit[] = [
  { headers: json, body: JSON.stringify(newEntry(undefined)) },
  { headers: json, body: "{" },
  { body: "name=A" },
  { headers: { ...json, Origin: "https://evil.example" }, body: "{}" },
];

/** Refused before it is looked at what is asked for. */
const refused = [403, 405];

/** What of an answer a cache, a search engine, another site or another visit could keep. */
function faultsOf({ status, headers }: Response, isPicture: boolean, isPublic: boolean): string[] {
  const caching = headers.get("Cache-Control") ?? "none";
  const isQuiet = !isPublic && !refused.includes(status);
  const expected = isPicture && status === 200 ? "private, max-age=300" : "no-store";
  return [
    ...(caching === expected ? [] : [`cached ${caching}`]),
    ...["Set-Cookie", "ETag", "Last-Modified", "Expires"].filter((name) => headers.has(name)),
    ...(!isQuiet || headers.get("X-Robots-Tag") === "noindex" ? [] : ["indexed"]),
    ...(!isQuiet || headers.get("Referrer-Policy") === "no-referrer" ? [] : ["referrer"]),
  ];
}

test("figure 33: no answer to a guest may be kept by a shared cache, in any state of its address", async (context) => {
  const artist = await signInProfessional(worker);
  await saveBusiness(artist);
  const work = await saveWork(artist, { imageUrl: pngUrl(png()) });
  const buyer = {
    name: "Priya Nair",
    email: "priya@example.com",
    address: "",
    country: "CA",
    region: "QC",
  };
  const sold = await sell(artist, { buyer, deliveredBy: "carrier", handedOverIn: "QC" });
  const invoice = await readInvoice(await sendInvoice(artist, [sold.id]));
  const room = () => makeLink(artist, newRoom([work.id]));
  const [open, over, gone] = [await room(), await room(), await room()];
  await revoke(artist, gone);
  const yesterday = addDays(earliestToday(new Date()), -1);
  await runSql(worker, "UPDATE links SET ends_on = ? WHERE id = ?", yesterday, over.id);
  const shown = await makeLink(artist, newLabel(work.id, { isPublic: true }));
  const addresses = {
    room: addressIn(open),
    over: addressIn(over),
    gone: addressIn(gone),
    invoice: addressIn(await makeLink(artist, { kind: "invoice", invoiceId: invoice.id })),
    public: addressIn(shown),
    label: addressIn(await makeLink(artist, newLabel(sold.artworkId))),
    nothing: "nothing",
  };
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let tried = 0;
  const ask = async (what: string, path: string, init: RequestInit) => {
    const response = await worker.request(path, init);
    const isPublic = path === guestPages.label.replace(":code", addresses.public);
    const found = faultsOf(response, path.endsWith("/image"), isPublic && response.ok);
    if (found.length > 0) faults.push(`${what} ${response.status}: ${found.join(", ")}`);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    tried += 1;
  };
  const askAll = async (state: string, address: string, only = methods) => {
    for (const template of paths) {
      const path = template
        .replace(/:(address|code)/, address)
        .replace(":workId", work.id)
        .replace(":version", "1");
      // Pages that are sent to are the product's 404 page, which says nothing of an address.
      const asked = template.startsWith("/api/") ? only : ["GET", "HEAD"];
      for (const method of asked) {
        const sent = method === "POST" && template === linksPaths.guestEntries ? bodies : [{}];
        for (const init of sent)
          await ask(`${state} ${method} ${template}`, path, { method, ...init });
      }
    }
  };
  for (const [state, address] of Object.entries(addresses)) await askAll(state, address);
  await worker.env.DB.exec("ALTER TABLE links RENAME TO links_away");
  for (const [state, address] of Object.entries(addresses))
    await askAll(`broken ${state}`, address, ["GET", "POST"]);
  await worker.env.DB.exec("ALTER TABLE links_away RENAME TO links");
  expect([...statuses.keys()].toSorted()).toEqual([
    ...[200, 201, 204, 400, 403, 404, 405, 415, 500],
  ]);
  expect(faults).toEqual([]);
  figure(context, 33, tried, tried - faults.length);
});
