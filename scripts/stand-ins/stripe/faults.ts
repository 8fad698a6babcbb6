import type { Incoming } from "./api.ts";

/**
 * How a request is mistreated. What begins with `act` is carried out first.
 * - `hang`: no answer, ever.
 * - `hold`: waits until released, then is carried out and answered.
 * - `fail`: 500, and the idempotency key keeps it.
 * - `unavailable`: 503 before anything was looked at; no key keeps it.
 * - `rate-limit`: 429, likewise.
 * - `lock-timeout`: 429 for this object alone, as another request has locked it.
 * - `disconnect`: the connection breaks.
 */
export const faultKinds = [
  "hang",
  "hold",
  "fail",
  "unavailable",
  "rate-limit",
  "lock-timeout",
  "disconnect",
  "act-then-hang",
  "act-then-fail",
  "act-then-disconnect",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Any method, if not given. */
  readonly method?: string;
  /** The beginning of the path, such as `/v1/subscriptions`; any, if not given. */
  readonly path?: string;
  /** Only requests that name it: an id, or an email. */
  readonly about?: string;
  /** How many such requests it lets go first. */
  readonly after?: number;
  /** How many requests it strikes: one, if not given; 0 is all until further notice. */
  readonly times?: number;
}

type FaultyRequest = Pick<Incoming, "method" | "path" | "query" | "body">;

export interface Faults {
  readonly add: (fault: Fault) => void;
  /** What the request is to suffer, if anything; each is used up as it strikes. */
  readonly take: (request: FaultyRequest) => FaultKind | null;
  /** Ends when everything that is held is released. */
  readonly held: () => Promise<void>;
  readonly release: () => void;
  /** Forgets all faults, and releases what is held. */
  readonly clear: () => void;
}

export function createFaults(): Faults {
  let faults: { fault: Fault; spared: number; left: number }[] = [];
  let waiting: (() => void)[] = [];
  const release = () => {
    const released = waiting;
    waiting = [];
    for (const resume of released) resume();
  };
  return {
    add: (fault) => {
      faults.push({
        fault,
        spared: fault.after ?? 0,
        left: fault.times === 0 ? Number.POSITIVE_INFINITY : (fault.times ?? 1),
      });
    },
    take: (request) => {
      const struck = faults.find((candidate) => {
        if (!strikes(candidate.fault, request)) return false;
        candidate.spared -= 1;
        return candidate.spared < 0;
      });
      if (!struck) return null;
      struck.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return struck.fault.kind;
    },
    held: () => new Promise((resume) => waiting.push(resume)),
    release,
    clear: () => {
      faults = [];
      release();
    },
  };
}

function strikes(fault: Fault, { method, path, query, body }: FaultyRequest): boolean {
  return (
    (fault.method === undefined || fault.method === method) &&
    (fault.path === undefined || path.startsWith(fault.path)) &&
    (fault.about === undefined ||
      [path, query, body].some((part) => part.includes(encodeURIComponent(fault.about ?? ""))))
  );
}
