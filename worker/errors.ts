import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorBody, type ErrorCode, errorStatus, type Issue } from "#schema/errors.ts";
import type { AppContext } from "./http/context.ts";
import { logError, logWarning } from "./log.ts";
import { asStripeError } from "./stripe-library.ts";

interface ErrorDetails {
  readonly issues?: Issue[];
  readonly headers?: Record<string, string>;
  /** With LOWERS_PRICE: the highest price before, in whole cents of the currency that was sent, and whose it was. */
  readonly highestCents?: number;
  readonly workIds?: string[];
}

/** An error that is shown to the caller: its code determines the HTTP status, its message says what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}

export function notFound(): AppError {
  return new AppError("NOT_FOUND", "Nothing was found at this address.");
}

export function conflict(message: string): AppError {
  return new AppError("CONFLICT", message);
}

export function unauthorized(): AppError {
  return new AppError("UNAUTHORIZED", "Unauthorized");
}

/** `Retry-After` says in seconds when the next request is accepted. */
export function rateLimited(message: string, retryAfterSeconds: number): AppError {
  return new AppError("RATE_LIMITED", message, {
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}

/** The only place that turns errors into responses. An unknown error is logged, and the response says nothing of it. */
export function handleError(error: Error, c: Context<AppContext>): Response {
  if (asStripeError(error)) logWarning("a call to Stripe failed", error);
  const known = toAppError(error);
  if (known) {
    const { headers, ...details } = known.details;
    const body: ErrorBody = {
      code: known.code,
      message: known.message,
      ...details,
      ...(known.code === "TOKEN_EXPIRED" && { requiresLogin: true }),
    };
    return c.json(body, errorStatus[known.code] as ContentfulStatusCode, headers);
  }
  logError(error);
  const body: ErrorBody = {
    code: "INTERNAL",
    message: "Something went wrong on our side. Please try again.",
    requestId: c.get("requestId"),
  };
  return c.json(body, errorStatus.INTERNAL);
}

function toAppError(error: Error): AppError | null {
  if (error instanceof AppError) return error;
  // Hono's body limit and validator throw these.
  if (error instanceof HTTPException && error.status === 413) {
    return new AppError("PAYLOAD_TOO_LARGE", "The body is larger than this route accepts.");
  }
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError("VALIDATION_FAILED", "The body is not valid JSON.");
  }
  if (asStripeError(error)) {
    return new AppError(
      "PAYMENT_UNAVAILABLE",
      "Payments are not available right now. Please try again.",
    );
  }
  return null;
}
