import { useLocation, useParams } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { PeoplePage } from "#web/features/people/people-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { withWords } from "#web/i18n/locale.ts";
import { addWords } from "#web/i18n/parts.ts";
import { LazySection } from "#web/ui/lazy.tsx";
import type { PageProps } from "./page-props.ts";

addWords("people");

const person = lazyPart("person-page", () => withWords(import("./person-page.tsx")));
const rooms = lazyPart("rooms-page", () => withWords(import("./rooms-page.tsx")));

/** The people that the artist deals with and the rooms made for them, or the one of the address. */
export function Page(props: PageProps) {
  const { id } = useParams<{ id?: string }>();
  const [path] = useLocation();
  const { user, onUpgrade } = props;
  if (path.startsWith(appPaths.rooms)) {
    return (
      <LazySection part={rooms}>
        {({ Rooms }) => <Rooms id={id} user={user} onUpgrade={onUpgrade} />}
      </LazySection>
    );
  }
  if (id !== undefined) {
    return (
      <LazySection part={person}>
        {({ OpenedPerson }) => <OpenedPerson id={id} {...props} />}
      </LazySection>
    );
  }
  return (
    <GuardedParts>
      <PeoplePage user={user} onUpgrade={onUpgrade} />
    </GuardedParts>
  );
}
