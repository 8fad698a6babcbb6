import { artistsHeld, limits } from "./limits.ts";
import { calls, type Measured, statements } from "./measured.ts";
import { habits, kinds, scales } from "./mix.ts";
import {
  dollarsFor,
  dollarsForAll,
  type Metered,
  planDollars,
  prices,
  pricesRead,
} from "./prices.ts";
import { type Month, simulate } from "./simulate.ts";

export const performanceFile = "docs/performance.md";

const begin = "<!-- npm run growth writes from here -->";
const end = "<!-- to here -->";

/** The document with what stands between the two marks written anew. */
export function fillDocument(document: string, tables: string): string {
  const [before, rest] = [document.indexOf(begin), document.indexOf(end)];
  if (before < 0 || rest < before) throw new Error(`${performanceFile} has lost its marks.`);
  return `${document.slice(0, before)}${begin}\n\n${tables}\n\n${document.slice(rest)}`;
}

/** All tables of the document, from what was measured and the months played with it. */
export function renderGrowth(measured: Measured): string {
  const months = scales.map((artists) => simulate(artists, measured));
  return [
    `### Answers, as galleries and crowds grow\n\n${renderSizes(measured)}`,
    `### What a call takes\n\n${renderCalls(measured)}`,
    `### Who comes, and what they do in a month\n\n${renderMix()}`,
    `### What the month comes to\n\n${renderMonths(months)}`,
    `### What gives way first\n\n${renderLimits(months)}`,
  ].join("\n\n");
}

function renderSizes({ sizes, on, machine }: Measured): string {
  const rows = sizes.map(({ artists, works, user, list, save }) => [
    count(artists),
    count(works),
    ...[user, list, save].map(({ p50, p99 }) => `${p50} / ${p99}`),
  ]);
  const heads = ["artists at once", "works each", "`auth/user`", "`artworks`", "a save"];
  return `${table(heads, rows)}\n\np50 / p99 in milliseconds, over the network, on one local workerd (${machine}, ${on}).`;
}

function renderCalls(measured: Measured): string {
  const rows = [
    ...calls.map((name) => {
      const { rowsRead, rowsWritten, cpu } = measured.calls[name];
      return [callNames[name], count(rowsRead), count(rowsWritten), cpu.toPrecision(2)];
    }),
    ...statements.map((name) => {
      const { rowsRead, rowsWritten } = measured.statements[name];
      return [callNames[name], count(rowsRead), count(rowsWritten), assumedCpu[name] ?? ""];
    }),
  ];
  const { artist, work, listedWork } = measured.bytes;
  return `${table(["", "rows read", "rows written", "CPU, ms"], rows)}

An artist takes ${count(artist)} bytes of the database, a work ${count(work)}, and ${count(listedWork)} of the list.`;
}

const callNames: Record<(typeof calls)[number] | (typeof statements)[number], string> = {
  user: "`GET /api/auth/user`",
  unchangedList: "`GET /api/artworks`, 304",
  emptyList: "`GET /api/artworks`, 200",
  listedWork: "beside it, for each work",
  rates: "`GET /api/currency/rates`",
  save: "a save",
  saveWithPicture: "a save with a picture",
  edit: "an edit",
  picture: "a picture or thumbnail",
  profileEdit: "a change of the profile",
  signIn: "a sign-in, two requests",
  webhook: "a webhook",
  reconciled: "a subscription read again",
  sweptPicture: "an object looked up by the sweep",
};

const assumedCpu: Partial<Record<(typeof statements)[number], string>> = {
  signIn: `${habits.signInCpu}, assumed`,
  webhook: `${habits.webhookCpu}, assumed`,
  reconciled: `${habits.webhookCpu}, assumed`,
};

function renderMix(): string {
  const heads = ["", "share", "visits", "sign-ins", "works", "new works", "edits"];
  return table(
    heads,
    kinds.map(({ name, share, visits, signIns, works, saves, edits }) => [
      name,
      percent(share),
      ...[visits, signIns, works, saves, edits].map(String),
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

function priceOf(name: Metered): string {
  const { included, dollars: each, per } = prices[name];
  const amount = per === 1 ? "each" : `a ${short(per)}`;
  return `$${each} ${amount} beyond ${short(included)}`;
}

function renderLimits(months: readonly Month[]): string {
  const large = months.at(-1);
  if (large === undefined) throw new Error("No month was played.");
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

export function listSources(): string {
  return (
    [...new Set(Object.values(prices).map(({ source }) => source))].join(", ") +
    `, read ${pricesRead}`
  );
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
