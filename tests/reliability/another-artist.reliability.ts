import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { earliestToday } from "#schema/days.ts";
import { errorBodySchema } from "#schema/errors.ts";
import { feedbackReceiptSchema } from "#schema/feedback.ts";
import { importSchema } from "#schema/imports/import.ts";
import { importPaths } from "#schema/imports/import-paths.ts";
import { priceListPaths, publishPath } from "#schema/price-lists/price-list-paths.ts";
import {
  type Requester,
  type Role,
  roleNames,
  signInEverybody,
} from "#tests/support/access-roles.ts";
import { accessRules, type Method, methods } from "#tests/support/access-rules.ts";
import {
  allPaths,
  type PathName as Name,
  pathNames as names,
  pathWith,
} from "#tests/support/all-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
import {
  newCertificate,
  readDocument,
  readInvoice,
  sendDocument,
  sendInvoice,
} from "#tests/support/documents.ts";
import { figure } from "#tests/support/figure.ts";
import { appUrl } from "#tests/support/harness.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { readList } from "#tests/support/price-lists.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import { recordSale, saveBusiness, saveWork } from "#tests/support/records.ts";
import { readRow } from "#tests/support/rows.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { readStores } from "#tests/support/stores.ts";
import { customerOf, startStack, subscribe } from "#tests/support/stripe.ts";
import { validBodies } from "#tests/support/valid-bodies.ts";

const withId = names.filter((name) => allPaths[name].includes(":id"));

const stack = startedForTests(() => startStack({ isLimited: false }));
let owner: TestArtist;
let requesters: Record<Role, Requester>;
/** Values of the owner's that could be sent as an id. */
let ids: Record<string, string>;
/** What no response to another user may contain. */
let secrets: string[];
/** Headers and bodies that only fit the owner's work. */
let knowing: { headers: Record<string, string>; body: object };

beforeAll(async () => {
  owner = await signInArtist(stack.worker, { firstName: "Marguerite", lastName: "Sansregret" });
  await subscribe(stack, owner);
  const picture = { imageUrl: toDataUrl("image/png", png({ noise: 7 })) };
  const shown = await saveWork(owner, { title: "Private", ...picture });
  const deleted = await saveWork(owner, { title: "Deleted" });
  await owner.request(artworkPath(deleted.id), { method: "DELETE" });
  const details = { tradeName: "Studio Sansregret", phone: "418 555-0188" };
  await saveBusiness(owner, details);
  const toSell = await saveWork(owner, { title: "Sold to a friend" });
  const buyer = { name: "Solange Lafrenière" };
  const sale = await recordSale(owner, { artworkId: toSell.id, buyer });
  const toInvoice = await saveWork(owner, { title: "Invoiced to a friend", ...picture });
  const handedOver = { deliveredBy: "handed-over", handedOverIn: "QC" } as const;
  const invoiced = { artworkId: toInvoice.id, buyer, ...handedOver };
  const { id: invoicedSale } = await recordSale(owner, invoiced);
  const terms = { terms: "Between the two of us" };
  const invoice = await readInvoice(await sendInvoice(owner, [invoicedSale], terms));
  const certificate = await readDocument(await sendDocument(owner, newCertificate(shown.id)));
  const file = { fileName: "between-us.csv", fileHash: "b".repeat(64), rowCount: 1 };
  const opened = await owner.send("POST", importPaths.imports, file);
  const { id: imported } = v.parse(importSchema, await opened.json());
  const draft = { ...validBodies.lists, overheadCents: 7_654_321 };
  const { id: published } = await readList(await owner.send("POST", priceListPaths.lists, draft));
  const today = { holdsFrom: earliestToday(new Date()) };
  expect((await owner.send("POST", publishPath(published), today)).status).toBe(200);
  const next = await readList(await owner.send("POST", priceListPaths.lists, draft));
  const dismissed = { key: `off-the-list:${shown.id}`, reason: "A series between us" };
  expect((await owner.send("PUT", priceListPaths.dismissals, dismissed)).status).toBe(200);
  const message = "Only between us";
  const idea = { type: "bug", subject: "Mine", message };
  const sent = await owner.send("POST", apiPaths.feedback, idea);
  const feedback = v.parse(feedbackReceiptSchema, await sent.json());
  const pictureQuery = "SELECT picture_key AS key, picture_hash AS hash FROM artworks";
  const row = await readRow<{ key: string; hash: string }>(stack.worker, pictureQuery);
  const customerId = await customerOf(stack, owner);
  ids = {
    "a work": shown.id,
    "a deleted work": deleted.id,
    "a sold work": toSell.id,
    "a sale": sale.id,
    "an invoiced work": toInvoice.id,
    "an invoice": invoice.id,
    "a certificate": certificate.id,
    "an import": imported,
    "a draft of a price list": next.id,
    "a price list": published,
    feedback: feedback.id,
    "the artist": owner.id,
    "a picture's key": row?.key ?? "",
    "a picture's hash": row?.hash ?? "",
    "a customer": customerId ?? "",
  };
  for (const id of Object.values(ids)) expect(id).not.toBe("");
  secrets = [...Object.values(ids), owner.token, `${owner.id}@`];
  secrets.push(details.tradeName, details.phone, "123456789 RT0001", "1234567890 TQ0001");
  secrets.push(toInvoice.title, terms.terms, file.fileName);
  secrets.push(toSell.title, "Solange", sale.artworkTitle, "7654321", dismissed.reason);
  secrets.push(shown.title, deleted.title, message, "Marguerite", "Sansregret");
  knowing = {
    headers: { "If-Match": shown.updatedAt, "If-None-Match": `"${owner.id}.${row?.hash}"` },
    body: { ...newArtwork(), imageUrl: shown.imageUrl },
  };
  requesters = await signInEverybody(stack);
});

