import { type CSSProperties, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { workPath } from "#schema/page-paths.ts";
import type { Units } from "#schema/units.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "#web/ui/more-icons.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { HeightLine, WidthLine } from "#web/works/dimension-lines.tsx";
import type { Neighbours } from "./neighbours.ts";
import { WorkLabel } from "./work-label.tsx";

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

interface WorkPictureProps {
  readonly work: Artwork;
  readonly units: Units;
  /** The label, from the picture's left edge. */
  readonly children: ReactNode;
}

/** As wide as its column leaves it beside the height's line, and no higher than the window where it stays in view. */
const frame =
  "w-[min(var(--picture-width),calc(100cqw-2.75rem))] lg:w-[min(var(--picture-width),calc(100cqw-2.75rem),max(12rem,calc((100dvh-23rem)*var(--ratio))))] print:w-[min(var(--picture-width),60vw)]";

/** The picture with its measurements, as large as the work is beside others; a blank where there is none. */
function WorkPicture({ work, units, children }: WorkPictureProps) {
  const lengths = useLengths();
  const [hasFailed, setFailed] = useState(false);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    "--picture-width": `${workPictureWidth(work)}px`,
    "--ratio": work.width / work.height,
    aspectRatio: `${work.width} / ${work.height}`,
  };
  return (
    <div className="grid grid-cols-[auto_2.75rem] grid-rows-[auto_2.75rem_auto]">
      {work.imageUrl === null || hasFailed ? (
        <div style={style} className={`${frame} bg-floor`} />
      ) : (
        <img
          src={work.imageUrl}
          alt={work.title}
          decoding="async"
          style={style}
          onError={() => setFailed(true)}
          className={`${frame} bg-floor object-contain shadow-picture print:shadow-none`}
        />
      )}
      <HeightLine>{lengths.length(work.height, units)}</HeightLine>
      <WidthLine>{lengths.length(work.width, units)}</WidthLine>
      <div className="col-span-full min-w-0 pt-5">{children}</div>
    </div>
  );
}

/** To the works beside this one in the gallery's order. */
function NeighbourLinks({ neighbours }: { readonly neighbours: Neighbours }) {
  const t = useTranslations("work.neighbours");
  const { previous, next } = neighbours;
  if (!previous && !next) return null;
  const link = "group target inline-flex max-w-full min-w-0 items-center gap-2.5 text-2";
  const title = "work-title underlined min-w-0";
  return (
    <nav
      aria-label={t("label")}
      className="grid grid-cols-2 items-center gap-x-6 max-xs:grid-cols-1 print:hidden"
    >
      {previous && (
        <Link href={workPath(previous.id)} className={`${link} justify-self-start`}>
          <ArrowLeftIcon />
          <span className={title}>
            {t.rich("previous", { title: previous.title, hidden: visuallyHidden })}
          </span>
        </Link>
      )}
      {next && (
        <Link
          href={workPath(next.id)}
          className={`${link} col-start-2 justify-self-end text-right max-xs:col-start-1`}
        >
          <span className={title}>
            {t.rich("next", { title: next.title, hidden: visuallyHidden })}
          </span>
          <ArrowRightIcon />
        </Link>
      )}
    </nav>
  );
}

/** The long side of a work of this length, in inches, is `longSide` pixels. */
const fullScale = { inches: 48, longSide: 640 } as const;

/** The width of a work's picture, in pixels: its long side is 640 × √(inches ÷ 48). */
export function workPictureWidth({ width, height }: Pick<Artwork, "width" | "height">): number {
  const inches = Math.max(width, height);
  const longSide = fullScale.longSide * Math.sqrt(inches / fullScale.inches);
  return Math.round((longSide * width) / inches);
}
