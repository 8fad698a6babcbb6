import type { ReactNode } from "react";
import { Link } from "wouter";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { workPath } from "#schema/page-paths.ts";
import type { EntryState } from "#web/works/gallery-place.ts";
import { storeAnchorAt } from "./scroll-position.ts";

interface ArtworkLinkProps {
  readonly artwork: Artwork;
  readonly user: User;
}

/** A work's title, which leads to its page. */
export function TitleLink({ artwork, user }: ArtworkLinkProps) {
  return (
    <Link
      {...toPage(artwork, user)}
      className="decoration-rule-2 decoration-1 underline-offset-4 hover:underline"
    >
      {artwork.title}
    </Link>
  );
}

interface PictureLinkProps extends ArtworkLinkProps {
  /** In CSS. */
  readonly width: string;
  readonly children: ReactNode;
}

/** The picture leads there as well, outside the tab order: the title beside it is the same link. */
export function PictureLink({ artwork, user, width, children }: PictureLinkProps) {
  return (
    <Link
      {...toPage(artwork, user)}
      tabIndex={-1}
      aria-hidden={artwork.imageUrl === null || undefined}
      style={{ width }}
      className="block outline-offset-6 outline-accent group-data-selected:outline-2"
    >
      {children}
    </Link>
  );
}

/** Back finds the gallery where it is left. */
function toPage({ id }: Artwork, { id: userId }: User) {
  const state: EntryState = { userId };
  return { href: workPath(id), state, onClick: () => storeAnchorAt(userId, id) };
}
