import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import { useLocation } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { TextField } from "#web/ui/field.tsx";
import { FilterField } from "#web/ui/filter-field.tsx";
import { ArrowDownIcon, ArrowUpIcon } from "#web/ui/more-icons.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type EntryState, galleryAddress, keepGalleryPlace } from "#web/works/gallery-place.ts";
import {
  type Filter,
  mediaIn,
  reversed,
  type Sort,
  sortKeys,
  startOf,
  statusChoices,
} from "./arrange.ts";
import {
  type Arrangement,
  formatArrangement,
  type GalleryView,
  galleryViews,
  readArrangement,
  storedView,
  storeView,
} from "./arrangement.ts";

interface ToolbarProps {
  /** How many works the filter leaves. */
  readonly shown: number;
  readonly artworks: readonly Artwork[];
  readonly filter: Filter;
  readonly sort: Sort;
  readonly view: GalleryView;
  readonly onFilter: (filter: Filter) => void;
  readonly onSort: (sort: Sort) => void;
  readonly onView: (view: GalleryView) => void;
}

export function Toolbar(props: ToolbarProps) {
  const { artworks, shown, filter, sort, view, onFilter, onSort, onView } = props;
  const t = useTranslations("gallery");
  // That nothing was found is shown in the gallery itself.
  const hasFound = shown > 0 && isFiltering(filter);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-4 print:hidden pt-4 md:gap-x-6 md:pt-7 xl:gap-x-10">
      <TextField
        label={t("search")}
        type="search"
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
        className="filter-width xl:w-50 xl:flex-none"
      />
      <MediumFilter
        artworks={artworks}
        medium={filter.medium}
        onChange={(medium) => onFilter({ ...filter, medium })}
      />
      <FilterField
        label={t("status")}
        all={t("statuses.all")}
        value={filter.status}
        options={statusChoices.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(status) => onFilter({ ...filter, status })}
        className={fieldWidth}
      />
      <div className="contents md:flex md:w-full md:items-center md:justify-between xl:ml-auto xl:w-auto xl:gap-x-10">
        <div className="flex items-center gap-x-3 xs:gap-x-4 md:gap-x-5">
          <span aria-hidden="true" className="text-2 text-ink-2 max-md:hidden">
            {t("sortBy")}
          </span>
          <ToggleGroup
            label={t("sortBy")}
            options={sortKeys.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={sort.key}
            onChange={(key) => onSort(startOf(key))}
            className="max-md:gap-4 max-xs:gap-3"
          />
          <DirectionButton sort={sort} onSort={onSort} />
        </div>
        <ToggleGroup
          label={t("view")}
          options={galleryViews.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={onView}
          className="max-md:ml-auto max-md:gap-4 max-xs:gap-3"
        />
      </div>
      <p role="status" className="sr-only">
        {hasFound && t("found", { shown, total: artworks.length })}
      </p>
    </div>
  );
}

/** Whether anything narrows what is shown. */
export function isFiltering({ search, medium, status }: Filter): boolean {
  return search.trim() !== "" || medium !== null || status !== null;
}

const fieldWidth = "filter-width xl:w-40 xl:flex-none";

interface MediumFilterProps {
  readonly artworks: readonly Artwork[];
  readonly medium: Medium | null;
  readonly onChange: (medium: Medium | null) => void;
}

function MediumFilter({ artworks, medium, onChange }: MediumFilterProps) {
  const t = useTranslations("gallery");
  const mediumName = useTranslations("choices.medium");
  const shown = useMemo(() => mediaIn(artworks, medium), [artworks, medium]);
  return (
    <FilterField
      label={t("medium")}
      all={t("allMedia")}
      value={medium}
      options={shown.map((value) => ({ value, label: mediumName(value) }))}
      onChange={onChange}
      className={fieldWidth}
    />
  );
}

interface DirectionButtonProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

function DirectionButton({ sort, onSort }: DirectionButtonProps) {
  const t = useTranslations("gallery.direction");
  const Arrow = sort.direction === "ascending" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <button
      type="button"
      onClick={() => onSort(reversed(sort))}
      className="target flex items-center gap-1 text-2 whitespace-nowrap"
    >
      <Arrow />
      <span>{t.rich(sort.direction, { hidden: visuallyHidden })}</span>
    </button>
  );
}

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
