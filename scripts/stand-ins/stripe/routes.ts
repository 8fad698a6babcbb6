import type { Form } from "./form.ts";
import type { Ledger } from "./ledger.ts";

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** What `:id` in the route's path matched, or nothing. */
  readonly id: string;
  readonly form: Form;
  /** A browser with the publishable key: it may confirm intents whose client secret it knows, nothing else. */
  readonly isPublishable: boolean;
}

/** Returns the object that Stripe would, or throws a refusal. */
export type Handler = (ledger: Ledger, request: ApiRequest) => object;

/** Handlers by method and path, such as `POST /v1/customers/:id`. */
export type Routes = Readonly<Record<string, Handler>>;
