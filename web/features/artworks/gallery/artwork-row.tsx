import { memo, useId } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { Td, Th } from "#web/ui/table.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { ArtworkActions, type ArtworkHandlers } from "./artwork-actions.tsx";
import { PictureLink, TitleLink } from "./artwork-link.tsx";
import { ArtworkPrice, ArtworkStatus } from "./artwork-status.tsx";
import { SelectBox } from "./selection/select-box.tsx";
import { useArtworkFacts } from "./use-artwork-facts.ts";
import type { ListPosition } from "./use-virtual-rows.ts";

interface ArtworkRowProps extends ArtworkHandlers, Omit<ListPosition, "total"> {
  readonly artwork: Artwork;
  /** Null while no works are being selected. */
  readonly isSelected: boolean | null;
}

const cell = "whitespace-nowrap max-md:block md:py-3.5 md:pr-6";
const wideCell = `${cell} max-md:hidden`;

export const ArtworkRow = memo(function ArtworkRow({
  artwork,
  position,
  row,
  measure,
  isSelected,
  onSelect,
  ...handlers
}: ArtworkRowProps) {
  const { medium, size, centimetres, price, createdOn, updatedOn } = useArtworkFacts(artwork);
  const titleId = useId();
  return (
    <tr
      ref={measure}
      data-work={artwork.id}
      data-selected={isSelected || undefined}
      data-index={row}
      // Rows count from 1, and the head is the first of them.
      aria-rowindex={position + 1}
      className="group break-inside-avoid border-b data-selected:bg-accent-wash border-rule list-row"
    >
      <Td className="w-32 bg-wall p-4 max-md:row-span-5 max-md:block max-md:w-24 max-md:p-2 md:py-3.5">
        <div className="grid h-full place-items-center md:h-18">
          <PictureLink artwork={artwork} user={handlers.user} width={rowWidth(artwork)}>
            <ArtworkPicture key={artwork.imageUrl} artwork={artwork} width="100%" />
          </PictureLink>
        </div>
      </Td>
      <Th
        scope="row"
        // The cells of the row are the title's, not the status's.
        aria-labelledby={titleId}
        className="min-w-0 wrap-anywhere max-md:block max-md:pt-3.5 md:px-6 md:py-3.5"
      >
        <span id={titleId} className="block work-title text-[1.25rem]/[1.625rem]">
          <TitleLink artwork={artwork} user={handlers.user} />
        </span>
        <ArtworkStatus artwork={artwork} />
      </Th>
      <Td className={cell}>{artwork.dateCreated}</Td>
      <Td className={`${cell} md:min-w-32 md:whitespace-normal`}>{medium}</Td>
      <Td className={`${wideCell} text-right xl:pr-10 2xl:pr-16`}>
        {size}
        {handlers.user.usesMetric && <span className="block text-ink-2">{centimetres}</span>}
      </Td>
      <Td className={`${wideCell} max-xl:hidden`}>{createdOn}</Td>
      <Td className={`${wideCell} max-2xl:hidden`}>{updatedOn}</Td>
      <Td className={`${cell} max-2xl:whitespace-normal md:text-right`}>
        <ArtworkPrice artwork={artwork} price={price} isStrong={false} />
      </Td>
      <Td className="max-md:block max-md:pb-0.5 md:w-0 print:hidden">
        <div className="flex items-center justify-between gap-1 md:justify-end">
          {isSelected === null ? (
            <ArtworkActions artwork={artwork} {...handlers} />
          ) : (
            <SelectBox artwork={artwork} isSelected={isSelected} onSelect={onSelect} />
          )}
        </div>
      </Td>
    </tr>
  );
});

/** As large as fits a place of 6 by 4.5 rem, of 5 by 4.5 on phones. */
function rowWidth({ width, height }: Artwork): string {
  return `min(100%, 6rem, ${((4.5 * width) / height).toFixed(3)}rem)`;
}
