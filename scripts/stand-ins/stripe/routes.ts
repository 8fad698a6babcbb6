import * as v from "valibot";
import { find, type Ledger } from "./ledger.ts";
import { type Form, integer, type Params, readParams } from "./params.ts";
import type { Collections, Objects } from "./state.ts";

/** What arrives over HTTP. */
export interface IncomingRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface ApiRequest {
  /** What `:id` in the route's path matched, or nothing. */
  readonly id: string;
  readonly form: Form;
  /** A browser with the publishable key: it may confirm intents whose client secret it knows, nothing else. */
  readonly isPublishable: boolean;
}

/** Returns the object that Stripe would, or throws a refusal. */
type Handler = (ledger: Ledger, request: ApiRequest) => object;

/** Handlers by method and path, such as `POST /v1/customers/:id`. */
export type Routes = Readonly<Record<string, Handler>>;

/** A route with the parameters that it takes; all others are refused. */
export function route<Entries extends v.ObjectEntries>(
  entries: Entries,
  answer: (ledger: Ledger, params: Params<Entries>, request: ApiRequest) => object,
): Handler {
  return (ledger, request) => answer(ledger, readParams(entries, request.form), request);
}

/** The object of the id in the path. */
export function findRoute(kind: keyof Objects): Handler {
  return route({}, (ledger, _params, { id }) => find(ledger, kind, id));
}

const limit = v.optional(v.pipe(integer, v.minValue(1), v.maxValue(100)), "10");

/** The first page of what matches, newest first. A customer who is asked for has to exist. */
export function listRoute<Kind extends keyof Objects, Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
  matches: (object: Objects[Kind], params: Params<Entries>) => boolean,
): Handler {
  return (ledger, { form }) => {
    const { limit: most, ...filters } = form;
    const count = readParams({ limit }, most === undefined ? {} : { limit: most }).limit;
    const params = readParams(entries, filters);
    if (typeof form.customer === "string") find(ledger, "customers", form.customer, "customer");
    const { [kind]: held }: Collections = ledger.state;
    const all = Object.values<Objects[Kind]>(held).filter((object) => matches(object, params));
    return { object: "list", data: all.reverse().slice(0, count), has_more: all.length > count };
  };
}
