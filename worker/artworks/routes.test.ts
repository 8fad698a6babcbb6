import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { type Artwork, type ArtworkInput, artworkSchema } from "#schema/artworks/artwork.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork, toArtworkInput } from "#tests/support/artworks.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { readWorks } from "#tests/support/import-requests.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import {
  expectError,
  readError,
  saveWork,
  sendVersion,
  signInWithWork,
} from "#tests/support/records.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();

/** A new artist with room for many works. */
function signInWithRoom(): Promise<TestArtist> {
  return signInArtist(worker, { maxArtworkSaves: 100 });
}

/** Of a work before the free calculation, so that edits are open. */
const unpriced = { suggestedPrice: null };

function saveUnpriced(artist: TestArtist, overrides: Partial<ArtworkInput> = {}): Promise<Artwork> {
  return saveWork(artist, { ...unpriced, ...overrides });
}

/** Edits of one work, none of which says what state it was made from. */
function editAtOnce(artist: TestArtist, saved: Artwork, count: number): Promise<Response[]> {
  return atOnce(count, (index) =>
    artist.send("PATCH", artworkPath(saved.id), {
      ...toArtworkInput(saved),
      title: `Edit ${index}`,
    }),
  );
}

describe("GET /api/artworks", () => {
  test("S7.022 the response is the whole list as an array, newest first, without picture bytes", async () => {
    const artist = await signInWithRoom();
    for (const title of ["One", "Two", "Three"]) await saveUnpriced(artist, { title });
    expect((await readWorks(artist)).map(({ title }) => title)).toEqual(["Three", "Two", "One"]);
  });

  test("an unchanged list is answered without a body", async () => {
    const artist = await signInWithRoom();
    await saveWork(artist);
    const first = await artist.request(apiPaths.artworks);
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
    const headers = { "If-None-Match": String(first.headers.get("ETag")) };
    const second = await artist.request(apiPaths.artworks, { headers });
    expect(second.status).toBe(304);
    expect(second.headers.get("Cache-Control")).toBe("private, no-cache");
    await saveUnpriced(artist);
    expect((await artist.request(apiPaths.artworks, { headers })).status).toBe(200);
  });

  test("HEAD answers as GET does, without a body", async () => {
    const artist = await signInArtist(worker);
    const response = await artist.request(apiPaths.artworks, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.has("ETag")).toBe(true);
    expect(await response.text()).toBe("");
  });

  test("artists see only their own works, and so do administrators", async () => {
    const [artist, other, admin] = [
      await signInWithRoom(),
      await signInArtist(worker),
      await signInAdmin(worker),
    ];
    await saveWork(artist);
    expect(await readWorks(other)).toEqual([]);
    expect(await readWorks(admin)).toEqual([]);
  });
});

describe("POST /api/artworks", () => {
  test("S7.025 S3.012 S3.014 S3.015 the work is stored as it was sent, and returned", async () => {
    const artist = await signInWithRoom();
    const sent = newArtwork({
      title: "<img src=x onerror=alert(1)> =cmd() ../../x %00 \ud83c\udfa8",
      width: 1000 / 3,
      height: 0.1,
      depth: "wood-1.25",
      materialsCost: 12.34,
      hoursSpent: 0.25,
      suggestedPrice: null,
    });
    const saved = await saveWork(artist, sent);
    expect(saved).toMatchObject(sent);
    expect(saved.updatedAt).toBe(saved.createdAt);
    expect(await readWorks(artist)).toEqual([saved]);
  });

  test("a title is one line, without control characters and changes of direction", async () => {
    const title = "Low\r\nTide \u202e../../x\u0000 \ud83c\udfa8 \ud83c";
    expect(await saveWork(await signInArtist(worker), { title })).toMatchObject({
      title: "Low Tide ../../x \ud83c\udfa8 \ufffd",
    });
  });

  test("a title is trimmed", async () => {
    expect(await saveWork(await signInArtist(worker), { title: "  Dawn \n" })).toMatchObject({
      title: "Dawn",
    });
  });

  test("an incomplete profile is refused", async () => {
    const artist = await signInArtist(worker, { lastName: "" });
    const response = await artist.send("POST", apiPaths.artworks, newArtwork());
    await expectError(response, "PROFILE_INCOMPLETE");
    expect(await readWorks(artist)).toEqual([]);
  });

  test("S6.010 an admin's profile counts as complete", async () => {
    await saveWork(await signInAdmin(worker));
  });
});

