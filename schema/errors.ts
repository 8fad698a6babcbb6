import * as v from "valibot";

/** Every error code of the API with its HTTP status. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  UNAUTHORIZED: 401,
  TOKEN_EXPIRED: 401,
  /** The bank asks for authentication (3-D Secure), so the artist has to pay again in person. */
  PAYMENT_ACTION_REQUIRED: 402,
  FORBIDDEN: 403,
  PROFILE_INCOMPLETE: 403,
  UPGRADE_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  /** An asking price below what was offered or paid before needs a reason. */
  LOWERS_PRICE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PAYMENT_UNAVAILABLE: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

const issueSchema = v.object({ path: v.string(), message: v.string() });
export type Issue = v.InferOutput<typeof issueSchema>;

export const errorBodySchema = v.object({
  code: v.picklist(errorCodes),
  message: v.string(),
  issues: v.optional(v.array(issueSchema)),
  requiresLogin: v.optional(v.boolean()),
  requestId: v.optional(v.string()),
  /** With LOWERS_PRICE: the highest price before, in whole cents of the currency that was sent, and whose it was. */
  highestCents: v.optional(v.number()),
  workIds: v.optional(v.array(v.string())),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;

/** The `error` parameter of the landing page after a failed sign-in (specification, section 8). */
export const signInErrorCodes = [
  "network_error",
  "tls_error",
  "fetch_error",
  "timeout_error",
  "connection_error",
  "auth_failed",
] as const;
export type SignInErrorCode = (typeof signInErrorCodes)[number];

export function signInErrorPath(code: SignInErrorCode): string {
  return `/?error=${code}&retry=true`;
}
