import type { Currency } from "#schema/currency.ts";
import { standardSizes } from "#schema/price-lists/sizes.ts";
import { lengthIn, type Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { usePrices } from "#web/i18n/prices.ts";
import type { Scales } from "#web/works/curve/scales.ts";
import { namedCount, nameTicks, priceTicks } from "#web/works/curve/ticks.ts";

interface ChartAxesProps {
  readonly scales: Scales;
  readonly width: number;
  readonly units: Units;
  readonly currency: Currency;
}

/** Texts of the chart are drawn over lines, so their letters are outlined in the colour of the paper. */
export const outlined = "[paint-order:stroke] [stroke-linejoin:round] stroke-paper stroke-[4px]";

/**
 * As large as the drawing has room for, whatever the browser's text size: the table in its place has the same in larger
 * text.
 */
export const chartText = `text-[13px] ${outlined}`;

/** Prices as lines of the grid, sizes as ticks. The last of each names its unit. */
export function ChartAxes({ scales, width, units, currency }: ChartAxesProps) {
  const format = useFormat();
  const lengths = useLengths();
  const prices = usePrices();
  const { left, right, top, bottom } = scales.field;
  const figure = (inches: number) => format.number(lengthIn(inches, units));
  const sizes = nameTicks(standardSizes(units), scales, {
    most: namedCount(width),
    end: width,
    nameOf: ({ widthInches, heightInches }, isLast) => {
      const sides = [figure(widthInches), figure(heightInches)] as const;
      return isLast ? lengths.sizeOf(...sides, units) : sides.join("\u00a0×\u00a0");
    },
  });
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
      {sizes.map(({ size, x, name, nameX }) => (
        <g key={`${size.widthInches} ${size.heightInches}`}>
          <path d={`M${x} ${bottom}v${name === null ? 4 : 8}`} className="stroke-ink" />
          {name !== null && (
            <text
              x={nameX}
              y={bottom + 25}
              textAnchor="middle"
              className={`${chartText} fill-ink-2`}
            >
              {name}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