const thisYear = new Date().getUTCFullYear();

/** Sent instead of the field's good value; undefined leaves the field out. */
const refusedFields: readonly (readonly [what: string, field: string, value: unknown])[] = [
  ["no title", "title", undefined],
  ["an empty title", "title", ""],
  ["a title of spaces", "title", "   "],
  ["a title of 201 characters", "title", "a".repeat(201)],
  ["a title in a number", "title", 7],
  ["no year", "dateCreated", undefined],
  ["a year in a number", "dateCreated", 2025],
  ["the year 999", "dateCreated", "0999"],
  ["the year after next", "dateCreated", String(thisYear + 2)],
  ["a date", "dateCreated", "2025-01-01"],
  ["a year in words", "dateCreated", "last year"],
  ["no width", "width", undefined],
  ["a width of 0", "width", 0],
  ["a negative width", "width", -1],
  ["a width over 2,000 in", "width", 2000.01],
  ["a width in text", "width", "20"],
  ["a width of null", "width", null],
  ["no height", "height", undefined],
  ["a height of 0", "height", 0],
  ["an enormous height", "height", 1e308],
  ["a height in a list", "height", [15]],
  ["no depth", "depth", undefined],
  ["a depth in a number", "depth", 0.75],
  ["an unknown depth", "depth", "canvas-3"],
  ["a depth that paper lacks", "depth", "paper-2"],
  ["no medium", "medium", undefined],
  ["an unknown medium", "medium", "photograph"],
  ["an inherited medium", "medium", "constructor"],
  ["no materials", "materialsCost", undefined],
  ["negative materials", "materialsCost", -0.01],
  ["materials over a million", "materialsCost", 1_000_000.01],
  ["materials of three decimals", "materialsCost", 1.005],
  ["materials in text", "materialsCost", "40.00"],
  ["no hours", "hoursSpent", undefined],
  ["negative hours", "hoursSpent", -1],
  ["hours over 100,000", "hoursSpent", 100_001],
  ["hours in text", "hoursSpent", "5"],
  ["no price field", "suggestedPrice", undefined],
  ["a price in text", "suggestedPrice", "380.75"],
  ["no currency", "currency", undefined],
  ["another currency", "currency", "EUR"],
  ["no picture field", "imageUrl", undefined],
  ["a picture in an object", "imageUrl", { url: "x" }],
  ["an id", "id", "00000000-0000-0000-0000-000000000000"],
  ["an owner", "userId", "other"],
  ["a breakdown", "breakdown", {}],
  ["a time", "createdAt", "2020-01-01T00:00:00Z"],
  ["a column's own name", "price_cents", 1],
  ["an inherited name", "toString", 1],
];

describe("S5.035 a field that is not as it should be is refused by name, and changes nothing", () => {
  let artist: TestArtist;
  let saved: Artwork;
  beforeAll(async () => {
    artist = await signInWithRoom();
    saved = await saveUnpriced(artist);
  });

  test.each(refusedFields)("%s", async (_what, field, value) => {
    const body = { ...newArtwork(), [field]: value };
    for (const [method, path] of [
      ["POST", apiPaths.artworks],
      ["PATCH", artworkPath(saved.id)],
    ] as const) {
      const { code, issues } = await readError(await artist.send(method, path, body));
      expect(code).toBe("VALIDATION_FAILED");
      expect(issues?.[0]?.path).toBe(field);
    }
    expect(await readWorks(artist)).toEqual([saved]);
  });

  test.each([
    ["nothing", "", 400],
    ["a list", "[]", 400],
    ["NaN", '{"width":NaN}', 400],
    ["deep nesting", "[".repeat(100_000), 400],
  ])("%s as a body", async (_what, body, status) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    expect((await artist.request(apiPaths.artworks, init)).status).toBe(status);
  });
});

