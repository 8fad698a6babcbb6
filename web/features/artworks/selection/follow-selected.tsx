import { useState } from "react";
import type { Artwork } from "#schema/artwork.ts";
import { listInForce } from "#schema/price-list/in-force.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import { FollowDialog } from "#web/works/asking-prices/follow-dialog.tsx";
import { useRates } from "#web/works/rates.ts";

interface FollowSelectedProps {
  readonly works: readonly Artwork[];
  readonly onClose: () => void;
}

/** Lets works follow the list in force, which the gallery does not have; nothing until the lists are fetched. */
export function FollowSelected(props: FollowSelectedProps) {
  const [now] = useState(() => new Date());
  const { data: lists } = usePriceLists(true);
  const { rates } = useRates();
  return lists ? <FollowDialog {...props} rates={rates} list={listInForce(lists, now)} /> : null;
}
