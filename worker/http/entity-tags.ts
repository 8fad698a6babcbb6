import type { Context } from "hono";

/**
 * What is between the quotes of each tag in `If-None-Match`, weak or strong. Users who share a browser share its
 * cache: the tag of an answer that differs by user contains the user's id, so that a 304 never means another
 * user's answer (decision 024).
 */
export function readKnownTags(c: Context): string[] {
  const tags = c.req.header("If-None-Match")?.match(/"[^"]*"/g) ?? [];
  return tags.map((tag) => tag.slice(1, -1));
}
