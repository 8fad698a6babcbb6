import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import {
  type GuestConsignment,
  guestConsignmentSchema,
} from "#schema/consignments/guest-consignment.ts";
import { guestLabelPath, guestPath, unsentPagePath } from "#schema/links/links-paths.ts";
import { pendingSignOutCookie } from "#schema/sign-out.ts";
import { faultsOf } from "#scripts/reliability/headers.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import {
  addressOf,
  amend,
  draftConsignment,
  readAsGallery,
  readConsignments,
  sendAsGallery,
  takeStep,
} from "#tests/support/consignments.ts";
import { labelPagePath, linkPagePath, startWithGuestPages } from "#tests/support/guest-pages.ts";
import { appUrl } from "#tests/support/harness.ts";
import { addressIn, makeLink, newLabel, newRoom, readLinks, revoke } from "#tests/support/links.ts";
import { png, pngUrl } from "#tests/support/pictures.ts";
import { endPlan, saveWork, signInProfessional } from "#tests/support/records.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";

const worker = startedForTests(() => startWithGuestPages("guest-page-test"));

/** Ends a script, begins one, and has all that has to be escaped. */
const hostile = `</script><script>alert("1")</script><!-- & \u2028 '`;
/** As texts are stored that were sent: a line separator is a space. */
const stored = hostile.replace("\u2028", " ");

function decode(html: string): string {
  const characters = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return html
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(
      /&(lt|gt|quot|amp);/g,
      (_, name: string) => characters[name as keyof typeof characters],
    );
}

function textIn(html: string, element: string): string {
  return decode(new RegExp(`${element}[^>]*>([^<]*)<`).exec(html)?.[1] ?? "none");
}

function descriptionIn(html: string): string {
  return decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "none");
}

const scripts = (html: string) => html.match(/<script[ >]/g)?.length;
const firstData = (html: string) => /id="guest-data">([^<]*)</.exec(html)?.[1] ?? "";

test("a room's page has title, data, first picture and label as text, whatever is in them", async () => {
  const artist = await signInProfessional(worker, { firstName: hostile, lastName: "Roy" });
  const first = await saveWork(artist, {
    title: hostile,
    imageUrl: pngUrl(png()),
    dateCreated: "2026",
  });
  const second = await saveWork(artist, { title: "Ice Road" });
  const changes = { title: hostile, note: hostile };
  const room = await makeLink(artist, newRoom([first.id, second.id], changes));
  const response = await worker.request(linkPagePath(addressIn(room)));
  const html = await response.text();

  expect(textIn(html, "<title")).toBe(`Works by ${hostile} Roy`);
  expect(descriptionIn(html)).toBe(`Works by ${hostile} Roy`);
  expect(textIn(html, 'data-first="artist"')).toBe(`${hostile} Roy`);
  expect(textIn(html, 'data-first="heading"')).toBe(stored);
  expect(textIn(html, 'data-first="title"')).toBe(stored);
  expect(textIn(html, 'data-first="made"')).toMatch(/^\S+ on \S+, \d/);
  expect(decode(/ alt="([^"]*)"/.exec(html)?.[1] ?? "")).toBe(stored);
  expect(html).toContain(`src="/api/guest/${addressIn(room)}/works/${first.id}/image"`);
  // The application's own and the data, and none that was written.
  expect(scripts(html)).toBe(scripts(readFileSync("web/guest/guest.html", "utf8")));
  const answer = await worker.request(guestPath("guest", addressIn(room)));
  expect(JSON.parse(firstData(html))).toEqual(await answer.json());
  expect(firstData(html)).not.toMatch(/[<>&\u2028\u2029]/);

  expect(response.status).toBe(200);
  expect(faultsOf(response.headers, false)).toEqual([]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(response.headers.get("Set-Cookie")).toBeNull();
  expect(html).not.toMatch(/og:|ld\+json/);
  const head = await worker.request(linkPagePath(addressIn(room)), { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await readLinks(artist))[0]?.opened).toEqual([]);
});

test("a page begins in its language, and one in both in the reader's", async () => {
  const artist = await signInProfessional(worker, { firstName: "Odile", lastName: "Fournier" });
  const { id } = await saveWork(artist, { title: "Sumac" });
  const room = await makeLink(artist, newRoom([id], { language: "both" }));
  const titles = await Promise.all(
    ["fr-CA,fr;q=0.9,en;q=0.8", "de, en-CA", ""].map(async (accepted) => {
      const headers = { "Accept-Language": accepted };
      const response = await worker.request(linkPagePath(addressIn(room)), { headers });
      const html = await response.text();
      return [/<html lang="([^"]*)"/.exec(html)?.[1], textIn(html, "<title")];
    }),
  );
  const english = ["en-CA", "Works by Odile Fournier"];
  expect(titles).toEqual([["fr-CA", "Œuvres d’Odile Fournier"], english, english]);
});

