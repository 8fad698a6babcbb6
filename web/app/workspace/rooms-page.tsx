import { useParams } from "wouter";
import { RoomPage } from "#web/features/links/room-page.tsx";
import { RoomsPage } from "#web/features/links/rooms-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

/** The rooms, or the one of the address with the dialog that prints its price list. */
export function Page({ user, onUpgrade }: PageProps) {
  const { id } = useParams<{ id?: string }>();
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
