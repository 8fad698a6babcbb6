import { useTranslations } from "use-intl";
import { pictureWidth } from "#web/works/artwork-picture.tsx";
import { GalleryGrid } from "./artwork-grid.tsx";

/** In inches: four works such as one sees. */
const blankWorks = [
  { width: 20, height: 16 },
  { width: 15, height: 20 },
  { width: 18, height: 18 },
  { width: 26, height: 13 },
] as const;

/** Four placeholders while the works load. */
export function SkeletonGrid() {
  const t = useTranslations("gallery");
  return (
    <div role="status" aria-label={t("loading")} className="flex grow flex-col">
      <GalleryGrid>
        {blankWorks.map((work) => (
          <li key={work.width} className="row-span-2 grid min-w-0 grid-rows-subgrid">
            <div className="flex items-center pt-8 pb-4.5 md:pt-10 md:pb-7">
              <div
                style={{ width: pictureWidth(work), aspectRatio: `${work.width} / ${work.height}` }}
                className="ghost"
              />
            </div>
            <div className="pb-10">
              <div className="ghost mt-1.5 mb-3 h-4 w-3/5" />
              <div className="ghost mb-4 h-3 w-4/5" />
              <div className="ghost h-3.5 w-2/5" />
            </div>
          </li>
        ))}
      </GalleryGrid>
    </div>
  );
}
