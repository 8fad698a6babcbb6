import { memo, type RefObject, useCallback, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { InfoTip } from "#web/ui/tooltip.tsx";
import { useMeasurements } from "#web/ui/use-measurements.ts";
import type { ArtworkHandlers } from "./artwork-actions.tsx";
import { ArtworkRow } from "./artwork-row.tsx";
import { measureTable, tableRowHeight } from "./row-heights.ts";
import type { ScrollTarget } from "./scroll-position.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

interface ArtworkTableProps extends ArtworkHandlers {
  readonly artworks: readonly Artwork[];
  readonly scrollTarget: RefObject<ScrollTarget>;
  /** Null while no works are being selected. */
  readonly selected: ReadonlySet<string> | null;
}

/** Beside what a work rarely exceeds, the title takes the rest: no column moves as other works come into view. */
const heading = "py-3 pr-6 whitespace-nowrap";

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
      <Table stacksBelow="md" aria-rowcount={artworks.length + 1}>
        <TableHead aria-rowindex={1} className="text-2">
          <Th isHidden className={`${heading} min-w-32`}>
            {t("picture")}
          </Th>
          <Th className={`${heading} w-full min-w-32 pl-6`}>{t("title")}</Th>
          <Th className={`${heading} min-w-16`}>{t("year")}</Th>
          <Th className={`${heading} min-w-28`}>{t("medium")}</Th>
          <Th isNumber className={`${heading} min-w-24 xl:pr-10 2xl:min-w-35 2xl:pr-16`}>
            {t("size")}
          </Th>
          <Th className={`${heading} min-w-29 max-xl:hidden`}>
            {t("created")} <InfoTip label={t("aboutCreated")}>{about("createdMeaning")}</InfoTip>
          </Th>
          <Th className={`${heading} min-w-29 max-2xl:hidden`}>{t("updated")}</Th>
          <Th isNumber className={`${heading} min-w-29 lg:min-w-40`}>
            {t("price")}
          </Th>
          <Th isHidden className={`${heading} pr-0`}>
            {t("actions")}
          </Th>
        </TableHead>
        <TableBody ref={body} onFocus={trackFocus}>
          {ranges.flatMap((range) =>
            range.kind === "spacer" ? (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that takes the focus.
              <tr
                key={range.key}
                aria-hidden="true"
                className="max-md:block [overflow-anchor:none]"
              >
                <Td colSpan={9} style={{ height: range.height }} className="p-0 max-md:block" />
              </tr>
            ) : (
              range.works.map(({ artwork, position }) => (
                <ArtworkRow
                  key={artwork.id}
                  artwork={artwork}
                  position={position}
                  measure={measure}
                  row={range.row}
                  isSelected={selected?.has(artwork.id) ?? null}
                  {...handlers}
                />
              ))
            ),
          )}
        </TableBody>
      </Table>
    </div>
  );
});
