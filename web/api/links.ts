import { useQuery } from "@tanstack/react-query";
import { type Link, linkSchema, linksSchema } from "#schema/links/link.ts";
import type { LinkChangeInput, LinkInput } from "#schema/links/link-input.ts";
import { linkPath, linkRevocationPath, linksPaths } from "#schema/links/links-paths.ts";
import { putAnswer, refetchChanged } from "./after-change.ts";
import { callFor } from "./api.ts";
import { callOnce, type Keyed } from "./call-once.ts";
import { pathQuery } from "./path-query.ts";

export const linksQuery = pathQuery(linksPaths.links, linksSchema);

/** The artist's links of every kind, newest first, also those that no longer open. */
export function useLinks(isEnabled = true) {
  return useQuery({ ...linksQuery, enabled: isEnabled });
}

/** The open address of a work's label; null without one. */
export function labelOf(links: readonly Link[], workId: string): Link | null {
  const label = links.find(
    ({ kind, state, workIds }) => kind === "label" && state === "open" && workIds[0] === workId,
  );
  return label ?? null;
}

/** What the page of a label shows before the artist has chosen. */
export const firstLabel = { showPrice: true, showStatus: true, isPublic: false } as const;

type LabelInput = Extract<LinkInput, { readonly kind: "label" }>;

/** Makes the label of a work. A work has one: sent again, it answers the same, without a key. */
export async function makeLabel(
  workId: string,
  shown: Pick<LabelInput, "showPrice" | "showStatus" | "isPublic">,
): Promise<Link> {
  const body = { kind: "label", workId, ...shown };
  const made = await callFor(linkSchema, "POST", linksPaths.links, { body });
  await putLink(made);
  return made;
}

export type RoomInput = Extract<LinkInput, { readonly kind: "room" }>;

/** Makes a room. */
export async function makeRoom(request: Keyed<RoomInput>): Promise<Link> {
  const made = await callOnce(linkSchema, linksPaths.links, request);
  await putLink(made);
  return made;
}

/** The open address of an invoice; null without one. */
export function linkOfInvoice(links: readonly Link[], invoiceId: string): Link | null {
  const link = links.find((one) => one.invoiceId === invoiceId && one.state === "open");
  return link ?? null;
}

/** Makes the address of an invoice. An invoice has one: sent again, it answers the same, without a key. */
export async function makeInvoiceLink(invoiceId: string): Promise<Link> {
  const body = { kind: "invoice", invoiceId };
  const made = await callFor(linkSchema, "POST", linksPaths.links, { body });
  await putLink(made);
  return made;
}

/** Changes a link as it is in this window: a newer version refuses the change. */
export async function saveLink({ id, updatedAt }: Link, input: LinkChangeInput): Promise<Link> {
  const headers = { "If-Match": `"${updatedAt}"` };
  const saved = await callFor(linkSchema, "PATCH", linkPath(id), { body: input, headers });
  await putLink(saved);
  return saved;
}

/** Changes these fields of a link, whatever its others are meanwhile. */
export async function changeLink({ id }: Link, input: LinkChangeInput): Promise<Link> {
  const changed = await callFor(linkSchema, "PATCH", linkPath(id), { body: input });
  await putLink(changed);
  return changed;
}

/** Takes a link back for good. */
export async function revokeLink({ id }: Link): Promise<Link> {
  const revoked = await callFor(linkSchema, "POST", linkRevocationPath(id));
  await putLink(revoked);
  return revoked;
}

/** Fetches the links anew. */
export function refetchLinks(): Promise<void> {
  return refetchChanged({ queryKey: linksQuery.queryKey });
}

/** Puts a link that was made or changed into the cached links, unless they have a newer version of it. */
function putLink(link: Link): Promise<void> {
  return putAnswer(linksQuery.queryKey, (links) => {
    const known = links?.find(({ id }) => id === link.id);
    if (!links || (known && known.updatedAt > link.updatedAt)) return links;
    return known ? links.map((each) => (each === known ? link : each)) : [link, ...links];
  });
}