describe("PATCH /api/artworks/{id}", () => {
  test("S7.027 the work is changed, and its time moves on", async () => {
    const { artist, work: saved } = await signInWithWork(worker, unpriced);
    const sent = { ...toArtworkInput(saved), title: "High Tide", width: 21 };
    const response = await artist.send("PATCH", artworkPath(saved.id), sent);
    const edited = await readAnswer(artworkSchema, response);
    expect(edited).toMatchObject(sent);
    expect(edited.createdAt).toBe(saved.createdAt);
    expect(edited.updatedAt > saved.updatedAt).toBe(true);
    expect(await readWorks(artist)).toEqual([edited]);
  });

  test("an edit made from an older state is refused, quoted or not", async () => {
    const { artist, work: saved } = await signInWithWork(worker, unpriced);
    const edit = (title: string, version: string) =>
      sendVersion(artist, artworkPath(saved.id), { ...toArtworkInput(saved), title }, version);
    expect((await edit("First tab", saved.updatedAt)).status).toBe(200);
    for (const ifMatch of [saved.updatedAt, `"${saved.updatedAt}"`, "nonsense"]) {
      const response = await edit("Second tab", ifMatch);
      await expectError(response, "CONFLICT");
    }
    const [current] = await readWorks(artist);
    expect(current?.title).toBe("First tab");
    expect((await edit("Third", `"${current?.updatedAt}"`)).status).toBe(200);
    expect((await edit("Fourth", "*")).status).toBe(200);
  });

  test("an edit that is repeated after a lost answer returns what it made, the picture included", async () => {
    const { artist, work: saved } = await signInWithWork(worker, unpriced);
    const edit = (changes: Partial<ArtworkInput>) => {
      const body = { ...toArtworkInput(saved), ...changes };
      return sendVersion(artist, artworkPath(saved.id), body, saved.updatedAt);
    };
    const changes = { title: "Ebb", imageUrl: toDataUrl("image/png", png()) };
    const first = await (await edit(changes)).json();
    const repeated = await edit(changes);
    expect(repeated.status).toBe(200);
    expect(await repeated.json()).toEqual(first);
    for (const other of [
      { title: "Flood" },
      { imageUrl: null },
      { imageUrl: toDataUrl("image/png", png({ noise: 9 })) },
      { suggestedPrice: 1 },
      { width: 99 },
    ]) {
      expect((await edit({ ...changes, ...other })).status).toBe(409);
    }
  });

  test("of twenty edits made at once from one state exactly one is taken", async () => {
    const { artist, work: saved } = await signInWithWork(worker, unpriced);
    const edits = Array.from({ length: 20 }, (_, index) => {
      const body = { ...toArtworkInput(saved), title: `Edit ${index}` };
      return sendVersion(artist, artworkPath(saved.id), body, saved.updatedAt);
    });
    const statuses = (await Promise.all(edits)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
  });

  test("two edits made at once without a state are both taken, one after the other", async () => {
    const { artist, work: saved } = await signInWithWork(worker, unpriced);
    const answers = await editAtOnce(artist, saved, 2);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("of twenty edits made at once without a state, each is taken or answered as a conflict", async () => {
    const { artist, work: saved } = await signInWithWork(worker, unpriced);
    const answers = await editAtOnce(artist, saved, 20);
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(taken.length).toBeGreaterThanOrEqual(2);
    for (const answer of refused) await expectError(answer, "CONFLICT");
    const works = await Promise.all(
      taken.map(async (answer) => v.parse(artworkSchema, await answer.json())),
    );
    expect(new Set(works.map(({ updatedAt }) => updatedAt)).size).toBe(taken.length);
    const last = works.reduce((one, other) => (one.updatedAt > other.updatedAt ? one : other));
    expect(await readWorks(artist)).toEqual([last]);
  });

  test("an incomplete profile is refused", async () => {
    const artist = await signInArtist(worker, { hasCompletedSetup: false });
    const response = await artist.send("PATCH", artworkPath("any"), newArtwork());
    await expectError(response, "PROFILE_INCOMPLETE");
  });

  test("an edit that fails half-way leaves the work as it was", async () => {
    const { artist, work: saved } = await signInWithWork(worker, unpriced);
    const event = `UPDATE ON users WHEN NEW.id = '${artist.id}'`;
    const response = await whileFailing(worker, event, () =>
      artist.send("PATCH", artworkPath(saved.id), newArtwork()),
    );
    expect(response.status).toBe(500);
    expect(await readWorks(artist)).toEqual([saved]);
  });
});

describe("DELETE /api/artworks/{id}", () => {
  test("S7.028 the work is deleted, and makes room for another", async () => {
    const { artist, work: saved } = await signInWithWork(worker);
    const response = await artist.request(artworkPath(saved.id), { method: "DELETE" });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(await readWorks(artist)).toEqual([]);
    expect((await artist.request(artworkPath(saved.id), { method: "DELETE" })).status).toBe(404);
    await saveUnpriced(artist);
  });

  test("an artist with an incomplete profile may still delete", async () => {
    const { artist, work: saved } = await signInWithWork(worker);
    await runSql(worker, "UPDATE users SET last_name = '' WHERE id = ?", artist.id);
    expect((await artist.request(artworkPath(saved.id), { method: "DELETE" })).status).toBe(204);
  });
});

describe("who may ask", () => {
  const calls = (id: string) =>
    [
      ["PATCH", artworkPath(id)],
      ["DELETE", artworkPath(id)],
      ["POST", artworkRestorePath(id)],
      ["GET", `${artworkPath(id)}/image`],
      ["HEAD", `${artworkPath(id)}/image`],
    ] as const;

  function call(artist: TestArtist, method: string, path: string): Promise<Response> {
    if (method === "PATCH") return artist.send(method, path, newArtwork());
    return artist.request(path, { method });
  }

  test("S6.015 another artist's work and a missing one have the same response, byte for byte", async () => {
    const owner = await signInWithRoom();
    const saved = await saveWork(owner);
    const strangers = [
      await signInArtist(worker),
      await signInArtist(worker, { hasUsedFreeCalculation: true }),
      await signInAdmin(worker),
    ];
    for (const stranger of strangers) {
      const absent = calls(crypto.randomUUID());
      for (const [index, [method, path]] of calls(saved.id).entries()) {
        const foreign = await call(stranger, method, path);
        const missing = await call(stranger, method, absent[index]?.[1] ?? "");
        expect(foreign.status).toBe(404);
        expect(missing.status).toBe(404);
        expect(await foreign.text()).toBe(await missing.text());
        const headers = [foreign, missing].map((response) => {
          const { date, "x-request-id": id, ...others } = Object.fromEntries(response.headers);
          return others;
        });
        expect(headers[0]).toEqual(headers[1]);
      }
    }
    expect(await readWorks(owner)).toEqual([saved]);
  });

  test.each([
    "x",
    "'; DROP TABLE artworks; --",
    "%00",
    "%E0%A4%A",
    "..%2f..%2fusers",
    "a".repeat(5000),
    "__proto__",
    "null",
    "🎨",
  ])("an id that is none is simply not found: %#", async (id) => {
    const artist = await signInArtist(worker);
    const base = `${apiPaths.artworks}/${id}`;
    for (const [method, path] of [
      ["PATCH", base],
      ["DELETE", base],
      ["POST", `${base}/restore`],
      ["GET", `${base}/image`],
    ] as const) {
      expect((await call(artist, method, path)).status).toBe(404);
    }
  });

  test.each([
    ["GET", apiPaths.artworks],
    ["POST", apiPaths.artworks],
    ["PATCH", artworkPath("any")],
    ["DELETE", artworkPath("any")],
    ["POST", artworkRestorePath("any")],
    ["GET", `${artworkPath("any")}/image`],
  ])("a visitor may not %s %s", async (method, path) => {
    const response = await worker.request(path, { method });
    await expectError(response, "UNAUTHORIZED");
  });
});
