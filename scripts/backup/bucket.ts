import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { offline } from "../local/offline.ts";
import type { Place } from "./arguments.ts";
import { type StoredObject, sha256 } from "./files.ts";

interface OpenBucket {
  readonly bucket: R2Bucket;
  readonly close: () => Promise<void>;
}

/** The bucket of the pictures. */
export async function openBucket(place: Place): Promise<OpenBucket> {
  Object.assign(process.env, offline);
  const { env, dispose } = await getPlatformProxy<{ PICTURES: R2Bucket }>(
    place === "--local"
      ? { configPath: "wrangler.toml", remoteBindings: false }
      : { configPath: writeRemoteConfiguration(), remoteBindings: true },
  );
  return { bucket: env.PICTURES, close: dispose };
}

/** A configuration of the bucket alone, as the account has it. */
function writeRemoteConfiguration(): string {
  const configuration = readFileSync("wrangler.toml", "utf8");
  const line = (pattern: RegExp) => pattern.exec(configuration)?.[0] ?? "";
  const bucket = line(/^\[\[r2_buckets\]\]\n(?:\w.*\n)+/m);
  const file = join(".tmp", "bucket", "wrangler.toml");
  mkdirSync(join(".tmp", "bucket"), { recursive: true });
  writeFileSync(
    file,
    `${line(/^name = .*$/m)}\n${line(/^compatibility_date = .*$/m)}\n${bucket}remote = true\n`,
  );
  return file;
}

/** Every object of the bucket, without its content. */
export async function* listBucket(bucket: R2Bucket): AsyncGenerator<R2Object> {
  let cursor: string | undefined;
  do {
    const page: R2Objects = await bucket.list({ ...(cursor !== undefined && { cursor }) });
    yield* page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}

interface ReadObject {
  readonly object: StoredObject;
  readonly bytes: Uint8Array;
}

/** An object with its content and its metadata; null when it has been deleted. */
export async function readObject(bucket: R2Bucket, key: string): Promise<ReadObject | null> {
  const body = await bucket.get(key);
  if (body === null) return null;
  const bytes = new Uint8Array(await body.arrayBuffer());
  const httpMetadata = Object.entries(body.httpMetadata ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const object = {
    key,
    sha256: sha256(bytes),
    httpMetadata: Object.fromEntries(httpMetadata),
    customMetadata: body.customMetadata ?? {},
  };
  return { object, bytes };
}
