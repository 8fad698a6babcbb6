import { toHex } from "./digest.ts";

/** In hexadecimal digits: 128 bits. */
const sealDigits = 32;

/**
 * The signature after a session's token in its cookie (decision 025). It proves without a database query that this
 * Worker issued the token; whether the session is valid is in its row.
 */
async function sealOf(token: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "sign",
  ]);
  const mac = await crypto.subtle.sign("HMAC", key, encoder.encode(`session ${token}`));
  return toHex(new Uint8Array(mac)).slice(0, sealDigits);
}

/** The index of the secret that made this seal, the newest being first; -1 for none. */
export async function findSealer(
  token: string,
  seal: string,
  secrets: readonly string[],
): Promise<number> {
  for (const [index, secret] of secrets.entries()) {
    if ((await sealOf(token, secret)) === seal) return index;
  }
  return -1;
}

/** The value of a session's cookie, sealed with the newest secret. */
export async function sealedToken(
  token: string,
  [secret = ""]: readonly string[],
): Promise<string> {
  return `${token}.${await sealOf(token, secret)}`;
}
