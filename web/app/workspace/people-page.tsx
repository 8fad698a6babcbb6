import { PeoplePage } from "#web/features/people/people-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import type { PageProps } from "./page-props.ts";

addWords("people");

/** The people that the artist deals with. */
export function Page({ user, onUpgrade }: PageProps) {
  return (
    <GuardedParts>
      <PeoplePage user={user} onUpgrade={onUpgrade} />
    </GuardedParts>
  );
}
