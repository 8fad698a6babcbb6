import type { Form } from "./form.ts";
import type { Ledger } from "./ledger.ts";

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** What stands for `:id` in the route's path, or nothing. */
  readonly id: string;
  readonly form: Form;
  /** A browser with the publishable key may confirm what it knows the client secret of, and nothing else. */
  readonly isPublishable: boolean;
}

/** Answers with the object that Stripe would, or throws a refusal. */
export type Handler = (ledger: Ledger, request: ApiRequest) => object;

export type Route = readonly [method: "GET" | "POST" | "DELETE", path: string, handler: Handler];
