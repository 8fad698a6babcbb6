import type { SignInErrorCode } from "#schema/errors.ts";
import { SignInFailure } from "./sign-in-failure.ts";

/** The statuses that Cloudflare returns when it cannot reach an origin. */
const gatewayFaults: Readonly<Record<number, SignInErrorCode>> = {
  504: "timeout_error",
  521: "connection_error",
  522: "timeout_error",
  523: "connection_error",
  524: "timeout_error",
  525: "tls_error",
  526: "tls_error",
  530: "network_error",
};

/** The statuses of an OAuth error response with a JSON body (RFC 6749, 5.2). */
const refusals = [400, 401];

interface ProviderResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Calls the identity provider and reads the whole body within the timeout.
 * @throws SignInFailure whose code distinguishes an unreachable, a slow and a misbehaving provider.
 */
export async function callProvider(
  input: RequestInfo | URL,
  init: RequestInit,
  milliseconds: number,
): Promise<ProviderResponse> {
  const { status, text } = await read(input, {
    ...init,
    signal: AbortSignal.timeout(milliseconds),
  });
  const fault = gatewayFaults[status];
  if (fault) throw new SignInFailure(fault, `the provider answered ${status}`);
  if ((status < 200 || status > 299) && !refusals.includes(status)) {
    throw new SignInFailure("fetch_error", `the provider answered ${status}`);
  }
  return { status, body: parseJson(text, status) };
}

async function read(input: RequestInfo | URL, init: RequestInit) {
  try {
    const response = await fetch(input, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new SignInFailure(connectionFault(error), `no answer from the provider: ${error}`);
  }
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SignInFailure("fetch_error", `the provider answered ${status} without JSON`);
  }
}

/**
 * The code for a call without a response. The runtime has no codes for this: its message for a refused or dropped
 * connection is "Network connection lost.", and for a failed name look-up "internal error".
 */
export function connectionFault(error: unknown): SignInErrorCode {
  const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
  if (name === "TimeoutError") return "timeout_error";
  if (/\b(tls|ssl|certificate|handshake)\b/i.test(message)) return "tls_error";
  if (/connection (lost|refused|reset)/i.test(message)) return "connection_error";
  return "network_error";
}
