import { memo } from "react";
import type { Artwork } from "#schema/artwork.ts";
import { ArtworkActions, type ArtworkHandlers } from "./artwork-actions.tsx";
import { ArtworkPicture } from "./artwork-picture.tsx";
import { useArtworkFacts } from "./use-artwork-facts.ts";
import type { Place } from "./use-virtual-rows.ts";

interface ArtworkRowProps extends ArtworkHandlers, Omit<Place, "total"> {
  readonly artwork: Artwork;
}

const cell = "whitespace-nowrap max-md:block md:py-3.5 md:pr-6";
const wideCell = `${cell} max-md:hidden`;

export const ArtworkRow = memo(function ArtworkRow({
  artwork,
  position,
  row,
  measure,
  ...handlers
}: ArtworkRowProps) {
  const { medium, size, centimetres, price, createdOn, updatedOn } = useArtworkFacts(artwork);
  return (
    <tr
      ref={measure}
      data-work={artwork.id}
      data-index={row}
      // The head is the first.
      aria-rowindex={position + 1}
      className="break-inside-avoid border-b border-rule max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-x-5"
    >
      <td className="w-32 bg-wall p-4 max-md:row-span-5 max-md:block max-md:w-24 max-md:p-2 md:py-3.5">
        <div className="grid h-full place-items-center md:h-18">
          <ArtworkPicture key={artwork.imageUrl} artwork={artwork} width={rowWidth(artwork)} />
        </div>
      </td>
      <th
        scope="row"
        className="min-w-0 text-left work-title text-[1.25rem]/[1.625rem] wrap-anywhere max-md:block max-md:pt-3.5 md:px-6 md:py-3.5"
      >
        {artwork.title}
      </th>
      <td className={cell}>{artwork.dateCreated}</td>
      <td className={cell}>{medium}</td>
      <td className={`${wideCell} text-right xl:pr-16`}>
        {size}
        {handlers.user.usesMetric && <span className="block text-ink-2">{centimetres}</span>}
      </td>
      <td className={wideCell}>{createdOn}</td>
      <td className={`${wideCell} max-xl:hidden`}>{updatedOn}</td>
      <td className={`${cell} md:text-right`}>{price}</td>
      <td className="max-md:block max-md:pb-0.5 md:w-0 print:hidden">
        <div className="flex items-center justify-between gap-1 md:justify-end">
          <ArtworkActions artwork={artwork} {...handlers} />
        </div>
      </td>
    </tr>
  );
});

/** As large as fits a place of 6 by 4.5 rem, of 5 by 4.5 on phones. */
function rowWidth({ width, height }: Artwork): string {
  return `min(100%, 6rem, ${((4.5 * width) / height).toFixed(3)}rem)`;
}
