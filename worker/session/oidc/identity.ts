import * as v from "valibot";
import { nameMaximum } from "#schema/profile.ts";

/** A claim that may be absent or of an odd type: neither keeps anyone from signing in. */
function textClaim(maximum: number) {
  return v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(maximum)), "");
}

/** Not trimmed: an address with a space about it is not the address without. */
const emailClaim = v.fallback(v.pipe(v.string(), v.regex(/^\S*$/), v.maxLength(320)), "");

const pictureClaim = v.fallback(
  v.nullable(v.pipe(v.string(), v.url(), v.startsWith("https://"), v.maxLength(2_000))),
  null,
);

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: emailClaim,
  email_verified: v.fallback(v.boolean(), false),
  given_name: textClaim(nameMaximum),
  family_name: textClaim(nameMaximum),
  picture: pictureClaim,
});

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
}

/** Who the provider says has signed in, from its userinfo claims; null when they name nobody. */
export function readIdentity(issuer: string, claims: unknown): Identity | null {
  const result = v.safeParse(claimsSchema, claims);
  if (!result.success) return null;
  const { sub, email, email_verified, given_name, family_name, picture } = result.output;
  return {
    // With and without its last slash an issuer is the same one.
    issuer: issuer.replace(/\/$/, ""),
    subject: sub,
    email,
    emailVerified: email_verified && email !== "",
    firstName: given_name,
    lastName: family_name,
    profileImageUrl: picture,
  };
}
