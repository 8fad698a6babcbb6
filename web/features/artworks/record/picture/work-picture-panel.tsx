import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artwork.ts";
import type { Units } from "#schema/units.ts";
import { ArrowLeftIcon } from "#web/ui/more-icons.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";
import type { Neighbours } from "./neighbours.ts";
import { WorkLabel } from "./work-label.tsx";
import { WorkPicture } from "./work-picture.tsx";

interface WorkPicturePanelProps {
  readonly work: Artwork;
  readonly units: Units;
  readonly neighbours: Neighbours;
  readonly galleryPath: string;
  /** The gallery opens at this work. */
  readonly onReturn: () => void;
}

/** The picture of a work with its label, which stays in view beside the record where the window is wide. */
export function WorkPicturePanel({
  work,
  units,
  neighbours,
  galleryPath,
  onReturn,
}: WorkPicturePanelProps) {
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
        <div className="@container grid grid-cols-[auto] content-center max-lg:justify-start lg:justify-center">
          <WorkPicture key={work.imageUrl} work={work} units={units}>
            <WorkLabel work={work} units={units} />
          </WorkPicture>
        </div>
        <NeighbourLinks neighbours={neighbours} />
      </div>
    </section>
  );
}