interface Question {
  readonly name: Name;
  readonly method: Method;
  readonly cookie: string | null;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

/** A whole response as received, without its date and request id. */
async function answerOf({ name, method, cookie, headers, body }: Question, id: string) {
  const path = pathWith(name, id);
  const { rawHeaders, ...answer } = await rawRequest(stack.worker.url, {
    method,
    path,
    headers: {
      Origin: appUrl,
      "Content-Type": "application/json",
      ...headers,
      ...(cookie !== null && { Cookie: cookie }),
    },
    body,
  });
  const { date, "x-request-id": request, ...others } = answer.headers;
  return { status: answer.status, headers: others, body: answer.body };
}

function takes(name: Name, method: Method): boolean {
  return method === "HEAD" || method in accessRules[name];
}

/** The bodies to send: a valid one, one that only fits the owner's work, and none. */
function contentsOf(name: Name, method: Method): Pick<Question, "headers" | "body">[] {
  const isTaken = takes(name, method);
  const { headers } = knowing;
  if (method === "GET" || method === "HEAD") {
    return [{ headers: {}, body: null }, ...(isTaken ? [{ headers, body: null }] : [])];
  }
  const plain = { headers: {}, body: JSON.stringify(validBodies[name] ?? {}) };
  if (!isTaken) return [plain];
  return [plain, { headers, body: JSON.stringify(knowing.body) }, { headers: {}, body: "{" }];
}

function questionsOf(role: Role): Question[] {
  const { cookie } = requesters[role];
  return withId.flatMap((name) =>
    methods.flatMap((method) =>
      contentsOf(name, method).map((content) => ({ name, method, cookie, ...content })),
    ),
  );
}

/** An administrator may see and edit the feedback of all users. */
function isAdminsOwn({ name }: Question, what: string, role: Role): boolean {
  return role === "admin" && name === "adminFeedbackEntry" && what === "feedback";
}

test("figure 2: every route with an id × method × role: another artist's and a missing entity get the same response, byte for byte", async (context) => {
  expect(withId.length).toBeGreaterThanOrEqual(4);
  const before = await readStores(stack.worker);
  const cases = roleNames.flatMap((role) =>
    questionsOf(role).flatMap((question, at) =>
      Object.entries(ids)
        // All of them take minutes: each day has a sixteenth of the ids, and of methods that a route does not take a 48th.
        .filter((_, place) =>
          isCaseOfDay(at + place, takes(question.name, question.method) ? 16 : 48),
        )
        .filter(([what]) => !isAdminsOwn(question, what, role))
        .map(([what, id]) => ({ role, question, what, id })),
    ),
  );
  const absent = new Map<Question, Promise<unknown>>();
  const wrong = await runConcurrently(cases, async ({ role, question, what, id }) => {
    const { name, method } = question;
    const missing = absent.get(question) ?? answerOf(question, crypto.randomUUID());
    absent.set(question, missing);
    const foreign = await answerOf(question, id);
    const received = JSON.stringify(foreign);
    const leaked = secrets.filter((secret) => received.includes(secret));
    const isSame = received === JSON.stringify(await missing);
    const isRefused = foreign.status >= 400 && foreign.status < 500;
    if (isSame && isRefused && leaked.length === 0) return null;
    return [`${role}: ${method} ${name}, ${what}`, foreign, await missing, leaked];
  });
  const found = wrong.filter((one) => one !== null);
  expect(found.slice(0, 5)).toEqual([]);
  expect(await readStores(stack.worker)).toEqual(before);
  figure(context, 2, cases.length, cases.length - found.length);
});

test("figure 2: no route without an id shows one artist data of another", async (context) => {
  const reading = names.filter((name) => !withId.includes(name));
  const cases = roleNames
    .filter((role) => role !== "admin")
    .flatMap((role) =>
      reading.flatMap((name) => [`GET ${name}`, `HEAD ${name}`].map((one) => [role, one] as const)),
    );
  const survived = await runConcurrently(cases, async ([role, one]) => {
    const [method, name] = one.split(" ") as ["GET" | "HEAD", Name];
    const { cookie } = requesters[role];
    const question = { name, method, cookie, headers: knowing.headers, body: null };
    const answer = JSON.stringify(await answerOf(question, ""));
    expect
      .soft(
        secrets.filter((secret) => answer.includes(secret)),
        `${role}: ${one}`,
      )
      .toEqual([]);
    return secrets.every((secret) => !answer.includes(secret));
  });
  figure(context, 2, cases.length, survived.filter(Boolean).length);
});

test("figure 2: the owner of a work gets it, its picture and can edit it", async () => {
  const work = ids["a work"] ?? "";
  const question = { cookie: owner.cookie, headers: {}, name: "artworkImage", body: null } as const;
  expect(await answerOf({ ...question, method: "GET" }, work)).toMatchObject({ status: 200 });
  const body = JSON.stringify(newArtwork());
  const edit = { ...question, name: "artwork", method: "PATCH", body } as const;
  expect(await answerOf(edit, work)).toMatchObject({ status: 200 });
  const restore = { ...question, name: "artworkRestore", method: "POST" } as const;
  expect(await answerOf(restore, ids["a deleted work"] ?? "")).toMatchObject({ status: 200 });
  const { code } = v.parse(errorBodySchema, JSON.parse((await answerOf(edit, "absent")).body));
  expect(code).toBe("NOT_FOUND");
});
