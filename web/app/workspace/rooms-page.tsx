import { RoomPage } from "#web/features/links/room-page.tsx";
import { RoomsPage } from "#web/features/links/rooms-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

interface RoomsProps extends Pick<PageProps, "user" | "onUpgrade"> {
  /** Of the room of the address. */
  readonly id: string | undefined;
}

/** The rooms, or the one of the address with the dialog that prints its price list. */
export function Rooms({ id, user, onUpgrade }: RoomsProps) {
  const print = usePrintDialog(user);
  return (
    <GuardedParts>
      {id === undefined ? (
        <RoomsPage user={user} onUpgrade={onUpgrade} />
      ) : (
        <RoomPage
          id={id}
          user={user}
          onUpgrade={onUpgrade}
          onPriceList={(works) => print.open({ kind: "price-list", works, lists: [] })}
        />
      )}
      {print.dialog}
    </GuardedParts>
  );
}
