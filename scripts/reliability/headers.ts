/** What figure 13 requires of every response, from the Worker and from static files. */

interface Readable {
  readonly get: (name: string) => string | null;
}

const scripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
const link = ["https://link.com", "https://*.link.com"];

/**
 * What Stripe asks of a page's policy for the Payment Element, which also offers Link
 * (https://docs.stripe.com/security/guide#content-security-policy), and nothing beyond.
 */
export const stripeSources: Readonly<Record<string, readonly string[]>> = {
  "script-src": scripts,
  "connect-src": ["https://api.stripe.com", ...link],
  "frame-src": [...scripts, "https://hooks.stripe.com", ...link],
};
const own = ["'none'", "'self'"];

/** What an answer lacks, in words; nothing when it is as it should be. */
export function faultsOf(headers: Readable, isSecure: boolean): string[] {
  const faults = new Set<string>();
  const demand = (isMet: boolean, fault: string) => isMet || faults.add(fault);
  demand(headers.get("X-Content-Type-Options") === "nosniff", "no nosniff");
  demand(
    /^(strict-origin|no-referrer|same-origin)/.test(headers.get("Referrer-Policy") ?? ""),
    "no Referrer-Policy",
  );
  for (const feature of ["camera", "geolocation", "microphone"]) {
    const policy = headers.get("Permissions-Policy") ?? "";
    demand(policy.includes(`${feature}=()`), `no Permissions-Policy for ${feature}`);
  }
  if (isSecure) {
    const age = /^max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1];
    demand(Number(age) >= 31_536_000, "no HSTS for a year");
  }
  const policy = readPolicy(headers.get("Content-Security-Policy") ?? "");
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) {
    demand(policy.get(name)?.join() === "'none'", `no ${name} 'none'`);
  }
  demand(policy.get("default-src")?.join() === "'none'", "no default-src 'none'");
  for (const [name, sources] of policy) {
    for (const source of sources) {
      demand(isAllowed(name, source), `${name} lets ${source} in`);
    }
  }
  return [...faults];
}

export function readPolicy(text: string): Map<string, string[]> {
  return new Map(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources]),
  );
}

/**
 * Only Stripe from outside, https pictures for avatars, and styles inline. Scripts are files, but for what a page
 * holds itself and the policy names by its content.
 */
function isAllowed(directive: string, source: string): boolean {
  if (own.includes(source)) return true;
  if (directive === "style-src") return source === "'unsafe-inline'";
  if (directive === "img-src") return ["data:", "blob:", "https:"].includes(source);
  if (directive === "script-src" && /^'sha256-[\w+/]{43}='$/.test(source)) return true;
  return stripeSources[directive]?.includes(source) ?? false;
}
