import { artistsHeld, limits } from "./limits.ts";
import { bytes, calls, machine, measuredOn, sizes } from "./measured.ts";
import { kinds, scales } from "./mix.ts";
import { computeMonth, type Month, usageOfLabel } from "./month.ts";
import {
  dollarsFor,
  dollarsForAll,
  dollarsWithoutPlan,
  type Metered,
  planDollars,
  prices,
} from "./prices.ts";

export const performanceFile = "docs/performance.md";

const begin = "<!-- npm run growth writes from here -->";
const end = "<!-- to here -->";

/** The document with the text between its two marks replaced. */
export function fillDocument(document: string, tables: string): string {
  const [before, rest] = [document.indexOf(begin), document.indexOf(end)];
  if (before < 0 || rest < before) throw new Error(`${performanceFile} has lost its marks.`);
  return `${document.slice(0, before)}${begin}\n\n${tables}\n\n${document.slice(rest)}`;
}

/** All tables of the document, from what was measured. */
export function renderGrowth(): string {
  const months = scales.map((artists) => computeMonth(artists));
  return [
    `### Answers, as galleries and the number of artists grow\n\n${renderSizes()}`,
    `### What a call takes\n\n${renderCalls()}`,
    `### Who comes, and what they do in a month\n\n${renderMix()}`,
    `### What the month comes to\n\n${renderMonths(months)}`,
    `### What a much-opened label costs\n\n${renderLabel()}`,
    `### What gives way first\n\n${renderLimits(months)}`,
  ].join("\n\n");
}

function renderSizes(): string {
  const rows = sizes.map(({ artists, works, user, list, save }) => [
    count(artists),
    count(works),
    ...[user, list, save].map(({ p50, p99 }) => `${p50} / ${p99}`),
  ]);
  const heads = ["artists at once", "works each", "`auth/user`", "`artworks`", "a save"];
  return `${table(heads, rows)}\n\np50 / p99 in milliseconds, over the network, on one local workerd (${machine}, ${measuredOn}).`;
}

function renderCalls(): string {
  const rows = callNames.map(([name, what, isCpuAssumed = false]) => {
    const { rowsRead, rowsWritten, cpu } = calls[name];
    const ms = isCpuAssumed ? `${cpu}, assumed` : cpu.toPrecision(2);
    return [what, count(rowsRead), count(rowsWritten), name === "sweptObject" ? "" : ms];
  });
  return `${table(["", "rows read", "rows written", "CPU, ms"], rows)}

An artist takes ${count(bytes.artist)} bytes of the database, a work ${count(bytes.work)}, and ${count(bytes.listedWork)} of the list.`;
}

const callNames: readonly [name: keyof typeof calls, what: string, isCpuAssumed?: true][] = [
  ["user", "`GET /api/auth/user`"],
  ["unchangedList", "`GET /api/artworks`, 304"],
  ["emptyList", "`GET /api/artworks`, 200"],
  ["listedWork", "beside it, for each work"],
  ["rates", "`GET /api/currency/rates`"],
  ["save", "a save"],
  ["saveWithPicture", "a save with a picture"],
  ["edit", "an edit"],
  ["picture", "a picture or thumbnail"],
  ["profileEdit", "a change of the profile"],
  ["guestRoom", "a room of one work, opened by a guest"],
  ["guestLabel", "a label, opened by a guest"],
  ["guestPicture", "a picture or thumbnail of these"],
  ["guestOpened", "that one of these was opened"],
  ["guestEntry", "what a guest sends"],
  ["signIn", "a sign-in, two requests", true],
  ["webhook", "a webhook", true],
  ["reconciled", "a subscription read again", true],
  ["sweptObject", "an object looked up by the sweep"],
];

function renderMix(): string {
  const heads = [
    "",
    "share",
    "visits",
    "sign-ins",
    "works",
    "new works",
    "edits",
    "openings by guests",
  ];
  return table(
    heads,
    kinds.map(({ name, share, visits, signIns, works, saves, edits, openings }) => [
      name,
      percent(share),
      ...[visits, signIns, works, saves, edits, openings].map(String),
    ]),
  );
}

function renderMonths(months: readonly Month[]): string {
  const facts = (what: string, fact: (month: Month) => number) => [
    what,
    "",
    ...months.map((month) => short(fact(month))),
  ];
  const names = Object.keys(prices) as Metered[];
  const rows = [
    facts("visits", ({ visits }) => visits),
    facts("subscriptions", ({ subscribed }) => subscribed),
    facts("works", ({ works }) => works),
    facts("works with a picture", ({ pictures }) => pictures),
    ["The paid plan", `$${planDollars}`, ...months.map(() => dollars(planDollars))],
    ...names.map((name) => [
      `${prices[name].what}, ${prices[name].unit}`,
      priceOf(name),
      ...months.map(
        ({ usage }) => `${short(usage[name])}: ${dollars(dollarsFor(name, usage[name]))}`,
      ),
    ]),
    ["**A month**", "", ...months.map(({ usage }) => `**${dollars(dollarsForAll(usage))}**`)],
    [
      "for each artist",
      "",
      ...months.map(({ usage, artists }) => `$${(dollarsForAll(usage) / artists).toPrecision(2)}`),
    ],
  ];
  const heads = [
    "",
    "price beyond what is included",
    ...scales.map((scale) => `${count(scale)} artists`),
  ];
  return table(heads, rows);
}

/** So many guests scan one label in a month. */
const manyOpenings = 1_000_000;

function renderLabel(): string {
  const usage = usageOfLabel(manyOpenings);
  const names = Object.keys(usage) as Metered[];
  const parts = names.map(
    (name) => `${prices[name].what} ${dollars(dollarsWithoutPlan({ [name]: usage[name] }))}`,
  );
  return `A label that is opened ${short(manyOpenings)} times in a month takes ${dollars(dollarsWithoutPlan(usage))} where the plan includes nothing any more: ${parts.join(", ")}.`;
}

function priceOf(name: Metered): string {
  const { included, dollars: each, per } = prices[name];
  const amount = per === 1 ? "each" : `a ${short(per)}`;
  return `$${each} ${amount} beyond ${short(included)}`;
}

function renderLimits(months: readonly Month[]): string {
  const large = months.at(-1);
  if (large === undefined) throw new Error("There is no month.");
  const held = limits
    .map((limit) => ({ limit, artists: artistsHeld(limit, large) }))
    .sort((one, other) => one.artists - other.artists);
  const rows = held.map(({ limit, artists }) => [
    limit.what,
    `${count(limit.most)} ${limit.unit}`,
    short(artists),
    limit.remedy,
  ]);
  return table(["what", "there is", "holds so many artists", "then"], rows);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`.replaceAll("|  |", "| |");
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

function count(value: number): string {
  return value.toLocaleString("en-CA");
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Two figures: more would claim to be known. */
function short(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString("en-CA", { maximumSignificantDigits: 2 });
}

function dollars(value: number): string {
  return `$${value < 10 ? Number(value.toFixed(2)) : count(Math.round(value))}`;
}
