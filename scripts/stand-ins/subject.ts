import { createHash } from "node:crypto";
import { foldEmail } from "#schema/fold-email.ts";

/** Derived from the email, so that a person stays the same person when the stand-in restarts. */
export function subjectFor(email: string): string {
  return createHash("sha256").update(foldEmail(email)).digest("hex").slice(0, 32);
}
