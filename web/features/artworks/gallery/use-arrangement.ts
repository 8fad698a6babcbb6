import { useEffect, useState } from "react";
import * as v from "valibot";
import { useLocation } from "wouter";
import { type EntryState, galleryAddress, keepGalleryPlace } from "#web/works/gallery-place.ts";
import { type Arrangement, formatArrangement, readArrangement } from "./arrangement.ts";
import { storedView, storeView } from "./gallery-view.ts";

/** How long typing may pause before the address follows: browsers limit how often it changes. */
const addressDelayMs = 250;

/**
 * The search, filter, sort and view of the gallery. They come from the address, and the address follows them,
 * so that a reload, a bookmark and the way back find them again.
 */
export function useArrangement(userId: string) {
  const [, navigate] = useLocation();
  const [arrangement, setArrangement] = useState(() =>
    readArrangement(ownQuery(userId), storedView()),
  );
  const query = formatArrangement(arrangement);

  useEffect(() => {
    keepGalleryPlace(userId, { query });
    const timer = setTimeout(() => {
      const { pathname, search } = window.location;
      const address = galleryAddress(query);
      if (address === pathname + search) return;
      const state: EntryState = { userId };
      navigate(address, { replace: true, state });
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [userId, query, navigate]);

  function change(changed: Partial<Arrangement>): void {
    if (changed.view) storeView(changed.view);
    setArrangement((current) => ({ ...current, ...changed }));
  }

  return { ...arrangement, query, change };
}

const entryStateSchema = v.object({ userId: v.string() });

/** The query of the address, unless another artist arranged their gallery so in this tab. */
function ownQuery(userId: string): URLSearchParams {
  const state = v.safeParse(entryStateSchema, window.history.state);
  const isForeign = state.success && state.output.userId !== userId;
  return new URLSearchParams(isForeign ? "" : window.location.search);
}