test("only a label that is shown to everybody has its picture in previews and search engines", async () => {
  const artist = await signInProfessional(worker, { firstName: "Odile", lastName: "Fournier" });
  const work = await saveWork(artist, { title: hostile, imageUrl: pngUrl(png()) });
  const label = await makeLink(artist, newLabel(work.id, { isPublic: true, language: "en" }));
  const shown = await worker.request(labelPagePath(addressIn(label)));
  const html = await shown.text();
  expect(textIn(html, "<title")).toBe(`${stored}, Odile Fournier`);
  expect(descriptionIn(html)).toBe(
    "Oil on canvas, 20\u00A0×\u00A015\u00A0in (50.8\u00A0×\u00A038.1\u00A0cm), 2025",
  );
  const image = new URL(guestLabelPath("guestLabelImage", addressIn(label)), appUrl).href;
  expect(html).toContain(`<meta property="og:image" content="${image}">`);
  const described = /ld\+json">([^<]*)</.exec(html)?.[1] ?? "";
  expect(JSON.parse(described)).toMatchObject({
    ...{ "@type": "VisualArtwork", name: stored, image },
    creator: { name: "Odile Fournier" },
  });
  expect(shown.headers.get("X-Robots-Tag")).toBeNull();
  expect(shown.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");

  await makeLink(artist, newLabel(work.id));
  await artist.send("PATCH", `/api/links/${label.id}`, { isPublic: false });
  const hidden = await worker.request(labelPagePath(addressIn(label)));
  expect(hidden.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(hidden.headers.get("Referrer-Policy")).toBe("no-referrer");
  const withoutPreview = await hidden.text();
  expect(textIn(withoutPreview, "<title")).toBe("Works by Odile Fournier");
  expect(descriptionIn(withoutPreview)).toBe("Works by Odile Fournier");
  expect(withoutPreview).not.toMatch(/og:|ld\+json/);
});

test("everything that is not there is the same page", async () => {
  const artist = await signInProfessional(worker);
  const { id } = await saveWork(artist, { title: "Sumac" });
  const room = await makeLink(artist, newRoom([id]));
  const address = addressIn(room);
  await revoke(artist, room);
  const paths = [
    ...[
      linkPagePath(address),
      linkPagePath("nothing"),
      linkPagePath(`${address}x`),
      linkPagePath("%00"),
    ],
    ...[labelPagePath("AAAAAAAAAAA"), labelPagePath("nothing")],
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await worker.request(path);
      const { "x-request-id": _id, date: _date, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, html: await response.text(), headers };
    }),
  );
  const [first] = answers;
  expect(first).toMatchObject({
    status: 404,
    html: readFileSync("web/guest/link-ended.html", "utf8"),
    headers: { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" },
  });
  expect(answers).toEqual(answers.map(() => first));
  // The files that pages are made from are no addresses.
  const own = await worker.request("/guest/guest");
  expect(own.status).toBe(404);
});

/** What the page of an agreement that is not sent yet says. */
async function readUnsent(artist: TestArtist, id: string): Promise<GuestConsignment> {
  const response = await artist.request(unsentPagePath(id));
  expect(response.status).toBe(200);
  return v.parse(guestConsignmentSchema, JSON.parse(firstData(await response.text())));
}

/** What the gallery sees once the version is sent, but for what is made by sending it. */
async function sendAndRead(artist: TestArtist, id: string): Promise<GuestConsignment> {
  const sent = await takeStep(artist, id, "sending");
  return { ...(await readAsGallery(worker, addressOf(sent))), seen: expect.any(String) };
}

test("what is not sent yet is shown to its artist as the gallery will see it", async () => {
  const artist = await signInProfessional(worker, { firstName: "Odile", lastName: "Fournier" });
  const pictured = await saveWork(artist, { title: "Sumac", imageUrl: pngUrl(png()) });
  const others = await Promise.all(
    ["Ice Road", "Snow Fence"].map((title) => saveWork(artist, { title })),
  );
  const [second = "", third = ""] = others.map(({ id }) => id);
  const { id } = await draftConsignment(artist, [pictured.id, second], { language: "en" });

  const response = await artist.request(unsentPagePath(id));
  const html = await response.text();
  expect([response.status, faultsOf(response.headers, false)]).toEqual([200, []]);
  expect(textIn(html, "<title")).toBe("Consignment");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...{ "cache-control": "no-store", "x-robots-tag": "noindex" },
    "referrer-policy": "no-referrer",
  });

  const draft = await readUnsent(artist, id);
  expect(draft).toMatchObject({ number: "", state: "sent", amendment: null, version: 1 });
  const sent = await sendAndRead(artist, id);
  expect({ ...draft, number: sent.number }).toEqual(sent);
  expect((await artist.request(unsentPagePath(id))).status).toBe(404);

  await amend(artist, id, { workIds: [third, pictured.id], daysToPay: 10 });
  const replacing = await readUnsent(artist, id);
  expect(replacing.works.map((work) => work.title)).toEqual(["Snow Fence", "Sumac"]);
  expect(replacing).toEqual(await sendAndRead(artist, id));

  await takeStep(artist, id, "takingBack");
  const taken = await readUnsent(artist, id);
  const again = await sendAndRead(artist, id);
  expect(taken).toEqual(again);

  const [current] = await readConsignments(artist);
  const confirmed = await sendAsGallery(worker, addressOf(current ?? expect.fail()), {
    kind: "confirm",
  });
  expect(confirmed.status).toBe(201);
  await amend(artist, id, { workIds: [second, third], daysToPay: 20 });
  const change = await readUnsent(artist, id);
  expect(change).toMatchObject({ state: "confirmed", amendment: "sent", version: 3 });
  expect(change.works.map(({ title, isTakenOut }) => `${title} ${isTakenOut}`)).toEqual([
    ...["Ice Road false", "Snow Fence false", "Sumac true"],
  ]);
  expect(change).toEqual(await sendAndRead(artist, id));
  await takeStep(artist, id, "takingBack");
  await endPlan(worker, artist);
  expect(await readUnsent(artist, id)).toEqual({ ...change, seen: expect.any(String) });
});

test("what is not sent yet is there for its artist alone", async () => {
  const [artist, other] = [await signInProfessional(worker), await signInProfessional(worker)];
  const { id: workId } = await saveWork(artist, { title: "Sumac" });
  const { id } = await draftConsignment(artist, [workId]);
  const path = unsentPagePath(id);
  expect((await artist.request(path)).status).toBe(200);
  const withCookie = (cookie: string) => worker.request(path, { headers: { Cookie: cookie } });
  const answers = [
    await worker.request(path),
    await withCookie("session=nothing"),
    await other.request(path),
    await artist.request(unsentPagePath("nothing")),
    await withCookie(`${artist.cookie}; ${pendingSignOutCookie(false)}=1`),
    await artist.request(path),
  ];
  const ended = readFileSync("web/guest/link-ended.html", "utf8");
  for (const answer of answers) {
    expect([answer.status, await answer.text()]).toEqual([404, ended]);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  }
});
