import { memo } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { ArtworkPicture, pictureWidth } from "#web/works/artwork-picture.tsx";
import { ArtworkActions, type ArtworkHandlers } from "./artwork-actions.tsx";
import { PictureLink, TitleLink } from "./artwork-link.tsx";
import { ArtworkPrice, ArtworkStatus } from "./artwork-status.tsx";
import { SelectBox } from "./selection/select-box.tsx";
import { useArtworkFacts } from "./use-artwork-facts.ts";
import type { ListPosition } from "./use-virtual-rows.ts";

interface ArtworkCardProps extends ArtworkHandlers, ListPosition {
  readonly artwork: Artwork;
  /** Null while no works are being selected. */
  readonly isSelected: boolean | null;
}

/** A work in the grid with its label, in the order of a museum's: title, facts, price, status. */
export const ArtworkCard = memo(function ArtworkCard({
  artwork,
  position,
  total,
  row,
  measure,
  isSelected,
  onSelect,
  ...handlers
}: ArtworkCardProps) {
  const t = useTranslations("gallery");
  const { medium, size, centimetres, price, createdOn, updatedOn } = useArtworkFacts(artwork);
  return (
    <li
      ref={measure}
      data-work={artwork.id}
      data-selected={isSelected || undefined}
      data-index={row}
      aria-posinset={position}
      aria-setsize={total}
      className="group row-span-2 grid min-w-0 grid-rows-subgrid break-inside-avoid"
    >
      <div className="flex min-w-0 items-center pt-8 pb-4.5 md:pt-10 md:pb-7">
        <PictureLink artwork={artwork} user={handlers.user} width={pictureWidth(artwork)}>
          <ArtworkPicture key={artwork.imageUrl} artwork={artwork} width="100%" />
        </PictureLink>
      </div>
      <div className="min-w-0 pb-4 md:pb-10">
        <div className="text-[1.125rem]/[1.4375rem] wrap-anywhere md:text-[1.25rem]/[1.625rem]">
          <h2 className="work-title inline">
            <TitleLink artwork={artwork} user={handlers.user} />
          </h2>
          <span className="font-display">{t("year", { year: artwork.dateCreated })}</span>
        </div>
        <p className="pt-0.5 text-1 text-ink-2 md:text-2/[1.375rem]">
          {handlers.user.usesMetric
            ? t("factsInBoth", { medium, size, centimetres })
            : t("facts", { medium, size })}
        </p>
        <div className="flex items-baseline justify-between pt-0.5 max-md:flex-wrap">
          <p className="max-md:w-full max-md:text-2">
            <ArtworkPrice artwork={artwork} price={price} />
          </p>
          <div className="-mr-2 flex items-center gap-1 max-md:w-full max-md:justify-between print:hidden">
            {isSelected === null ? (
              <ArtworkActions artwork={artwork} {...handlers} />
            ) : (
              <SelectBox artwork={artwork} isSelected={isSelected} onSelect={onSelect} />
            )}
          </div>
        </div>
        <ArtworkStatus artwork={artwork} />
        <p className="text-1 text-ink-2">
          <Tooltip trigger={<span>{t("created", { date: createdOn })}</span>}>
            {t("createdMeaning")}
          </Tooltip>
        </p>
        {updatedOn && <p className="text-1 text-ink-2">{t("updated", { date: updatedOn })}</p>}
      </div>
    </li>
  );
});
