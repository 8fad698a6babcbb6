import type { Context } from "hono";
import type { AppContext } from "./context.ts";

/** What is between the quotes of each tag that the client says it has, be it weak or strong. */
export function readKnownTags(c: Context<AppContext>): string[] {
  const tags = c.req.header("If-None-Match")?.match(/"[^"]*"/g) ?? [];
  return tags.map((tag) => tag.slice(1, -1));
}

/**
 * The tag of an artist's list of works: which deployment wrote it, and the version of the works. Weak, as
 * what lies between here and the browser may compress the answer.
 */
export function artworksTag(c: Context<AppContext>, version: string): string {
  return `W/"${deployment(c)}${version}"`;
}

/** The version of the list that the client has; null when it has none that this deployment wrote. */
export function readKnownArtworksVersion(c: Context<AppContext>): string | null {
  const prefix = deployment(c);
  const known = readKnownTags(c).find((tag) => tag.startsWith(prefix));
  return known?.slice(prefix.length) ?? null;
}

function deployment(c: Context<AppContext>): string {
  return `${c.env.DEPLOYMENT.id}.`;
}
