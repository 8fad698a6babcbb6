import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#web/i18n/locale.ts";
import { shortMonthIn } from "#web/i18n/short-month.ts";
import { TextButton } from "#web/ui/button.tsx";
import { useWidth } from "#web/ui/use-width.ts";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { type Evidence, evidenceSince, offeredWithin } from "./evidence.ts";
import type { WorkOffer } from "./offers.ts";
import {
  drawWaiting,
  stripBand,
  type WaitingDrawing,
  type WaitingLine,
  type WaitingTick,
} from "./waiting-lines.ts";
import { WaitingTable } from "./waiting-table.tsx";

interface WaitingLinesProps {
  readonly offers: readonly WorkOffer[];
  readonly evidence: Evidence;
  readonly today: string;
}

/** How long each work was on offer, drawn and as a table. */
export function WaitingLines({ offers, evidence, today }: WaitingLinesProps) {
  const t = useTranslations("priceList.next");
  const [isTable, setTable] = useState(false);
  const { offered, sold, medianDaysToSell, monthsSinceRaise } = evidence;
  const shown = offeredWithin(offers, today);
  return (
    <>
      <h3 className="font-display text-[1.1875rem]/[1.625rem] font-[460] pb-2.5">
        {t("evidence.sold", { sold, offered })}
        {medianDaysToSell !== null &&
          ` ${t("evidence.median", { days: Math.round(medianDaysToSell) })}`}
        {monthsSinceRaise !== null && ` ${t("evidence.unchanged", { months: monthsSinceRaise })}`}
      </h3>
      {isTable ? (
        <WaitingTable offers={shown} today={today} />
      ) : (
        <Lines offers={shown} today={today} label={t("waiting.drawing", { offered, sold })} />
      )}
      <div className="flex flex-wrap items-center gap-x-7 gap-y-1 pt-2 text-1 text-ink-2 print:hidden">
        {!isTable && <Legend />}
        <TextButton className="ml-auto text-ink" onClick={() => setTable(!isTable)}>
          {t(isTable ? "waiting.showDrawing" : "waiting.showTable")}
        </TextButton>
      </div>
    </>
  );
}

function Legend() {
  const t = useTranslations("priceList.next.waiting");
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <SoldDot className="size-2.75 border-[5.5px]" />
        {t("sold")}
      </span>
      <span className="inline-flex items-center gap-2">
        <svg aria-hidden="true" width="12" height="12">
          <circle cx="6" cy="6" r="4" className="fill-none stroke-rule-2" strokeWidth="1.5" />
        </svg>
        {t("open")}
      </span>
    </>
  );
}

interface LinesProps {
  readonly offers: readonly WorkOffer[];
  readonly today: string;
  readonly label: string;
}

function Lines({ offers, today, label }: LinesProps) {
  const container = useRef<HTMLDivElement>(null);
  const width = useWidth(container, 800);
  const drawing = drawWaiting(offers, { width, since: evidenceSince(today), today });
  return (
    <div ref={container}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={drawing.height}
        viewBox={`0 0 ${width} ${drawing.height}`}
        className="block max-w-full overflow-visible text-[13px]"
      >
        <Axis drawing={drawing} width={width} />
        {drawing.lines.map((line) =>
          drawing.kind === "strip" ? (
            <Mark key={line.id} line={line} />
          ) : (
            <Line key={line.id} line={line} isNamed={drawing.kind === "named"} />
          ),
        )}
      </svg>
    </div>
  );
}

interface AxisProps {
  readonly drawing: WaitingDrawing;
  readonly width: number;
}

function Axis({ drawing: { ticks, axisY }, width }: AxisProps) {
  const write = useTickWords();
  return (
    <>
      {ticks.map((tick, index) => (
        <g key={tick.at}>
          {tick.isLabelled && (
            <>
              <path d={`M${tick.x} 0V${axisY}`} className="stroke-rule" />
              <text x={tick.x + 5} y={axisY + 18} className="fill-ink-2">
                {write(tick, index)}
              </text>
            </>
          )}
        </g>
      ))}
      <path d={`M0 ${axisY}H${width}`} className="stroke-ink" />
    </>
  );
}

/** `Dec 2025`, then `Feb`: the year is with the first month and with each January. */
function useTickWords(): (tick: WaitingTick, index: number) => string {
  const t = useTranslations("priceList.next.waiting");
  const locale = useLocale();
  return ({ at }, index) => {
    if (typeof at === "number") return t("axis", { days: at });
    const isWithYear = index === 0 || at.slice(5, 7) === "01";
    const month = shortMonthIn(locale, "UTC")(new Date(`${at}T00:00:00Z`));
    return isWithYear ? `${month} ${at.slice(0, 4)}` : month;
  };
}

interface LineProps {
  readonly line: WaitingLine;
  readonly isNamed: boolean;
}

/** Letters are readable where they cross a line. */
const halo = "stroke-paper [paint-order:stroke] [stroke-linejoin:round]";

function Line({ line: { isSold, x1, x2, y, label }, isNamed }: LineProps) {
  const t = useTranslations("priceList.next.waiting");
  return (
    <>
      <path
        d={`M${x1} ${y}H${x2}`}
        className={isSold ? "stroke-ink" : "stroke-rule-2"}
        strokeWidth={isSold ? 1.75 : 1.25}
      />
      {isSold ? (
        <circle cx={x2} cy={y} r={isNamed ? 4.5 : 2.5} className="fill-sold" />
      ) : (
        <circle
          cx={x2}
          cy={y}
          r={isNamed ? 3.5 : 2}
          className="fill-paper stroke-rule-2"
          strokeWidth="1.5"
        />
      )}
      {label && (
        <text
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          className={`fill-ink-2 ${halo}`}
          strokeWidth="4"
        >
          <tspan className="work-title fill-ink text-[13.5px]">{label.title}</tspan>
          <tspan dx="6">{t("days", { days: label.days })}</tspan>
        </text>
      )}
    </>
  );
}

function Mark({ line: { isSold, x1, y } }: { readonly line: WaitingLine }) {
  return (
    <path
      d={`M${x1} ${y}v${stripBand}`}
      className={isSold ? "stroke-sold" : "stroke-rule-2"}
      strokeWidth="2"
      opacity="0.5"
    />
  );
}
