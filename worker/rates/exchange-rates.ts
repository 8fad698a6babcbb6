import * as v from "valibot";

/** The Bank of Canada's series: what one Canadian dollar buys in US dollars, once a business day. */
const series = "FXCADUSD";
const maximumBytes = 256 * 1024;

/** One day's rate as the bank published it; `date` is `YYYY-MM-DD`. */
export interface Observation {
  readonly date: string;
  readonly rate: number;
}

/** An existing day; the pattern itself accepts 30 February. */
const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((date) => toDay(date) === date, "is not a day of the calendar"),
);

const rateSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(\.\d{1,10})?$/, "is not a decimal number"),
  v.transform(Number),
);

/** The fields of the bank's Valet responses that are used here. */
const answerSchema = v.object({
  observations: v.pipe(
    v.array(v.object({ d: daySchema, [series]: v.object({ v: rateSchema }) })),
    v.minLength(1, "is empty"),
    v.maxLength(400, "is longer than requested"),
  ),
});

/**
 * Reads the latest observations, oldest first.
 * @throws Error without a timely, readable response with at least one observation, each of another day.
 */
export async function fetchObservations(url: string, milliseconds: number): Promise<Observation[]> {
  const response = await fetch(url, {
    headers: { Accept: "application/json" },
    redirect: "manual",
    signal: AbortSignal.timeout(milliseconds),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`Exchange rates: answered ${response.status}.`);
  }
  const result = v.safeParse(answerSchema, JSON.parse(await readText(response)));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`Exchange rates: ${v.getDotPath(issue) ?? "the answer"} is not as expected.`);
  }
  const observations = result.output.observations
    .map((observation) => ({ date: observation.d, rate: observation[series].v }))
    .sort((one, other) => one.date.localeCompare(other.date));
  if (new Set(observations.map(({ date }) => date)).size < observations.length) {
    throw new Error("Exchange rates: a day is named twice.");
  }
  return observations;
}

/** The whole body, read only up to the limit. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maximumBytes) throw new Error("Exchange rates: the answer is too long.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function toDay(date: string): string | null {
  const time = Date.parse(date);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
