import { memo, type RefObject, useCallback, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { InfoTip } from "#web/ui/tooltip.tsx";
import { useMeasurements } from "#web/ui/use-measurements.ts";
import type { ArtworkHandlers } from "./artwork-actions.tsx";
import { ArtworkRow } from "./artwork-row.tsx";
import { measureTable, tableRowHeight } from "./row-heights.ts";
import type { ScrollTarget } from "./use-scroll-target.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

interface ArtworkTableProps extends ArtworkHandlers {
  readonly artworks: readonly Artwork[];
  readonly scrollTarget: RefObject<ScrollTarget>;
  /** Null while no works are being selected. */
  readonly selected: ReadonlySet<string> | null;
}

/** Beside what a work rarely exceeds, the title takes the rest: no column moves as other works come into view. */
const heading =
  "border-b border-ink py-3 pr-6 text-left [font-weight:var(--w-text)] whitespace-nowrap text-ink-2";

/** The list view: a table, whose rows stack on phones. Only the rows near the window are rendered. */
export const ArtworkTable = memo(function ArtworkTable({
  artworks,
  scrollTarget,
  selected,
  ...handlers
}: ArtworkTableProps) {
  const t = useTranslations("gallery.columns");
  const about = useTranslations("gallery");
  const body = useRef<HTMLTableSectionElement>(null);
  const measurements = useMeasurements(body, measureTable, [0, 16]);
  const { ranges, measure, trackFocus } = useVirtualRows({
    list: body,
    artworks,
    columns: 1,
    estimate: useCallback((works) => tableRowHeight(works, measurements), [measurements]),
    scrollTarget,
  });
  return (
    <div className="page pb-24">
      <table aria-rowcount={artworks.length + 1} className="w-full text-2 max-md:block">
        <thead className="max-md:sr-only">
          <tr aria-rowindex={1}>
            <th scope="col" className={`${heading} min-w-32`}>
              <span className="sr-only">{t("picture")}</span>
            </th>
            <th scope="col" className={`${heading} w-full min-w-32 pl-6`}>
              {t("title")}
            </th>
            <th scope="col" className={`${heading} min-w-16`}>
              {t("year")}
            </th>
            <th scope="col" className={`${heading} min-w-28`}>
              {t("medium")}
            </th>
            <th
              scope="col"
              className={`${heading} min-w-24 text-right xl:pr-10 2xl:min-w-35 2xl:pr-16`}
            >
              {t("size")}
            </th>
            <th scope="col" className={`${heading} min-w-29 max-xl:hidden`}>
              {t("created")} <InfoTip label={t("aboutCreated")}>{about("createdMeaning")}</InfoTip>
            </th>
            <th scope="col" className={`${heading} min-w-29 max-2xl:hidden`}>
              {t("updated")}
            </th>
            <th scope="col" className={`${heading} min-w-29 text-right lg:min-w-40`}>
              {t("price")}
            </th>
            <th scope="col" className={`${heading} pr-0`}>
              <span className="sr-only">{t("actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body} onFocus={trackFocus} className="max-md:block">
          {ranges.flatMap((range) =>
            range.kind === "spacer" ? (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that takes the focus.
              <tr
                key={range.key}
                aria-hidden="true"
                className="max-md:block [overflow-anchor:none]"
              >
                <td colSpan={9} style={{ height: range.height }} className="p-0 max-md:block" />
              </tr>
            ) : (
              range.works.map(({ artwork, position }) => (
                <ArtworkRow
                  key={artwork.id}
                  {...{ artwork, position, measure }}
                  row={range.row}
                  isSelected={selected?.has(artwork.id) ?? null}
                  {...handlers}
                />
              ))
            ),
          )}
        </tbody>
      </table>
    </div>
  );
});
