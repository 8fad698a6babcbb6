import type { Context } from "hono";
import type { UserRow } from "#worker/db/tables.ts";
import type { KnownArtworks } from "#worker/session/queries.ts";
import type { AppContext } from "./context.ts";

/**
 * Several people may share a browser, which offers the next one the tags of the one before. So each tag of an
 * answer that differs by person names the person: 304 then never means somebody else's answer.
 */

/** What is between the quotes of each tag that the client says it has, be it weak or strong. */
export function readKnownTags(c: Context<AppContext>): string[] {
  const tags = c.req.header("If-None-Match")?.match(/"[^"]*"/g) ?? [];
  return tags.map((tag) => tag.slice(1, -1));
}

/**
 * The tag of an artist's list of works: which deployment wrote it, the artist, and the version of the works.
 * Weak, as what lies between here and the browser may compress the answer.
 */
export function artworksTag(
  c: Context<AppContext>,
  { id, artworksVersion }: Pick<UserRow, "id" | "artworksVersion">,
): string {
  return `W/"${deployment(c)}${id}.${artworksVersion}"`;
}

/** The list that the client has; null when it has none that this deployment wrote. */
export function readKnownArtworks(c: Context<AppContext>): KnownArtworks | null {
  const prefix = deployment(c);
  const known = readKnownTags(c).find((tag) => tag.startsWith(prefix));
  const [userId, version] = known?.slice(prefix.length).split(".") ?? [];
  return userId !== undefined && version !== undefined ? { userId, version } : null;
}

/** What is between the quotes of the tag of a picture and its thumbnail. */
export function pictureTag(userId: string, pictureHash: string): string {
  return `${userId}.${pictureHash}`;
}

function deployment(c: Context<AppContext>): string {
  return `${c.env.DEPLOYMENT.id}.`;
}
