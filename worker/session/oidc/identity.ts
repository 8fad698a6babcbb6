import * as v from "valibot";
import { nameMaximum } from "#schema/artist/profile.ts";
import { isCleanLine, oneLine } from "#schema/text.ts";

/** A claim that may be missing or of an unexpected type; neither prevents a sign-in. */
function textClaim(maximum: number) {
  return v.fallback(v.pipe(v.string(), oneLine, v.trim(), v.maxLength(maximum)), "");
}

/** Identifies a person, so it is never changed: without one character it could identify another. */
const identifyingText = v.pipe(v.string(), v.check(isCleanLine));

/** Not trimmed: an address with spaces around it is another address. */
const emailClaim = v.fallback(v.pipe(identifyingText, v.regex(/^\S*$/), v.maxLength(320)), "");

const pictureClaim = v.fallback(
  v.nullable(v.pipe(identifyingText, v.url(), v.startsWith("https://"), v.maxLength(2_000))),
  null,
);

const claimsSchema = v.object({
  sub: v.pipe(identifyingText, v.nonEmpty()),
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

/** The user who has signed in, from the provider's userinfo claims; null when they have no subject. */
export function readIdentity(issuer: string, claims: unknown): Identity | null {
  const result = v.safeParse(claimsSchema, claims);
  if (!result.success) return null;
  const { sub, email, email_verified, given_name, family_name, picture } = result.output;
  return {
    // An issuer is the same with and without a slash at the end.
    issuer: issuer.replace(/\/$/, ""),
    subject: sub,
    email,
    emailVerified: email_verified && email !== "",
    firstName: given_name,
    lastName: family_name,
    profileImageUrl: picture,
  };
}
