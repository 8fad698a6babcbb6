import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkRecordPath, artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { guestLabelPath, guestPath } from "#schema/links/links-paths.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import {
  newCertificate,
  readInvoice,
  sendDocument,
  sendInvoice,
} from "#tests/support/documents.ts";
import { figure } from "#tests/support/figure.ts";
import { labelPagePath, linkPagePath, startWithGuestPages } from "#tests/support/guest-pages.ts";
import { addressIn, makeLink, newLabel, newRoom } from "#tests/support/links.ts";
import { png, pngUrl } from "#tests/support/pictures.ts";
import {
  readWork,
  recordSale,
  saveBusiness,
  saveWork,
  signInProfessional,
} from "#tests/support/records.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";

const worker = startedForTests(() => startWithGuestPages("guest-texts"));

/** What would end an element, an attribute, a script or a line of one, begin one, or be read as a character reference. */
const hostileTexts = [
  "</script><script>alert(1)</script>",
  "</SCRIPT ><img src=x onerror=alert(1)>",
  "<!--",
  "<!--<script>",
  "--><![CDATA[ ]]>",
  "</title><base href=//evil.example>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '" onload="alert(1)',
  "' onload='alert(1)' x='",
  "&lt;b&gt; &#60;b&#62; &amp;amp; &nbsp",
  "\u2028alert(1)\u2029",
  "</textarea></noscript></style><style>*{",
  "\\u003c/script>\\",
  "{{constructor}}",
];

/** Without anything that has a meaning of its own. */
const plain = "Plain words";

/** What guests of an artist see who has typed a text wherever a guest's page shows one. */
async function readAll(text: string) {
  const artist = await signInProfessional(worker, { firstName: text, lastName: text, city: text });
  await saveBusiness(artist, { tradeName: text, phone: text, street: text, city: text });
  const [first = expect.fail()] = firstChannels;
  const gallery = { ...first, id: "gallery-of-words", kind: "gallery", name: text, commission: 0 };
  const saved = await artist.send("PUT", apiPaths.channels, [...firstChannels, gallery]);
  expect(saved.status, await saved.text()).toBe(200);
  const work = async (changes: object = {}) => {
    const { id } = await saveWork(artist, { title: text, imageUrl: pngUrl(png()) });
    const record = { mediumLine: text, ...changes };
    await readWork(await artist.send("PATCH", artworkRecordPath(id), record));
    return id;
  };
  const [shown, consigned, sold] = [
    await work(),
    await work(),
    await work({ inventoryNumber: text }),
  ];
  const away = { status: "consigned", channelId: gallery.id };
  expect((await artist.send("PATCH", artworkStatusPath(consigned), away)).status).toBe(200);
  expect((await sendDocument(artist, newCertificate(sold))).status).toBe(201);
  const buyer = {
    name: text,
    email: "a@b.example",
    address: `${text}\n${text}`,
    country: "CA",
    region: "QC",
  };
  const delivery = { deliveredBy: "carrier", handedOverIn: "QC" } as const;
  const sale = await recordSale(artist, { artworkId: sold, buyer, ...delivery });
  const line = { description: text, priceCents: 1_000 };
  const terms = { terms: text, title: text, otherLines: [line] };
  const invoice = await readInvoice(await sendInvoice(artist, [sale.id], terms));
  const both = { title: text, note: text, showContact: true, language: "both" };
  const links = [
    await makeLink(artist, newRoom([shown, consigned, sold], both)),
    await makeLink(artist, { kind: "invoice", invoiceId: invoice.id }),
    await makeLink(artist, newLabel(shown, { isPublic: true, language: "fr" })),
    await makeLink(artist, newLabel(consigned)),
    await makeLink(artist, newLabel(sold, { isPublic: true })),
  ];
  const seen = [];
  for (const link of links) {
    const address = addressIn(link);
    const isLabel = link.kind === "label";
    const path = isLabel ? guestLabelPath("guestLabel", address) : guestPath("guest", address);
    const page = isLabel ? labelPagePath(address) : linkPagePath(address);
    const answer = await worker.request(path);
    const html = await (await worker.request(page)).text();
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    seen.push({ kind: link.kind, answer: await answer.text(), html });
  }
  return seen;
}

/** The names of all texts of an answer that hold a text, which may have become one line. */
function placesOf(text: string, json: string): string[] {
  const forms = [text, text.replaceAll(/[\u2028\u2029]/g, " "), text.trim()];
  const walk = (value: unknown, path: string): string[] => {
    if (typeof value === "string") return forms.some((form) => value.includes(form)) ? [path] : [];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => walk(part, `${path}.${name}`));
  };
  return walk(JSON.parse(json), "");
}

/** The elements and comments of a page, each with the names of its attributes. */
function elementsOf(html: string): string[] {
  const tags = html.match(/<!--.*?-->|<(?:"[^"]*"|[^">])*>/gs) ?? [];
  return tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));
}

/** What is within the scripts of a page. */
function scriptsOf(html: string): string {
  return [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text).join("");
}

const dataOf = (html: string) => /id="guest-data">([^<]*)<\/script>/.exec(html)?.[1] ?? "";

test("figure 33: what is typed is text in every answer and page of a guest, and nothing else", async (context) => {
  const expected = await readAll(plain);
  const places = expected.map(({ answer }) => placesOf(plain, answer));
  expect(places.map((each) => each.length)).toEqual([13, 15, 4, 5, 8]);
  let survived = 0;
  const today = casesOfDay(hostileTexts, 3);
  for (const text of today) {
    for (const [index, { kind, answer, html }] of (await readAll(text)).entries()) {
      const as = `${kind} ${index} of ${text}`;
      expect(placesOf(text, answer), as).toEqual(places[index]);
      expect(elementsOf(html), as).toEqual(elementsOf(expected[index]?.html ?? ""));
      expect(JSON.parse(dataOf(html)), as).toEqual(JSON.parse(answer));
      expect(scriptsOf(html), as).not.toMatch(/[<>&\u2028\u2029]/);
      survived += 1;
    }
  }
  figure(context, 33, today.length * expected.length, survived);
});
