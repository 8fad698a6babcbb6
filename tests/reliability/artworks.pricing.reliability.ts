import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { educationLevels } from "#schema/artist/education.ts";
import { careerStages, salesRanges, weeklyHoursRanges } from "#schema/artist/profile.ts";
import { type User, userSchema } from "#schema/artist/user.ts";
import { type Artwork, type ArtworkInput, artworksSchema } from "#schema/artworks/artwork.ts";
import { media } from "#schema/artworks/media.ts";
import { supports } from "#schema/artworks/supports.ts";
import { currencies, ratesDateHeader, ratesSchema } from "#schema/currency.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { units } from "#schema/units.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
import { figure } from "#tests/support/figure.ts";
import { readWork } from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { findErrors, hasErrors } from "#web/features/artworks/calculator/form/errors.ts";
import {
  emptyForm,
  type Form,
  toArtworkInput,
  workFacts,
} from "#web/features/artworks/calculator/form/form.ts";
import { typedLength } from "#web/features/artworks/calculator/form/length.ts";
import { type Price, priceOf } from "#web/features/artworks/calculator/form/price.ts";

const count = 10_000;
const parts = Array.from({ length: 20 }, (_, index) => index + 1);
const artistCount = 25;
const worksEach = count / parts.length / artistCount;
/** The rate changes after this number of artists; the last ones have no stored rate, and use the default. */
const artistsADay = 5;

const worker = workerForTests({ isLimited: false });

const anyProfile = fc.record({
  careerStages: fc.subarray([...careerStages], { minLength: 1 }),
  weeklyHours: fc.constantFrom(...weeklyHoursRanges),
  salesHistory: fc.constantFrom(...salesRanges),
  education: fc.subarray([...educationLevels], { minLength: 1 }).map((levels) => levels.join()),
  currency: fc.constantFrom(...currencies),
  customHourlyRateCents: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
});

/** Numbers as typed: integers, with decimals, in full precision, at the limits. */
function typed(least: number, most: number): fc.Arbitrary<string> {
  return fc.oneof(
    fc.integer({ min: Math.ceil(least), max: most }).map(String),
    fc.double({ min: least, max: most, noNaN: true }).map((value) => value.toFixed(2)),
    fc.double({ min: least, max: most, noNaN: true }).map((value) => String(value)),
    fc.constantFrom(String(least), String(most)),
  );
}

/** A filled-in calculator, without errors. */
const anyForm: fc.Arbitrary<Form> = fc
  .record({
    title: fc.constantFrom("", "Low Tide", "Marée basse"),
    units: fc.constantFrom(...units),
    width: typed(0.01, 2000),
    height: typed(0.01, 2000),
    support: fc.constantFrom(...supports),
    medium: fc.constantFrom(...media),
    materials: fc.oneof(fc.constant(""), typed(0, 1_000_000)),
    hours: fc.oneof(fc.constant(""), typed(0, 100_000)),
  })
  .map((fields) => ({
    ...emptyForm(fields.units),
    ...fields,
    width: typedLength(fields.width, fields.units),
    height: typedLength(fields.height, fields.units),
  }))
  .filter((form) => !hasErrors(findErrors(form)));

/** Prices of tampered requests. */
type Tamper = (cents: number) => number;
const tampering = fc.constantFrom<Tamper>(
  () => 0,
  () => 1,
  () => -5,
  () => 1e300,
  () => 5e-324,
  (cents) => (cents + 1) / 100,
  (cents) => (cents - 1) / 100,
  (cents) => cents / 100 + 0.001,
  (cents) => cents,
  (cents) => cents / 200,
);

/** The web client's inputs: the artist and the rates from the API. */
interface Client {
  readonly artist: TestArtist;
  readonly user: User;
  readonly price: (form: Form) => Price;
}

const admin = { email: "admin@example.com", emailVerified: true };

async function openClient(profile: Parameters<typeof signInArtist>[1]): Promise<Client> {
  // The free plan saves one price.
  const artist = await signInArtist(worker, { ...profile, ...admin });
  const user = v.parse(userSchema, await (await artist.request(apiPaths.authUser)).json());
  const answer = await artist.request(apiPaths.currencyRates);
  const date = answer.headers.get(ratesDateHeader);
  const rates = v.parse(ratesSchema, await answer.json());
  const price = (form: Form) => {
    const work = workFacts(form);
    if (work === null) throw new Error("The form has no size.");
    return priceOf(explainPrice(toArtistFacts(user), work, rates, date));
  };
  return { artist, user, price };
}

