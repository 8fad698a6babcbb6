import type { FaceSize } from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";
import { longSide, nestedSizes, shortSide } from "#web/works/nested-sizes.ts";
import { useSizeName } from "../use-size-name.ts";

interface NestedSizesProps {
  readonly rows: readonly FaceSize[];
  readonly units: Units;
}

const width = 300;
/** The room that a size's name takes at the right upper corner of its rectangle. */
const nameRoom = { right: 6, top: 13 };

/** Some sizes of the list inside each other, as large as they are beside each other. */
export function NestedSizes({ rows, units }: NestedSizesProps) {
  const sizeName = useSizeName(units);
  const sizes = nestedSizes(rows);
  const [largest] = sizes;
  if (largest === undefined) return null;
  const scale = width / longSide(largest);
  const long = (size: FaceSize) => longSide(size) * scale;
  const short = (size: FaceSize) => shortSide(size) * scale;
  const height = short(largest) + 1;
  return (
    <svg
      aria-hidden="true"
      width={width + 1}
      height={height}
      viewBox={`0 0 ${width + 1} ${height}`}
      className="flex-none text-[0.6875rem]"
    >
      {sizes.map((size, index) => (
        <g key={`${size.widthInches} ${size.heightInches}`}>
          <rect
            x="0.5"
            y={height - 0.5 - short(size)}
            width={long(size)}
            height={short(size)}
            className="fill-paper stroke-ink"
            strokeWidth={index === sizes.length - 1 ? 2 : 1}
          />
          <text
            x={long(size) - nameRoom.right}
            y={height - short(size) + nameRoom.top}
            textAnchor="end"
            className="fill-ink-2"
          >
            {sizeName(size)}
          </text>
        </g>
      ))}
    </svg>
  );
}
