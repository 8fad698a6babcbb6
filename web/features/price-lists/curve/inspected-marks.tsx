import { outlined } from "./chart-axes.tsx";
import { type InspectedWork, useInspectedMark } from "./inspected-work.ts";
import type { DrawnMark, Layout } from "./layout.ts";
import { FormulaBars } from "./mark-paths.tsx";
import type { Mark } from "./marks.ts";
import type { Crossing } from "./method-lines.ts";
import { thumbnailSize } from "./place-marks.ts";
import { Picture } from "./thumbnails.tsx";

interface InspectedMarksProps {
  readonly layout: Layout;
  readonly inspected: InspectedWork;
  /** What each drawn method says for a work. */
  readonly crossingsOf: (mark: Mark) => readonly Crossing[];
}

/** The work that is inspected: a guide line, a ring where each method says its price, its picture. */
export function InspectedMarks({ layout, inspected, crossingsOf }: InspectedMarksProps) {
  const mark = useInspectedMark(inspected);
  const inspectedMark = layout.marks.find(({ id }) => id === mark?.id);
  if (inspectedMark === undefined) return null;
  const { scales, placement, crowd, width } = layout;
  const { top, bottom } = scales.field;
  const thumbnail = placement.thumbnails.find(({ id }) => id === inspectedMark.id);
  return (
    <g>
      <path
        d={`M${inspectedMark.x} ${top}V${bottom}`}
        className="stroke-ink-2 [stroke-dasharray:1_3] [stroke-linecap:round]"
      />
      {!crowd.hasThumbnails && <FormulaBars marks={[inspectedMark]} />}
      {crossingsOf(inspectedMark.mark).map(({ name, cents }) => (
        <circle
          key={name}
          cx={inspectedMark.x}
          cy={scales.y(cents)}
          r="3.5"
          className="fill-paper stroke-ink stroke-[1.5px]"
        />
      ))}
      <circle
        cx={inspectedMark.x}
        cy={inspectedMark.y}
        r="9"
        className="fill-none stroke-accent stroke-2 forced-colors:stroke-[Highlight]"
      />
      {thumbnail ? (
        <rect
          x={thumbnail.left - 4}
          y={thumbnail.top - 4}
          width={thumbnail.width + 8}
          height={thumbnail.height + 8}
          className="fill-none stroke-accent stroke-2"
        />
      ) : (
        <FloatingPicture
          inspectedMark={inspectedMark}
          width={width}
          hasTitle={isUntitled(layout, inspectedMark)}
        />
      )}
    </g>
  );
}

function isUntitled({ placement }: Layout, { id }: DrawnMark): boolean {
  return !placement.titles.some((title) => title.id === id);
}

/** How far a picture is from the mark that it belongs to, in pixels. */
const distance = 16;
const edge = 8;

interface FloatingPictureProps {
  readonly inspectedMark: DrawnMark;
  readonly width: number;
  readonly hasTitle: boolean;
}

/** The picture of a work that has none beside its mark: on the left of it and above, or inside the drawing. */
function FloatingPicture({ inspectedMark: { mark, x, y }, width, hasTitle }: FloatingPictureProps) {
  const size = thumbnailSize(mark, 58);
  const isLeft = x - distance - size.width >= edge;
  const left = isLeft ? x - distance - size.width : x + distance;
  const top = Math.max(edge, y - distance - size.height);
  const hasRoomOnTheLeft = isLeft && left > width / 3;
  const textX = hasRoomOnTheLeft ? left - 8 : left + size.width + 8;
  return (
    <g>
      <rect
        x={left - 2}
        y={top - 2}
        width={size.width + 4}
        height={size.height + 4}
        className="fill-paper stroke-accent stroke-2"
      />
      <Picture address={mark.work.imageUrl} left={left} top={top} {...size} />
      {hasTitle && (
        <text
          x={textX}
          y={top + 14}
          textAnchor={hasRoomOnTheLeft ? "end" : "start"}
          className={`${outlined} work-title fill-ink text-[15px] max-lg:hidden`}
        >
          {mark.work.title}
        </text>
      )}
    </g>
  );
}
