/** Stripe's error, as it is sent under `error`. */
interface RefusalBody {
  readonly type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly payment_intent?: unknown;
}

/** Thrown by whatever handles a request; formatted once, where the request is answered. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalidRequest(
  message: string,
  details: { readonly code?: string; readonly param?: string } = {},
  status = 400,
): Refusal {
  return new Refusal(status, { type: "invalid_request_error", message, ...details });
}

/** Stripe answers an unknown id among the parameters with 400, and one in the path with 404. */
export function missing(what: string, id: string, param?: string): Refusal {
  const details = { code: "resource_missing", param: param ?? "id" };
  return invalidRequest(`No such ${what}: '${id}'`, details, param === undefined ? 404 : 400);
}

export function serverError(): Refusal {
  return new Refusal(500, {
    type: "api_error",
    message: "An unknown error occurred. (The local stand-in was configured to fail.)",
  });
}
