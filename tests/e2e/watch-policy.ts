import type { BrowserContext } from "@playwright/test";

/** What the browser has complained of on the application's own pages. */
export interface Complaints {
  /** Those since the last look, with nothing left for the next. */
  readonly take: () => string[];
}

/** Without a session the current user is 401, and a page that is not there 404; the browser notes each. */
const expected =
  /^Failed to load resource: .* (401 .*\/api\/auth\/user|404 .*\/(nothing-here|rien))$/;

/** Listens for violations of the policy, for what the console is told as an error, and for what is thrown. */
export async function watchPolicy(context: BrowserContext, origin: string): Promise<Complaints> {
  const heard: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.error(`Violation of ${effectiveDirective}: ${blockedURI}`);
    });
  });
  context.on("console", (message) => {
    const page = message.page();
    if (message.type() !== "error" || !page?.url().startsWith(origin)) return;
    const text = `${message.text()} ${message.location().url}`;
    if (!expected.test(text)) heard.push(text);
  });
  context.on("weberror", (error) => {
    if (error.page()?.url().startsWith(origin)) heard.push(String(error.error()));
  });
  return { take: () => heard.splice(0) };
}
