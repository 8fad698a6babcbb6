import type { QueryFunctionContext } from "@tanstack/react-query";
import * as v from "valibot";
import { apiPaths, loginPath } from "#schema/api-paths.ts";
import { signedInAsHeader } from "#schema/artist/user.ts";
import { type ErrorBody, type ErrorCode, errorBodySchema } from "#schema/errors.ts";
import { probeConnection } from "#web/browser/connection.ts";
import { openInTopWindow } from "#web/browser/leave-page.ts";
import { abortAfter } from "#web/browser/request-timeout.ts";
import { storeReturnPath } from "#web/browser/return-path.ts";
import { collectPreloaded, forgetPreloaded, takePreloaded } from "./preloaded.ts";

/** Time to read the reason before the log-in page opens, in milliseconds (specification, section 8). */
const sessionExpiryDelay = 1000;

/** A non-OK answer. The text is the status, a colon and the body (specification, section 8). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const result = v.safeParse(errorBodySchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

let shownUserId: string | null = null;

/** From now on every request names this user, and is refused for another one, who may have signed in in another tab. */
export function bindCalls(userId: string): void {
  shownUserId = userId;
  collectPreloaded((path) =>
    send(path, { credentials: "include", signal: abortAfter(timeoutFor(null)) }),
  );
}

/** Without the header of the shown user: these are not refused for another one. */
const unboundPaths: readonly string[] = [
  apiPaths.authUser,
  apiPaths.currencyRates,
  apiPaths.logout,
];

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** For the whole response, in milliseconds; by default the same for all. */
  readonly timeout?: number;
}

/** Sends a request and returns its response; the content type is set only with a body. */
export async function call(
  method: Method,
  path: string,
  { body, headers, timeout }: CallOptions = {},
): Promise<Response> {
  if (method !== "GET") forgetPreloaded();
  const text = body === undefined ? null : JSON.stringify(body);
  const preloaded = await takePreloadedFor(shownUserId, path);
  const response =
    preloaded ??
    (await send(path, {
      method,
      credentials: "include",
      headers: {
        ...(text !== null && { "Content-Type": "application/json" }),
        ...(shownUserId !== null &&
          !unboundPaths.includes(path) && { [signedInAsHeader]: shownUserId }),
        ...headers,
      },
      body: text,
      signal: abortAfter(timeout ?? timeoutFor(text)),
    }));
  if (response.ok) return response;
  const error = new ApiError(response.status, (await response.text()) || response.statusText);
  if (isSessionExpired(error) && path !== apiPaths.authUser) leaveForLogin();
  throw error;
}

/** Null as well if the answer belongs to another user, who had signed in before the page knew whom it shows. */
async function takePreloadedFor(userId: string | null, path: string): Promise<Response | null> {
  const response = await takePreloaded(path);
  if (!response) return null;
  return !response.ok || response.headers.get(signedInAsHeader) === userId ? response : null;
}

/** After this time without an answer the request is aborted. */
const answerTimeoutMs = 30_000;
/** Characters per millisecond that a slow connection sends. */
const slowLine = 16;

function timeoutFor(text: string | null): number {
  return answerTimeoutMs + (text?.length ?? 0) / slowLine;
}

/** Rejects like `fetch` when there is no answer, and then checks the connection. */
async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    void probeConnection();
    throw error;
  }
}

/** Sends a request and validates its response. */
export async function callFor<Schema extends v.GenericSchema>(
  schema: Schema,
  method: Method,
  path: string,
  options?: CallOptions,
): Promise<v.InferOutput<Schema>> {
  const response = await call(method, path, options);
  return v.parse(schema, await response.json());
}

/** The query function for a key that consists of the segments of its path. */
export function fetchKey<Schema extends v.GenericSchema>(schema: Schema) {
  return ({ queryKey }: QueryFunctionContext): Promise<v.InferOutput<Schema>> =>
    callFor(schema, "GET", toPath(queryKey));
}

export function toPath(queryKey: readonly unknown[]): string {
  return `/${queryKey.join("/")}`;
}

/** The key that consists of the segments of the path. */
export function toKey(path: string): string[] {
  return path.slice(1).split("/");
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.body?.code === code;
}

/** A message of the form '401: …Unauthorized' (specification, section 8). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}

export function isSessionExpired(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 401 &&
    error.body?.code === "TOKEN_EXPIRED" &&
    error.body.requiresLogin === true
  );
}

function leaveForLogin(): void {
  console.warn("Session expired - redirecting to login");
  storeReturnPath();
  setTimeout(() => openInTopWindow(loginPath()), sessionExpiryDelay);
}
