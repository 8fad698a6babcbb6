/**
 * How a request is treated badly. Kinds that begin with `act` carry it out first.
 * - `hang`: no response, ever.
 * - `hold`: waits until released, then is carried out and answered.
 * - `fail`: 500, which is saved under the idempotency key.
 * - `unavailable`: 503 before anything is looked at; not saved.
 * - `rate-limit`: 429, likewise.
 * - `lock-timeout`: 429 for this object only, as another request has locked it.
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
  /** Only requests that contain it: an id, or an email. */
  readonly about?: string;
  /** How many such requests it leaves alone first. */
  readonly after?: number;
  /** How many requests it affects: one, if not given; 0 is all, until it is cleared. */
  readonly times?: number;
}

interface FaultyRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
}

export interface Faults {
  readonly add: (fault: Fault) => void;
  /** The fault that the request suffers, if any. */
  readonly take: (request: FaultyRequest) => FaultKind | null;
  /** Resolves when everything that is held is released. */
  readonly held: () => Promise<void>;
  readonly release: () => void;
  /** Removes all faults, and releases what is held. */
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
      const { after = 0, times = 1 } = fault;
      faults.push({ fault, spared: after, left: times === 0 ? Number.POSITIVE_INFINITY : times });
    },
    take: (request) => {
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
    held: () => new Promise((resume) => waiting.push(resume)),
    release,
    clear: () => {
      faults = [];
      release();
    },
  };
}

function isAffected(fault: Fault, { method, path, query, body }: FaultyRequest): boolean {
  const about = encodeURIComponent(fault.about ?? "");
  return (
    (fault.method === undefined || fault.method === method) &&
    (fault.path === undefined || path.startsWith(fault.path)) &&
    [path, query, body].some((part) => part.includes(about))
  );
}
