import { Link } from "wouter";
import { BelowHeader } from "./below-header.tsx";
import { buttonVariant } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface MissingPageProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Where the others are. */
  readonly href: string;
}

/** The page of a thing, where the artist has none with the id of the address. */
export function MissingPage({ title, text, button, href }: MissingPageProps) {
  return (
    <BelowHeader>
      <EmptyState
        title={<h1>{title}</h1>}
        text={text}
        action={
          <Link href={href} className={buttonVariant("filled")}>
            {button}
          </Link>
        }
      />
    </BelowHeader>
  );
}
