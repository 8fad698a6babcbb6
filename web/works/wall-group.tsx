import { type CSSProperties, createContext, type ReactNode, use, useId } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import type { Units } from "#schema/units.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { ArtworkPicture, pictureWidth } from "#web/works/artwork-picture.tsx";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { WorkLink } from "#web/works/work-link.tsx";

/** Whether the work hangs alone in its group. */
const AloneContext = createContext(false);

interface WallGroupProps {
  readonly title: string;
  /** Beside the title, such as how many they are. */
  readonly note?: string;
  readonly works: readonly Artwork[];
  readonly children: ReactNode;
}

/** Works under a heading: one hangs large with its label at its right foot, more stand in two columns on one floor line. */
export function WallGroup({ title, note, works, children }: WallGroupProps) {
  const id = useId();
  if (works.length === 0) return null;
  const isAlone = works.length === 1;
  return (
    <section aria-labelledby={id} className="not-first:pt-7 print:break-inside-avoid">
      <h2 id={id} className="font-display text-4 font-[480] tracking-[-0.01em]">
        {title}{" "}
        {note !== undefined && (
          <span className="pl-2.5 font-text text-2 font-[400] tracking-normal text-ink-2">
            {note}
          </span>
        )}
      </h2>
      <AloneContext value={isAlone}>
        <ul className={isAlone ? "" : "grid grid-cols-2 gap-x-5 lg:gap-x-10"}>{children}</ul>
      </AloneContext>
    </section>
  );
}

interface HungWorkProps {
  readonly work: Artwork;
  readonly units: Units;
  readonly isSold?: boolean;
  /** Whether it is as large beside the others as it is; otherwise small works look less small. */
  readonly isToScale?: boolean;
  /** What the label says below the work's facts. */
  readonly children: ReactNode;
}

/** Of works at one scale, in pixels an inch. */
const pixelsAnInch = 7.4;
/** A work alone is as wide as this, in pixels, times the root of its long side as a share of four feet. */
const aloneScale = 640;
const fourFeet = 48;

function widthAlone({ width, height }: Artwork): string {
  const longSide = Math.max(width, height);
  return `${Math.round(aloneScale * Math.sqrt(longSide / fourFeet) * (width / longSide))}px`;
}

function widthOf(work: Artwork, isAlone: boolean, isToScale: boolean): string {
  if (isAlone) return `min(100%, ${widthAlone(work)})`;
  return isToScale ? `min(100%, ${Math.round(work.width * pixelsAnInch)}px)` : pictureWidth(work);
}

/** A work on the wall, with its label. */
export function HungWork({
  work,
  units,
  isSold = false,
  isToScale = false,
  children,
}: HungWorkProps) {
  const isAlone = use(AloneContext);
  const alone: CSSProperties & Record<`--${string}`, string> = { "--alone": widthAlone(work) };
  return (
    <li
      className={
        isAlone
          ? "pt-5 pb-3 lg:flex lg:items-end lg:gap-x-7"
          : "row-span-2 grid grid-rows-subgrid [--scale:300px] max-lg:[--scale:170px]"
      }
    >
      <div
        style={alone}
        className={
          isAlone ? "min-w-0 lg:w-[min(62%,var(--alone))] lg:flex-none" : "flex items-end pt-6 pb-4"
        }
      >
        <div className={isAlone ? "" : "w-full"}>
          <ArtworkPicture
            key={work.imageUrl}
            artwork={work}
            width={widthOf(work, isAlone, isToScale)}
          />
        </div>
      </div>
      <div className={`min-w-0 text-2 text-ink-2 ${isAlone ? "pt-3.5 lg:pt-0" : "pb-6"}`}>
        <p className="work-title text-[1.25rem]/6.5 text-ink max-lg:text-[1.125rem]/6">
          <WorkLink work={work} />
          {isSold && <SoldDot className="ml-2.5 size-2.5 border-[5px]" />}
        </p>
        <Facts work={work} units={units} />
        {children}
      </div>
    </li>
  );
}

function Facts({ work, units }: Pick<HungWorkProps, "work" | "units">) {
  const locale = useLocale();
  const lengths = useLengths();
  const size = lengths.size(work.width, work.height, units);
  const medium = mediumLineOf({ ...work, support: work.depth }, locale);
  return <p>{[medium, size, work.dateCreated].join(", ")}</p>;
}
