/** The URL contract of links, apart from `apiPaths`, which the first view loads. */
export const linksPaths = {
  links: "/api/links",
  link: "/api/links/:id",
  linkRevocation: "/api/links/:id/revoke",
  entries: "/api/entries",
  entryAcceptance: "/api/entries/:id/accept",
  entryDecline: "/api/entries/:id/decline",
  /** For guests, without a session: an address is `{id}.{proof}`. */
  guest: "/api/guest/:address",
  guestOpened: "/api/guest/:address/opened",
  guestImage: "/api/guest/:address/works/:workId/image",
  guestEntries: "/api/guest/:address/entries",
  guestAgreement: "/api/guest/:address/versions/:version",
  guestLabel: "/api/guest/labels/:code",
  guestLabelOpened: "/api/guest/labels/:code/opened",
  guestLabelImage: "/api/guest/labels/:code/image",
} as const;

/**
 * The pages of guests: of a room, an invoice or an agreement, and of a label, whose address is printed; and for the artist alone
 * the page of an agreement that is not sent yet, as its gallery will see it.
 */
export const guestPages = {
  link: "/l/:address",
  unsent: "/l/drafts/:id",
  label: "/w/:code",
} as const;

export function linkPath(id: string): string {
  return linksPaths.link.replace(":id", encodeURIComponent(id));
}

export function linkRevocationPath(id: string): string {
  return linksPaths.linkRevocation.replace(":id", encodeURIComponent(id));
}

export function entryAcceptancePath(id: string): string {
  return linksPaths.entryAcceptance.replace(":id", encodeURIComponent(id));
}

export function entryDeclinePath(id: string): string {
  return linksPaths.entryDecline.replace(":id", encodeURIComponent(id));
}

type AddressedPath = "guest" | "guestOpened" | "guestEntries";

/** The path of what a guest asks for at an address. */
export function guestPath(name: AddressedPath, address: string): string {
  return linksPaths[name].replace(":address", address);
}

export function guestImagePath(address: string, workId: string): string {
  return linksPaths.guestImage
    .replace(":address", address)
    .replace(":workId", encodeURIComponent(workId));
}

/** The page of an agreement, or a change of one, that is not sent yet. */
export function unsentPagePath(id: string): string {
  return guestPages.unsent.replace(":id", encodeURIComponent(id));
}

/** The path of a confirmed version of the agreement at an address. */
export function guestAgreementPath(address: string, version: number): string {
  return linksPaths.guestAgreement
    .replace(":address", address)
    .replace(":version", String(version));
}

type CodedPath = "guestLabel" | "guestLabelOpened" | "guestLabelImage";

/** The path of what a guest asks for with a label's code. */
export function guestLabelPath(name: CodedPath, code: string): string {
  return linksPaths[name].replace(":code", code);
}
