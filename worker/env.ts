import * as v from "valibot";
import { foldEmail } from "#schema/fold-email.ts";

/** The platform's bindings (wrangler.toml) and the variables of the configuration (docs/environment.md). */
export interface Bindings {
  readonly DB: D1Database;
  readonly RATES: KVNamespace;
  readonly PICTURES: R2Bucket;
  readonly SIGN_IN_LIMIT: RateLimit;
  readonly PERSON_LIMIT: RateLimit;
  readonly SUBSCRIBE_LIMIT: RateLimit;
  readonly HEALTH_LIMIT: RateLimit;
  readonly UNSEALED_LIMIT: RateLimit;
  readonly LINK_LIMIT: RateLimit;
  readonly ASSETS: Fetcher;
  readonly DEPLOYMENT: WorkerVersionMetadata;
}

const urlSchema = v.pipe(v.string(), v.trim(), v.url("must be an address such as https://…"));
const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

const list = (separator: string) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== ""),
    ),
  );

/** An optional variable: missing or empty, it is null. */
const unlessEmpty = (schema: v.GenericSchema<string>) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      schema,
    ]),
    "",
  );

/** Even in hexadecimal, 32 characters are 128 bits; a shorter secret could be guessed. */
const shortestSecret = 32;

const secrets = v.pipe(
  list(","),
  v.minLength(1, "must hold at least one secret"),
  v.everyItem(
    (secret) => secret.length >= shortestSecret,
    `must hold secrets of at least ${shortestSecret} characters: openssl rand -base64 32 makes one`,
  ),
);

const settingsSchema = v.object({
  APP_URL: v.pipe(
    urlSchema,
    v.transform((url) => new URL(url).origin),
  ),
  AUTH_SECRET: secrets,
  /** Makes the addresses that open something without a session. */
  LINK_SECRET: secrets,
  OIDC_ISSUER: urlSchema,
  OIDC_CLIENT_ID: textSchema,
  OIDC_CLIENT_SECRET: textSchema,
  RATES_URL: urlSchema,
  STRIPE_SECRET_KEY: textSchema,
  STRIPE_WEBHOOK_SECRET: v.pipe(list(","), v.minLength(1, "must hold at least one secret")),
  STRIPE_PUBLISHABLE_KEY: unlessEmpty(
    v.pipe(textSchema, v.startsWith("pk_", "must begin with pk_")),
  ),
  STRIPE_API_BASE: unlessEmpty(urlSchema),
  OUTBOUND_TIMEOUT_MS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,6}$/, "must be a number of milliseconds"),
      v.transform(Number),
      v.minValue(1, "must not be 0"),
    ),
    "10000",
  ),
  ADMIN_EMAILS: v.pipe(
    v.optional(v.string(), ""),
    list(","),
    v.transform((emails) => emails.map(foldEmail)),
  ),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

const validated = new WeakMap<Bindings, Settings>();

/**
 * The configuration, validated once per isolate.
 * @throws Error that names every variable which is missing or wrong.
 */
export function readSettings(env: Bindings): Settings {
  const known = validated.get(env);
  if (known) return known;
  const result = v.safeParse(settingsSchema, env);
  if (!result.success) {
    const problems = result.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? "?";
      return `${name} ${issue.received === "undefined" ? "is missing" : issue.message}`;
    });
    throw new Error(`Configuration: ${problems.join("; ")}. See docs/environment.md.`);
  }
  validated.set(env, result.output);
  return result.output;
}
