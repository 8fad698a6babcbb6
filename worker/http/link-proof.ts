import { hmac } from "./digest.ts";

/** What an address opens, so that the proof of one kind opens no other; of a sender of entries it is a hash. */
type LinkKind = "calendar" | "link" | "sender";

/**
 * The second half of an address that is known only to whoever was given it: an HMAC of its first half, of 22 characters in
 * base64url. It is not stored, so that a copy of the database opens nothing, and the artist can copy the address again.
 */
export async function proofOf(kind: LinkKind, id: string, secret: string): Promise<string> {
  return toBase64Url(await hmac(`${kind} ${id}`, secret));
}

/** An id and its proof by the newest secret, as they are in the address. */
export async function withProof(
  kind: LinkKind,
  id: string,
  [secret = ""]: readonly string[],
): Promise<string> {
  return `${id}.${await proofOf(kind, id, secret)}`;
}

/** Whether one of the secrets made this proof. All are tried in full, so that the time says nothing of how wrong it is. */
export async function isProven(
  kind: LinkKind,
  { id, proof }: { readonly id: string; readonly proof: string },
  secrets: readonly string[],
): Promise<boolean> {
  const proofs = await Promise.all(secrets.map((secret) => proofOf(kind, id, secret)));
  return proofs.map((expected) => isEqual(expected, proof)).includes(true);
}

/** A new first half of an address: 96 random bits, which are 16 characters. */
export function newLinkId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(12)));
}

/** A new code of a label, which is printed and has no second half: 64 random bits, which are 11 characters. */
export function newLabelCode(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(8)));
}

/** In the same time wherever the two differ. */
function isEqual(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  }
  return difference === 0;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
