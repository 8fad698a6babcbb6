import { CookieJar } from "./cookie-jar.ts";
import { appUrl, type TestWorker } from "./harness.ts";

/** Where a navigation ended: at a page of the application (not loaded), or with a response. */
interface Arrival {
  readonly url: URL;
  readonly response: Response | null;
}

export interface TestBrowser {
  /** The cookies that the application has set. */
  readonly cookies: CookieJar;
  /** One request to the application, its redirect not followed. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** A navigation, with every redirect followed between application and identity provider. */
  readonly visit: (path: string, init?: RequestInit) => Promise<Arrival>;
  /** As `visit`, by a link on another site. */
  readonly visitFromElsewhere: (path: string, init?: RequestInit) => Promise<Arrival>;
  /** Sends the form of the page arrived at. */
  readonly submit: (at: Arrival, fields: Record<string, string>) => Promise<Arrival>;
  /** Sends the provider's form, and returns the callback's address without visiting it. */
  readonly answer: (at: Arrival, fields: Record<string, string>) => Promise<string>;
  /** The whole sign-in, the provider's form included. */
  readonly signIn: (person: Record<string, string>, flow?: string) => Promise<Arrival>;
}

interface BrowserOptions {
  readonly origin?: string;
  /** Each browser has an address of its own, so that the limit for an address holds within a test. */
  readonly address?: string;
}

let browsers = 0;

/** A browser without scripts, whose application is the Worker under test and whose provider is real. */
export function openBrowser(worker: TestWorker, options: BrowserOptions = {}): TestBrowser {
  browsers += 1;
  const { origin = appUrl, address = `192.0.2.${browsers}` } = options;
  const jars = new Map<string, CookieJar>();

  function jarOf(url: URL): CookieJar {
    const jar = jars.get(url.origin) ?? new CookieJar();
    jars.set(url.origin, jar);
    return jar;
  }

  async function send(url: URL, init: RequestInit = {}, isCrossSite = false): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("Accept", "text/html");
    if (!headers.has("Cookie")) {
      headers.set("Cookie", jarOf(url).header(url.pathname, { isCrossSite }));
    }
    if (url.origin === origin) headers.set("CF-Connecting-IP", address);
    const request = url.origin === origin ? worker.request : fetch;
    const response = await request(url.href, { redirect: "manual", ...init, headers });
    jarOf(url).keep(response.headers.getSetCookie());
    return response;
  }

  async function follow(url: URL, init?: RequestInit, untilCallback = false): Promise<Arrival> {
    if (untilCallback && url.origin === origin) return { url, response: null };
    const response = await send(url, init);
    const location = response.headers.get("Location");
    if (location === null) return { url, response };
    const next = new URL(location, url);
    const isPage = next.origin === origin && !next.pathname.startsWith("/api/");
    return isPage ? { url: next, response: null } : follow(next, undefined, untilCallback);
  }

  async function submit(
    at: Arrival,
    fields: Record<string, string>,
    untilCallback = false,
  ): Promise<Arrival> {
    const page = (await at.response?.text()) ?? "";
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`There is no form at ${at.url}`);
    const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const body = new URLSearchParams(hidden.map(([, name = "", value = ""]) => [name, value]));
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return follow(new URL(action, at.url), { method: "POST", body }, untilCallback);
  }

  const visit: TestBrowser["visit"] = (path, init) => follow(new URL(path, origin), init);

  /** Every redirect on the way counts as started on another site, too. */
  async function visitFromElsewhere(path: string, init?: RequestInit): Promise<Arrival> {
    const url = new URL(path, origin);
    const response = await send(url, init, true);
    const location = response.headers.get("Location");
    if (location === null) return { url, response };
    const next = new URL(location, url);
    return next.pathname.startsWith("/api/")
      ? visitFromElsewhere(next.href, init)
      : { url: next, response: null };
  }

  return {
    cookies: jarOf(new URL(origin)),
    request: (path, init) => send(new URL(path, origin), init),
    visit,
    visitFromElsewhere,
    submit,
    answer: async (at, fields) => {
      const { url } = await submit(at, fields, true);
      return url.pathname + url.search;
    },
    signIn: async (person, flow = "login") =>
      submit(await visit(`/api/login?flow=${flow}`), person),
  };
}

/** A browser in which this person is signed in. */
export async function openSignedIn(
  worker: TestWorker,
  person: Record<string, string>,
): Promise<TestBrowser> {
  const browser = openBrowser(worker);
  await browser.signIn(person);
  return browser;
}
