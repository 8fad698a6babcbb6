import { invalidRequest, Refusal } from "./refusal.ts";
import type { IncomingRequest } from "./routes.ts";

/**
 * How a request is treated badly. Kinds that begin with `act` carry it out first.
 * - `hang`: no response, ever.
 * - `hold`: waits until released, then is carried out and answered.
 * - `fail`: 500, which is saved under the idempotency key.
 * - `unavailable`, `rate-limit`, `lock-timeout`: refused before anything is looked at, which is not saved.
 * - `disconnect`: the connection breaks.
 */
const faultKinds = [
  ...(["hang", "hold", "fail", "unavailable", "rate-limit", "lock-timeout", "disconnect"] as const),
  ...(["act-then-hang", "act-then-fail", "act-then-disconnect"] as const),
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What is refused before anything is looked at. */
export const earlyRefusals: Partial<Record<FaultKind, Refusal>> = {
  unavailable: new Refusal(503, { type: "api_error", message: "Stripe is unavailable." }),
  "rate-limit": invalidRequest("Request rate limit exceeded.", { code: "rate_limit" }, 429),
  "lock-timeout": invalidRequest(
    "This object cannot be accessed right now because another request has locked it.",
    { code: "lock_timeout" },
    429,
  ),
};

export interface Fault {
  readonly kind: FaultKind;
  /** Any method, if not given. */
  readonly method?: string;
  /** The beginning of the path, such as `/v1/subscriptions`; any, if not given. */
  readonly path?: string;
  /** Only requests that contain it: an id, or an email. */
  readonly about?: string;
  /** How many such requests it leaves alone first. */
  readonly after?: number;
  /** How many requests it affects: one, if not given; 0 is all, until it is cleared. */
  readonly times?: number;
}

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: { fault: Fault; spared: number; left: number }[] = [];
  let hold = Promise.withResolvers<void>();
  const release = () => {
    hold.resolve();
    hold = Promise.withResolvers();
  };
  return {
    add: (fault: Fault) => {
      if (!faultKinds.includes(fault.kind)) throw invalidRequest(`Unknown fault: ${fault.kind}`);
      const { after = 0, times = 1 } = fault;
      faults.push({ fault, spared: after, left: times === 0 ? Number.POSITIVE_INFINITY : times });
    },
    /** The fault that the request suffers, if any. */
    take: (request: IncomingRequest) => {
      const taken = faults.find((candidate) => {
        if (!isAffected(candidate.fault, request)) return false;
        candidate.spared -= 1;
        return candidate.spared < 0;
      });
      if (!taken) return null;
      taken.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return taken.fault.kind;
    },
    /** Resolves when everything that is held is released. */
    held: () => hold.promise,
    release,
    /** Removes all faults, and releases what is held. */
    clear: () => {
      faults = [];
      release();
    },
  };
}

function isAffected(fault: Fault, { method, path, query, body }: IncomingRequest): boolean {
  const about = encodeURIComponent(fault.about ?? "");
  return (
    (fault.method === undefined || fault.method === method) &&
    (fault.path === undefined || path.startsWith(fault.path)) &&
    [path, query, body].some((part) => part.includes(about))
  );
}
