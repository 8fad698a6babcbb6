import type { Context } from "hono";
import type { UserRow } from "#worker/db/tables.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readKnownTags } from "#worker/http/entity-tags.ts";

/** Whose list of works a client has, and in which version. */
export interface KnownList {
  readonly userId: string;
  readonly version: string;
}

/**
 * The entity tag of a user's list of works: the deployment that wrote it, the user, and the version of the works.
 * Weak, because proxies may compress the answer.
 */
export function listTag(
  c: Context<AppContext>,
  { id, artworksVersion }: Pick<UserRow, "id" | "artworksVersion">,
): string {
  return `W/"${deploymentOf(c)}${id}.${artworksVersion}"`;
}

/** The list that the client has; null when it has none that this deployment wrote. */
export function readKnownList(c: Context<AppContext>): KnownList | null {
  const prefix = deploymentOf(c);
  const known = readKnownTags(c).find((tag) => tag.startsWith(prefix));
  const [userId, version] = known?.slice(prefix.length).split(".") ?? [];
  return userId !== undefined && version !== undefined ? { userId, version } : null;
}

function deploymentOf(c: Context<AppContext>): string {
  return `${c.env.DEPLOYMENT.id}.`;
}
