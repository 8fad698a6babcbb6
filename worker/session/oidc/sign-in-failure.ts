import type { SignInErrorCode } from "#schema/errors.ts";

/**
 * A failed sign-in: `code` is passed to the landing page (specification, section 8); the message is for the log and
 * contains no personal data.
 */
export class SignInFailure extends Error {
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, reason: string) {
    super(reason);
    this.name = "SignInFailure";
    this.code = code;
  }
}
