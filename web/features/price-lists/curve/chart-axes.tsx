import type { Currency } from "#schema/currency.ts";
import { standardSizes } from "#schema/price-list/sizes.ts";
import { lengthIn, type Units } from "#schema/units.ts";
import { usePrices } from "#web/features/artworks/record/use-prices.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import type { Scales } from "./scales.ts";
import { namedCount, priceTicks, sizeTicks } from "./ticks.ts";

interface ChartAxesProps {
  readonly scales: Scales;
  readonly width: number;
  readonly units: Units;
  readonly currency: Currency;
}

/** Texts of the chart are drawn over lines, so their letters are outlined in the colour of the paper. */
export const chartText =
  "text-1 [paint-order:stroke] [stroke-linejoin:round] stroke-paper stroke-[4px]";

/** The widths of `48 × 60 in` and `CA$`, halved, which stay inside. */
const lastNameHalf = 36;

/** Prices as lines of the grid, sizes as ticks. The last of each names its unit. */
export function ChartAxes({ scales, width, units, currency }: ChartAxesProps) {
  const format = useFormat();
  const lengths = useLengths();
  const prices = usePrices();
  const { left, right, top, bottom } = scales.field;
  const sizes = sizeTicks(standardSizes(units), scales, namedCount(width));
  const lastNamed = sizes.findLast(({ isNamed }) => isNamed);
  const figure = (inches: number) => format.number(lengthIn(inches, units));
  const priceLines = priceTicks(scales);
  const hasRoomForSign = (priceLines.at(-1)?.y ?? bottom) > top + 24;
  return (
    <g>
      {priceLines.map(({ cents, y }) => (
        <g key={cents}>
          <path d={`M${left} ${y}H${right}`} className="stroke-rule" />
          <text x={left - 10} y={y + 4.5} textAnchor="end" className={`${chartText} fill-ink-2`}>
            {prices.amount(cents, currency)}
          </text>
        </g>
      ))}
      {hasRoomForSign && (
        <text x={left - 10} y={top + 8} textAnchor="end" className={`${chartText} fill-ink-2`}>
          {prices.sign(currency).trim()}
        </text>
      )}
      <path d={`M${left} ${bottom}H${right}`} className="stroke-ink" />
      {sizes.map((tick) => {
        const { size, x, isNamed } = tick;
        const name = [figure(size.widthInches), figure(size.heightInches)] as const;
        const isLast = tick === lastNamed;
        return (
          <g key={`${size.widthInches} ${size.heightInches}`}>
            <path d={`M${x} ${bottom}v${isNamed ? 8 : 4}`} className="stroke-ink" />
            {isNamed && (
              <text
                x={isLast ? Math.min(x, width - lastNameHalf) : x}
                y={bottom + 25}
                textAnchor="middle"
                className={`${chartText} fill-ink-2`}
              >
                {isLast ? lengths.sizeOf(...name, units) : name.join("\u00a0×\u00a0")}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
