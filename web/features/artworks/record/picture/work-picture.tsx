import { type CSSProperties, type ReactNode, useState } from "react";
import type { Artwork } from "#schema/artwork.ts";
import type { Units } from "#schema/units.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { HeightLine, WidthLine } from "#web/works/dimension-lines.tsx";
import { workPictureWidth } from "./work-picture-width.ts";

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
export function WorkPicture({ work, units, children }: WorkPictureProps) {
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
