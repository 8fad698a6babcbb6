import { useMemo, useState } from "react";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Medium, media } from "#schema/artworks/media.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Rates } from "#schema/currency.ts";
import { convert } from "#schema/currency.ts";
import { toCents } from "#schema/money.ts";
import type { ComparedList } from "#schema/price-lists/compared.ts";
import type { Dismissal } from "#schema/price-lists/dismissals.ts";
import { latestList, listInForce } from "#schema/price-lists/in-force.ts";
import { curvesInCanadianDollars, draftCurves } from "#schema/price-lists/list-curves.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { workPoints } from "#schema/price-lists/price-points.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { unitsOf } from "#schema/units.ts";
import { useConnection } from "#web/browser/connection.ts";
import { catalogueContradictions } from "./catalogue.ts";
import type { ReferenceList } from "./contradictions/resolving-prices.ts";
import { type ListDraft, useDraft } from "./draft/use-draft.ts";
import type { PriceListView } from "./view.ts";

/** What the page has fetched. */
export interface PriceListData {
  readonly user: User;
  readonly works: readonly Artwork[];
  readonly lists: readonly PriceList[];
  readonly channels: readonly SalesChannel[];
  readonly dismissals: readonly Dismissal[];
  readonly rates: Rates;
}

interface PriceListState {
  readonly view: PriceListView;
  readonly draft: ListDraft;
  readonly focusMedium: (medium: Medium) => void;
}

/** What all sections of the page show, computed once. */
export function usePriceList(data: PriceListData): PriceListState {
  const { user, works, lists, channels, dismissals, rates } = data;
  const [now] = useState(() => new Date());
  const [focused, focusMedium] = useState<Medium | null>(null);
  const isConnected = useConnection();
  const latest = latestList(lists);
  const inForce = listInForce(lists, now);
  const draft = useDraft({ userId: user.id, currency: user.currency ?? "CAD" });
  const { settings } = draft;
  const { anchors, currency, startsFrom, rounding, framesApart } = settings;
  const hasDraft = draft.draft !== null;

  const points = useMemo(() => workPoints(works, currency, rates), [works, currency, rates]);
  const curves = useMemo(() => {
    const shown = hasDraft ? null : latest?.curves;
    return shown ?? draftCurves({ anchors, currency, startsFrom }, points, latest, rates);
  }, [hasDraft, latest, anchors, currency, startsFrom, points, rates]);
  const listed = useMemo(
    () => (hasDraft ? { anchors, currency, rounding, framesApart, curves } : inForce),
    [hasDraft, curves, anchors, currency, rounding, framesApart, inForce],
  );
  const compared = useMemo(() => comparedWith(listed, rates), [listed, rates]);
  const contradictions = useMemo(
    () => catalogueContradictions(works, compared, listed),
    [works, compared, listed],
  );

  const inUse = media.filter((medium) => curves[medium] !== undefined);
  const medium =
    focused !== null && inUse.includes(focused)
      ? focused
      : mostUsed(inUse, (one) => points.get(one)?.length ?? 0);

  return {
    view: {
      works,
      inForce,
      latest,
      settings,
      curves,
      points,
      rates,
      channels,
      contradictions,
      compared,
      dismissals,
      medium,
      now,
      draft: draft.draft,
      units: unitsOf(user),
      hourlyRateCents: toCents(toArtistFacts(user).hourlyRate),
      isReadOnly: !isConnected,
    },
    draft,
    focusMedium,
  };
}

/** A list in Canadian dollars; without one works are compared with each other alone. */
function comparedWith(list: ReferenceList | null, rates: Rates): ComparedList {
  if (list === null) return { curves: new Map(), minimumCents: 0, rates };
  const { curves, currency, rounding } = list;
  return {
    curves: curvesInCanadianDollars({ curves: curves ?? {}, currency }, rates),
    minimumCents: convert(rounding.minimumCents, currency, "CAD", rates),
    rates,
  };
}

function mostUsed(inUse: readonly Medium[], countOf: (medium: Medium) => number): Medium | null {
  return inUse.reduce<Medium | null>(
    (most, medium) => (most === null || countOf(medium) > countOf(most) ? medium : most),
    null,
  );
}
