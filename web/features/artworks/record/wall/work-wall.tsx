import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artwork.ts";
import type { Units } from "#schema/units.ts";
import { ArrowLeftIcon } from "#web/ui/more-icons.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";
import type { Neighbours } from "./neighbours.ts";
import { WallPicture } from "./wall-picture.tsx";
import { WorkLabel } from "./work-label.tsx";

interface WorkWallProps {
  readonly work: Artwork;
  readonly units: Units;
  readonly neighbours: Neighbours;
  readonly galleryPath: string;
  /** The gallery opens at this work. */
  readonly onReturn: () => void;
}

/** The work on the wall, which stays in view beside the paper where the window is wide. */
export function WorkWall({ work, units, neighbours, galleryPath, onReturn }: WorkWallProps) {
  const t = useTranslations("work");
  return (
    <section aria-label={t("wall")} className="bg-wall print:bg-transparent">
      <div className="grid gap-y-4 px-(--margin) pt-2 pb-6 lg:sticky lg:top-0 lg:min-h-[calc(100dvh-72px)] lg:grid-rows-[auto_1fr_auto] lg:pt-5 lg:pb-7 print:static print:block print:min-h-0 print:p-0">
        <Link
          href={galleryPath}
          onClick={onReturn}
          className="group target inline-flex items-center gap-2.5 justify-self-start text-2 print:hidden"
        >
          <ArrowLeftIcon />
          <span className="underlined">{t("gallery")}</span>
        </Link>
        <div className="@container grid content-center max-lg:justify-start lg:justify-center">
          <WallPicture key={work.imageUrl} work={work} units={units}>
            <WorkLabel work={work} units={units} />
          </WallPicture>
        </div>
        <NeighbourLinks neighbours={neighbours} />
      </div>
    </section>
  );
}
