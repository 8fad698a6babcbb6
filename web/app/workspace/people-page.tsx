import { useLocation, useParams } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { RoomPage } from "#web/features/links/room-page.tsx";
import { RoomsPage } from "#web/features/links/rooms-page.tsx";
import { PeoplePage } from "#web/features/people/people-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import type { PageProps } from "./page-props.ts";
import { OpenedPerson } from "./person-page.tsx";
import { usePrintDialog } from "./use-print-dialog.tsx";

addWords("people");
addWords("sales");

/** The people that the artist deals with and the rooms made for them, or the one of the address. */
export function Page(props: PageProps) {
  const { id } = useParams<{ id?: string }>();
  const [path] = useLocation();
  const isRoom = path.startsWith(appPaths.rooms);
  if (id !== undefined) {
    return isRoom ? <OpenedRoom id={id} {...props} /> : <OpenedPerson id={id} {...props} />;
  }
  const { user, onUpgrade } = props;
  const List = isRoom ? RoomsPage : PeoplePage;
  return (
    <GuardedParts>
      <List user={user} onUpgrade={onUpgrade} />
    </GuardedParts>
  );
}

interface OpenedRoomProps extends PageProps {
  readonly id: string;
}

/** A room's page, with the dialog that prints its price list. */
function OpenedRoom({ id, user, onUpgrade }: OpenedRoomProps) {
  const print = usePrintDialog(user);
  return (
    <GuardedParts>
      <RoomPage
        id={id}
        user={user}
        onUpgrade={onUpgrade}
        onPriceList={(works) => print.open({ kind: "price-list", works, lists: [] })}
      />
      {print.dialog}
    </GuardedParts>
  );
}