/** The body that the calculator sends after Calculate. */
function bodyOf(form: Form, price: Price): ArtworkInput {
  const work = workFacts(form);
  if (work === null) throw new Error("The form has no size.");
  const extras = { title: form.title || "Untitled", imageUrl: null, currency: price.currency };
  return toArtworkInput({ ...form, price }, work, extras);
}

/** Whether the stored price and breakdown are those that the client calculated, to the cent. */
function matchesCalculation(stored: Artwork, price: Price): boolean {
  return (
    Math.round((stored.suggestedPrice ?? Number.NaN) * 100) === price.cents &&
    stored.suggestedPrice === price.cents / 100 &&
    stored.currency === price.currency &&
    JSON.stringify(stored.breakdown) === JSON.stringify(price.breakdown)
  );
}

function draw<Value>(arbitrary: fc.Arbitrary<Value>, values: number, seed: number): Value[] {
  return fc.sample(arbitrary, { numRuns: values, seed });
}

async function setRate(part: number, day: number): Promise<void> {
  if (day === artistCount / artistsADay - 1) return worker.env.RATES.delete("rates");
  const [USD] = draw(fc.double({ min: 0.5, max: 1.1, noNaN: true }), 1, Date.now());
  const observed = new Date(Date.now() - (10 * part + day) * 24 * 60 * 60 * 1000);
  const date = observed.toISOString().slice(0, 10);
  await worker.env.RATES.put("rates", JSON.stringify({ USD, date }));
}

/** All of them take minutes: each day has one of the twentieths. */
const partsOfDay = parts.filter((part) => isCaseOfDay(part, parts.length));

test.for(partsOfDay)(
  `figure 15: ${count.toLocaleString("en")} random price inputs, twentieth %d: web and Worker agree to the cent, a tampered price is never kept`,
  async (part, context) => {
    const seed = Date.now();
    const forms = draw(anyForm, artistCount * worksEach, seed);
    const tampers = draw(tampering, forms.length, seed);
    const profiles = draw(anyProfile, artistCount, seed);
    let survived = 0;
    for (const [index, profile] of profiles.entries()) {
      if (index % artistsADay === 0) await setRate(part, index / artistsADay);
      const { artist, price } = await openClient(profile);
      const own = forms.slice(index * worksEach, (index + 1) * worksEach);
      const prices = new Map<string, Price>();
      await runConcurrently(own, async (form, place) => {
        const priced = price(form);
        const body = bodyOf(form, priced);
        // Every other request has another price than the calculator showed.
        const tamper = place % 2 === 0 ? null : tampers[index * worksEach + place];
        const sent = tamper
          ? { ...body, suggestedPrice: tamper(priced.cents), currency: "USD" }
          : body;
        const saved = await readWork(await artist.send("POST", apiPaths.artworks, sent));
        expect
          .soft(matchesCalculation(saved, priced), `seed ${seed}: ${JSON.stringify(sent)}`)
          .toBe(true);
        prices.set(saved.id, priced);
      });
      // Read back, each is the calculated price.
      const works = v.parse(artworksSchema, await (await artist.request(apiPaths.artworks)).json());
      survived += works.filter((work) => {
        const priced = prices.get(work.id);
        return priced !== undefined && matchesCalculation(work, priced);
      }).length;
    }
    figure(context, 15, forms.length, survived);
  },
);

test("figure 15: a tampered price in an edit is never stored either, whether priced inputs change or not", async (context) => {
  const seed = Date.now();
  const { artist, price } = await openClient({ ...draw(anyProfile, 1, seed)[0], currency: "CAD" });
  const forms = draw(anyForm, 200, seed);
  const tampers = draw(tampering, forms.length, seed);
  const survived = await runConcurrently(forms, async (form, place) => {
    const body = bodyOf(form, price(form));
    const { id } = await readWork(await artist.send("POST", apiPaths.artworks, body));
    const next = place % 2 === 0 ? form : (forms[place - 1] ?? form);
    const priced = price(next);
    const suggestedPrice = tampers[place]?.(priced.cents) ?? 0;
    const sent = { ...bodyOf(next, priced), suggestedPrice, currency: "USD" as const };
    const edited = await readWork(await artist.send("PATCH", artworkPath(id), sent));
    expect
      .soft(matchesCalculation(edited, priced), `seed ${seed}: ${JSON.stringify(sent)}`)
      .toBe(true);
    return matchesCalculation(edited, priced);
  });
  figure(context, 15, survived.length, survived.filter(Boolean).length);
});
