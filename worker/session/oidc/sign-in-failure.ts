import type { SignInErrorCode } from "#schema/errors.ts";

/**
 * A sign-in that did not succeed: `code` is what the landing page is told (specification, section 8), the
 * message is for the log and names no person.
 */
export class SignInFailure extends Error {
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, reason: string) {
    super(reason);
    this.name = "SignInFailure";
    this.code = code;
  }
}
