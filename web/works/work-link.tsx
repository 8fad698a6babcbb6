import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { workPath } from "#schema/page-paths.ts";

interface WorkLinkProps {
  readonly work: Pick<Artwork, "id" | "title">;
  readonly className?: string;
}

/** A work's title, which leads to its page. */
export function WorkLink({ work, className = "" }: WorkLinkProps) {
  return (
    <Link
      href={workPath(work.id)}
      className={`decoration-rule-2 decoration-1 underline-offset-4 hover:underline ${className}`}
    >
      {work.title}
    </Link>
  );
}
