import { useParams } from "wouter";
import { PeoplePage } from "#web/features/people/people-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import type { PageProps } from "./page-props.ts";
import { OpenedPerson } from "./person-page.tsx";

addWords("people");
addWords("sales");

/** The people that the artist deals with, or the one of the address. */
export function Page(props: PageProps) {
  const { id } = useParams<{ id?: string }>();
  if (id !== undefined) return <OpenedPerson id={id} {...props} />;
  const { user, onUpgrade } = props;
  return (
    <GuardedParts>
      <PeoplePage user={user} onUpgrade={onUpgrade} />
    </GuardedParts>
  );
}
