import { PriceListPage } from "#web/features/price-lists/price-list-page.tsx";
import { addWords } from "#web/i18n/parts.ts";
import type { PageProps } from "./page-props.ts";
import { useChannelsDialog } from "./use-channels-dialog.tsx";
import { usePrintDialog } from "./use-print-dialog.tsx";

addWords("priceList");

/** The price list, with the calculator and the dialogs of its channels and of what it prints. */
export function Page({ user, work, onUpgrade }: PageProps) {
  const channels = useChannelsDialog(user);
  const print = usePrintDialog(user);
  return (
    <>
      <PriceListPage
        user={user}
        onUpgrade={onUpgrade}
        onCreate={() => void work.edit(null)}
        onChannels={channels.open}
        onDocument={(lists) => print.open({ kind: "price-list", lists, works: null })}
      />
      {channels.dialog}
      {print.dialog}
    </>
  );
}
