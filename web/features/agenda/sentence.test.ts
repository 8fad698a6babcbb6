import compile from "icu-minify/compile";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { describe, expect, test } from "vitest";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import type { Entry } from "#schema/links/entry.ts";
import { sampleInvoice } from "#tests/support/document-contents.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import englishAgenda from "#web/i18n/texts/agenda.en-CA.json" with { type: "json" };
import frenchAgenda from "#web/i18n/texts/agenda.fr-CA.json" with { type: "json" };
import mainEnglish from "#web/i18n/texts/en-CA.json" with { type: "json" };
import mainFrench from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import type { Locale } from "#web/i18n/words.ts";
import { nextItem } from "./agenda-states.tsx";
import { groupByDay, writeWeekday } from "./days.ts";
import { Sentence, type ShownItem } from "./sentence.tsx";

const english = { ...englishAgenda, ...mainEnglish };
const french = { ...frenchAgenda, ...mainFrench };
const today = "2026-11-22";
const noDetails = { who: null, until: null, channelId: null, since: null, dueBack: null };
const work = anArtwork("Undertow");
const invoice = sampleInvoice({}, { openCents: 100_00 });
const entry: Entry = {
  ...{ id: "one", linkId: "room", kind: "hold", workId: work.id, name: "Priya Nair" },
  ...{ contact: "priya@example.com", message: "", personId: null },
  ...{ sentAt: "2026-11-21T16:12:00.000Z", decision: null, decidedAt: null },
  ...{ date: null, priceCents: null, currency: null, condition: "", buyer: "" },
};

function anItem(kind: AgendaItem["kind"], changes: Partial<AgendaItem> = {}): AgendaItem {
  const date = changes.date ?? today;
  return {
    ...{ key: `${kind}:one:${date}`, kind, date, isOverdue: false },
    ...{ workIds: [], personId: null, subject: "Anne Thibault", ...changes },
  };
}

function say(item: AgendaItem, changes: Partial<ShownItem>, locale: Locale): string {
  const none = {
    ...{ work: null, picturedWork: null, invoice: null },
    ...{ person: null, entry: null, who: null },
  };
  const shown = { item, ...none, consignment: null, owed: null, ...changes };
  const messages = JSON.parse(
    JSON.stringify(locale === "en-CA" ? english : french),
    (_key, value) => (typeof value === "string" ? compile(value) : value),
  );
  const html = renderToStaticMarkup(
    createElement(() =>
      IntlProvider({
        ...{ locale, messages, timeZone: "America/Montreal" },
        children: createElement(Sentence, shown),
      }),
    ),
  );
  return html
    .replaceAll(/<i [^>]*>/g, "*")
    .replaceAll("</i>", "*")
    .replaceAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g, "[$1]")
    .replaceAll("&#x27;", "'");
}

