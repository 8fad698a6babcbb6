import { toHex } from "./digest.ts";

/** In hexadecimal digits: 128 bits. */
const sealDigits = 32;

/**
 * What stands behind a session's token in its cookie, and only this Worker can make: it proves without a look
 * at the database that the token was given out here. It opens nothing by itself; the session's row does.
 */
export async function sealOf(token: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "sign",
  ]);
  const mac = await crypto.subtle.sign("HMAC", key, encoder.encode(`session ${token}`));
  return toHex(new Uint8Array(mac)).slice(0, sealDigits);
}

/** The place of the secret that made a seal among these, the newest of which comes first; -1 for none. */
export async function findSealer(
  token: string,
  seal: string,
  secrets: readonly string[],
): Promise<number> {
  for (const [place, secret] of secrets.entries()) {
    if ((await sealOf(token, secret)) === seal) return place;
  }
  return -1;
}

/** The value of a session's cookie. */
export async function sealedToken(
  token: string,
  [secret = ""]: readonly string[],
): Promise<string> {
  return `${token}.${await sealOf(token, secret)}`;
}
