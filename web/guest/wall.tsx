import type { ReactNode } from "react";
import type { GuestLabel } from "#schema/links/guest.ts";
import { madeLine, pictureBox } from "#schema/links/label-lines.ts";
import type { Units } from "#schema/units.ts";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { useVoice } from "./voice.ts";

/** A work as its label names it. */
export type LabelledWork = Pick<
  GuestLabel,
  "title" | "year" | "medium" | "support" | "mediumLine" | "widthInches" | "heightInches"
>;

/** The wall beside the paper, as web/guest/guest.html begins it. */
export function WallAndPaper({
  wall,
  children,
}: {
  readonly wall: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="grow lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="bg-wall px-(--margin) pt-6 pb-6 group-data-[kind=room]/page:pt-1 max-[45rem]:group-data-[rows=2]/page:group-data-[kind=room]/page:pt-4 lg:pt-12 lg:pb-14 lg:group-data-[kind=consignment]/page:pt-9 lg:group-data-[kind=room]/page:pt-3 print:pt-2 print:pb-3">
        <div className="lg:sticky lg:top-7">{wall}</div>
      </div>
      <div className="px-(--margin) pt-5 pb-10 lg:pt-9 lg:pb-16 lg:pl-12 print:pt-3 print:pb-0">
        {children}
      </div>
    </div>
  );
}

interface PaperSectionProps {
  readonly title?: string;
  readonly isOnScreenOnly?: boolean;
  readonly children: ReactNode;
}

/** A section on the paper, below a rule unless it is the first. */
export function PaperSection({ title, isOnScreenOnly = false, children }: PaperSectionProps) {
  return (
    <section
      className={`border-t border-rule pt-5 pb-7 first:border-t-0 first:pt-0 print:break-inside-avoid print:pt-3 print:pb-4 ${isOnScreenOnly ? "print:hidden" : ""}`}
    >
      {title !== undefined && (
        <h2 className="font-display text-4 font-[480] tracking-[-0.01em]">{title}</h2>
      )}
      {children}
    </section>
  );
}

interface HungWorkProps {
  readonly work: LabelledWork;
  /** Null where there is none. */
  readonly picture: string | null;
  readonly units: Units;
  /** Large; its title is below the room's. */
  readonly isInRoom?: boolean;
  /** Below the heading of an invoice. */
  readonly isBelowHeading?: boolean;
  readonly isSold?: boolean;
  /** Below what it is made of. */
  readonly children?: ReactNode;
}

/** A work shown large, with its label. */
export function HungWork({
  work,
  picture,
  units,
  isInRoom = false,
  isBelowHeading = isInRoom,
  isSold = false,
  children,
}: HungWorkProps) {
  const { t, locale } = useVoice();
  const title = work.title || t("work.untitled");
  const box = pictureBox(work, isInRoom);
  const Title = isBelowHeading ? "h2" : "h1";
  return (
    <>
      {picture === null ? (
        <div style={box} className="bg-floor print:hidden" />
      ) : (
        <img
          src={picture}
          alt={title}
          decoding="sync"
          style={box}
          className="block bg-floor shadow-picture"
        />
      )}
      <div className="pt-4 lg:pt-6 print:pt-2">
        <Title tabIndex={-1} className="work-title text-5 outline-none print:text-4">
          <TitleWithDot
            title={title}
            dot={isSold && "ml-3.5 size-3.5 border-[7px] align-[0.1em]"}
          />
        </Title>
        <p className="text-2 text-ink-2">{work.year}</p>
        <p className="text-2 text-ink-2">{madeLine(work, units, locale)}</p>
        {children}
      </div>
    </>
  );
}

interface TitleWithDotProps {
  readonly title: string;
  /** The classes of the dot; false without one. */
  readonly dot: string | false;
}

/** A title whose last word keeps the dot of a sold work on its line. */
export function TitleWithDot({ title, dot }: TitleWithDotProps) {
  if (dot === false) return title;
  const start = title.lastIndexOf(" ") + 1;
  return (
    <>
      {title.slice(0, start)}
      <span className="whitespace-nowrap">
        {title.slice(start)}
        <SoldDot className={dot} />
      </span>
    </>
  );
}