describe("the sentence of an item", () => {
  test.each([
    [
      "due-back",
      { work, who: "Galerie du Fleuve" },
      "*Undertow* is due back from Galerie du Fleuve.",
      "Retour attendu\u00a0: *Undertow*, chez Galerie du Fleuve.",
    ],
    [
      "due-back",
      { work, who: "Beaux-arts Roy inc." },
      "*Undertow* is due back from Beaux-arts Roy inc.",
      "Retour attendu\u00a0: *Undertow*, chez Beaux-arts Roy inc.",
    ],
    ["due-back", { work }, "*Undertow* is due back.", "Retour attendu\u00a0: *Undertow*."],
    [
      "hold-ends",
      { work, who: "Tom Okafor" },
      "*Undertow* stops being on hold for Tom Okafor.",
      "*Undertow*\u00a0: la réservation pour Tom Okafor prend fin.",
    ],
    [
      "hold-ends",
      { work },
      "*Undertow* stops being on hold.",
      "*Undertow*\u00a0: la réservation prend fin.",
    ],
    [
      "invoice-unpaid",
      { invoice },
      "Claire Gagnon has not paid invoice [2026-009].",
      "Claire Gagnon n’a pas payé la facture [2026-009].",
      "2026-009",
    ],
    [
      "invoice-unpaid",
      {},
      "Invoice [2026-009] is not paid.",
      "La facture [2026-009] n’est pas payée.",
      "2026-009",
    ],
    [
      "entry",
      { work, entry },
      "Priya Nair would like you to hold *Undertow* for 48 hours.",
      "Priya Nair aimerait que vous réserviez *Undertow* pendant 48 heures.",
    ],
    [
      "entry",
      { work, entry: { ...entry, kind: "interest" } },
      "Priya Nair is interested in *Undertow*.",
      "Priya Nair s’intéresse à *Undertow*.",
    ],
    [
      "entry",
      { entry: { ...entry, kind: "interest", workId: null } },
      "Priya Nair is interested in what you showed.",
      "Priya Nair s’intéresse à ce que vous avez montré.",
    ],
    [
      "payout-overdue",
      { work },
      "North Wall owes you a payout.",
      "North Wall vous doit un versement.",
      "North Wall",
    ],
    [
      "report-due",
      {},
      "North Wall owes you a report.",
      "North Wall vous doit un compte rendu.",
      "North Wall",
    ],
    ["list-begins", {}, "Price list 7 begins.", "La liste de prix 7 entre en vigueur.", "7"],
    [
      "consent-ends",
      {},
      "Your leave to write to Anne Thibault ends.",
      "Votre autorisation d’écrire à Anne Thibault prend fin.",
    ],
  ] as const)("%s with %j", (kind, shown, inEnglish, inFrench, subject?: string) => {
    const item = anItem(kind, subject === undefined ? {} : { subject });
    expect(say(item, shown, "en-CA")).toBe(inEnglish);
    expect(say(item, shown, "fr-CA")).toBe(inFrench);
  });
});

describe("the days", () => {
  test("begin with what is overdue; what waits since an earlier day waits today", () => {
    const overdue = anItem("due-back", { date: "2026-11-10", isOverdue: true });
    const waiting = anItem("entry", { date: "2026-11-20" });
    const ends = anItem("hold-ends");
    const later = anItem("list-begins", { date: "2027-01-01" });
    expect(groupByDay([overdue, waiting, ends, later], today)).toEqual([
      { key: "overdue", date: null, items: [overdue] },
      { key: today, date: today, items: [waiting, ends] },
      { key: "2027-01-01", date: "2027-01-01", items: [later] },
    ]);
  });

  test.each([
    ["2026-11-30", "Monday, November 30", "lundi 30 novembre"],
    ["2026-12-01", "Tuesday, December 1", "mardi 1er décembre"],
    ["2027-01-01", "Friday, January 1, 2027", "vendredi 1er janvier 2027"],
  ])("are written as their language does: %s", (day, inEnglish, inFrench) => {
    expect(writeWeekday(day, today, "en-CA")).toBe(inEnglish);
    expect(writeWeekday(day, today, "fr-CA")).toBe(inFrench);
  });
});

test("the next thing is the first after today, of works and of invoices; none where nothing is ahead", () => {
  const held = (title: string, until: string) =>
    anArtwork(title, { status: "on-hold", statusDetails: { ...noDetails, until } });
  const works = [held("Undertow", today), held("Low Tide", "2026-12-05"), anArtwork("Sumac")];
  const due = sampleInvoice({ dueOn: "2026-12-03" }, { openCents: 1 });
  const paid = sampleInvoice({ dueOn: "2026-11-25" }, { openCents: 0 });
  expect(nextItem(works, [paid], today)).toMatchObject({
    ...{ kind: "hold-ends", subject: "Low Tide", date: "2026-12-05" },
  });
  expect(nextItem(works, [paid, due], today)).toMatchObject({
    ...{ kind: "invoice-unpaid", subject: "2026-009", date: "2026-12-03" },
  });
  expect(nextItem([works[0] ?? work, work], [paid], today)).toBeNull();
});
