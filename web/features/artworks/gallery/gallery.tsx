import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Currency, Rates } from "#schema/currency.ts";
import { useFormat } from "#web/i18n/format.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { Button } from "#web/ui/button.tsx";
import { TooltipProvider } from "#web/ui/tooltip.tsx";
import { useArtworks } from "#web/works/use-artworks.ts";
import { GalleryHeading } from "#web/works/works-heading.tsx";
import { everything } from "./arrange.ts";
import { useArranged } from "./arrangement.ts";
import { ArtworkGrid } from "./artwork-grid.tsx";
import { ArtworkTable } from "./artwork-table.tsx";
import {
  EmptyGallery,
  FailedGallery,
  NothingFound,
  OnlyArchived,
  SkeletonGrid,
} from "./gallery-states.tsx";
import { storeAnchorAt, useScrollTarget } from "./scroll-position.ts";
import { SelectionRow } from "./selection/selection-row.tsx";
import { type Selection, useSelection } from "./selection/use-selection.ts";
import { isFiltering, Toolbar, useArrangement } from "./toolbar.tsx";
import { galleryTotals } from "./totals.ts";
import { useRemoval } from "./use-removal.tsx";

interface GalleryProps {
  readonly user: User;
  readonly onCreate: () => void;
  readonly onEdit: (artwork: Artwork) => void;
  readonly onDuplicate: (artwork: Artwork) => void;
  readonly onExport: (artwork: Artwork) => void;
  readonly rates: Rates;
  /** What is done with several works; null where the plan does not include it. */
  readonly selectionActions: ((selection: Selection) => ReactNode) | null;
  /** What is done with the whole gallery; null where the plan does not include it. */
  readonly menu: ReactNode;
}

const noArtworks: readonly Artwork[] = [];

/** The Gallery tab (specification, section 2). */
export function Gallery(props: GalleryProps) {
  const { user, onCreate, onEdit, onDuplicate, onExport, rates, selectionActions, menu } = props;
  const t = useTranslations("gallery");
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: artworks, isFetching, refetch } = useArtworks();
  const { filter, sort, view, query, change } = useArrangement(user.id);
  const shown = useArranged(artworks ?? noArtworks, filter, sort, rates);
  const removal = useRemoval(heading, shown);
  const showAll = () => change({ filter: everything });
  const scrollTarget = useScrollTarget({ userId: user.id, query, artworks, shown, showAll });
  const { element, selected, selection, onSelect, begin, end } = useSelection({
    userId: user.id,
    artworks: artworks ?? noArtworks,
    shown,
    isOffered: selectionActions !== null,
  });
  const isSelecting = selection.isActive;
  const edit = useEdit(user.id, onEdit);

  const isEmpty = artworks?.length === 0;
  const hasFailed = !artworks && !isFetching;
  const hasSeveral = artworks !== undefined && artworks.length > 1 && shown.length > 0;
  const hasRow = isSelecting || hasSeveral || (shown.length > 0 && menu !== null);
  const Works = useDeferredWorks(view);

  return (
    <BelowHeader>
      <div className={`page pt-4 md:pt-10 ${hasRow ? "" : "pb-5 md:pb-7"}`}>
        <GalleryHeading
          user={user}
          page="gallery"
          texts="gallery"
          headingRef={heading}
          action={
            !isEmpty && (
              <Button variant="filled" onClick={onCreate} className="w-full md:px-0">
                {t("create")}
              </Button>
            )
          }
        />
        {!isEmpty && !hasFailed && (
          <Toolbar
            artworks={artworks ?? noArtworks}
            shown={shown.length}
            filter={filter}
            sort={sort}
            view={view}
            onFilter={(next) => change({ filter: next })}
            onSort={(next) => change({ sort: next })}
            onView={(next) => change({ view: next })}
          />
        )}
      </div>
      {hasRow && (
        <SelectionRow
          isActive={isSelecting}
          onToggle={
            hasSeveral || isSelecting ? selectionActions && (isSelecting ? end : begin) : null
          }
          menu={menu}
        >
          {!isSelecting && hasSeveral && (
            <GalleryTotals artworks={shown} currency={user.currency ?? "CAD"} rates={rates} />
          )}
          {selectionActions?.(selection)}
        </SelectionRow>
      )}
      {hasFailed && <FailedGallery onRetry={() => void refetch()} />}
      {!artworks && isFetching && <SkeletonGrid />}
      {isEmpty && <EmptyGallery onCreate={onCreate} />}
      {artworks && !isEmpty && shown.length === 0 && isFiltering(filter) && (
        <NothingFound onShowAll={showAll} />
      )}
      {artworks && !isEmpty && shown.length === 0 && !isFiltering(filter) && (
        <OnlyArchived
          onShowArchived={() => change({ filter: { ...everything, status: "archived" } })}
        />
      )}
      {Works && shown.length > 0 && (
        <TooltipProvider>
          <div ref={element} className={isSelecting ? "contents select-none" : "contents"}>
            <Works
              artworks={shown}
              user={user}
              scrollTarget={scrollTarget}
              onDuplicate={onDuplicate}
              onExport={onExport}
              selected={selected}
              onSelect={onSelect}
              onEdit={edit}
              onArchive={removal.archive}
              onDelete={removal.askToDelete}
            />
          </div>
        </TooltipProvider>
      )}
      {removal.dialogs}
    </BelowHeader>
  );
}

/** What shows the works; null at first, because the heading is painted first, so that opening the gallery responds at once. */
function useDeferredWorks(view: "grid" | "list") {
  const mayShow = useDeferredValue(true, false);
  // The choice is shown at once; sixty cards take a slow phone half a second.
  const shownAs = useDeferredValue(view);
  if (!mayShow) return null;
  return shownAs === "grid" ? ArtworkGrid : ArtworkTable;
}

/** Opens a work in the calculator, and stores where it is, for the way back. */
function useEdit(userId: string, onEdit: (artwork: Artwork) => void) {
  return useCallback(
    (artwork: Artwork) => {
      storeAnchorAt(userId, artwork.id);
      onEdit(artwork);
    },
    [userId, onEdit],
  );
}

interface GalleryTotalsProps {
  readonly artworks: readonly Artwork[];
  readonly currency: Currency;
  readonly rates: Rates;
}

/** How many works are shown, and what is asked for those of them that can be bought. */
function GalleryTotals({ artworks, currency, rates }: GalleryTotalsProps) {
  const t = useTranslations("gallery.totals");
  const format = useFormat();
  const { works, onOffer, askedCents, withoutPrice, isConverted } = useMemo(
    () => galleryTotals(artworks, currency, rates),
    [artworks, currency, rates],
  );
  const value = format.askedMoney(askedCents, currency);
  const isPriced = onOffer > withoutPrice;
  return (
    <p className="py-2.5 text-2 text-ink-2">
      {!isPriced && t("works", { works })}
      {isPriced && onOffer === works && t("onOffer", { works, value })}
      {isPriced && onOffer < works && t("partlyOnOffer", { works, onOffer, value })}
      {withoutPrice > 0 && ` ${t("withoutPrice", { count: withoutPrice })}`}
      {isConverted && ` ${t("converted", { currency })}`}
    </p>
  );
}
