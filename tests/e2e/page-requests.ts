import type { APIResponse, Page, Request, Route } from "@playwright/test";

interface Holding {
  /** Only the requests of this method are held; the others continue. */
  readonly method?: string;
  /** What becomes of a request once it is released; it continues where nothing else is said. */
  readonly answer?: (route: Route) => Promise<void>;
  /** How many requests; the later ones are not held. */
  readonly times?: number;
}

interface Held {
  /** Those that have come so far. */
  readonly requests: readonly Request[];
  readonly release: () => void;
}

/** Holds the page's requests to an address until they are released. */
export async function holdRequests(
  page: Page,
  address: Parameters<Page["route"]>[0],
  { method, answer = (route) => route.continue(), times }: Holding = {},
): Promise<Held> {
  const released = Promise.withResolvers<void>();
  const requests: Request[] = [];
  const hold = async (route: Route): Promise<void> => {
    const request = route.request();
    if (method !== undefined && request.method() !== method) return route.continue();
    requests.push(request);
    await released.promise;
    return answer(route);
  };
  await page.route(address, hold, times === undefined ? {} : { times });
  return { requests, release: released.resolve };
}

/** Holds the server's answers to the page's requests of `method` to an address until they are released. */
export async function holdAnswers(
  page: Page,
  address: Parameters<Page["route"]>[0],
  method: string,
): Promise<{ readonly answers: readonly APIResponse[]; readonly release: () => void }> {
  const released = Promise.withResolvers<void>();
  const answers: APIResponse[] = [];
  let isReleased = false;
  await page.route(address, async (route) => {
    // A later request needs no detour, and a test that ends does not cut its answer off.
    if (isReleased || route.request().method() !== method) return route.continue();
    const response = await route.fetch();
    answers.push(response);
    await released.promise;
    return route.fulfill({ response });
  });
  function release(): void {
    isReleased = true;
    released.resolve();
  }
  return { answers, release };
}

/** The requests of a page from now on, or those that `counts`. */
export function watchRequests(
  page: Page,
  counts: (request: Request) => boolean = () => true,
): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (counts(request)) requests.push(request);
  });
  return requests;
}

/** The calls of the API from now on, such as `GET /api/artworks`. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Path and query of a request. */
export function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

/** Changes what the server answers to the page. */
export async function changeAnswers<Json>(
  page: Page,
  address: string,
  change: (json: Json) => unknown,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** The server fails at the requests of this method. */
export async function failRequests(page: Page, address: string, method: string): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500 }) : route.fallback(),
  );
}

/** The server answers that the session has expired. */
export async function expireSession(page: Page, address: string): Promise<void> {
  const json = {
    code: "TOKEN_EXPIRED",
    message: "Your session has expired.",
    requiresLogin: true,
  };
  await page.route(address, (route) => route.fulfill({ status: 401, json }));
}
