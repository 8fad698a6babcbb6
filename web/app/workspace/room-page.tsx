import { RoomPage } from "#web/features/links/room-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

interface OpenedRoomProps extends PageProps {
  readonly id: string;
}

/** A room's page, with the dialog that prints its price list. */
export function OpenedRoom({ id, user, onUpgrade }: OpenedRoomProps) {
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
