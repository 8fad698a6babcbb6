import type { BrowserContext } from "@playwright/test";

/** The violations and errors that the browser reported on the application's own pages. */
interface Complaints {
  /** Those since the last call. */
  readonly take: () => string[];
}

/** Without a session the current user is a 401, and a missing page a 404; the browser reports both. */
const expected =
  /^Failed to load resource: .* (401 .*\/api\/auth\/user|404 .*\/(nothing-here|rien))$/;

/** Records violations of the policy, console errors and uncaught exceptions. */
export async function watchPolicy(context: BrowserContext, origin: string): Promise<Complaints> {
  const reported: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.error(`Violation of ${effectiveDirective}: ${blockedURI}`);
    });
  });
  context.on("console", (message) => {
    const page = message.page();
    if (message.type() !== "error" || !page?.url().startsWith(origin)) return;
    const text = `${message.text()} ${message.location().url}`;
    if (!expected.test(text)) reported.push(text);
  });
  context.on("weberror", (error) => {
    if (error.page()?.url().startsWith(origin)) reported.push(String(error.error()));
  });
  return { take: () => reported.splice(0) };
}
