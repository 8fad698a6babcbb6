import { useMemo, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import type { Curve } from "#schema/price-lists/curve.ts";
import { useWidth } from "#web/ui/use-width.ts";
import type { PriceListView } from "../view.ts";
import { CurveDrawing } from "./curve-drawing.tsx";
import type { InspectedWork } from "./inspected-work.ts";
import { layOut } from "./layout.ts";
import { Legend } from "./legend.tsx";
import type { Mark } from "./marks.ts";
import { crossingsOf, type MethodName, methodLines, methodsOf } from "./method-lines.ts";
import { useCurveWords } from "./use-curve-words.ts";

interface CurveChartProps {
  readonly view: PriceListView;
  readonly curve: Curve | null;
  readonly marks: readonly Mark[];
  /** The methods that are switched on. */
  readonly shown: readonly MethodName[];
  readonly inspected: InspectedWork;
  readonly onOpen: (id: string) => void;
  readonly onShowTable: () => void;
}

/** The drawing with its legend. */
export function CurveChart(props: CurveChartProps) {
  const { view, curve, marks, inspected, shown, onOpen, onShowTable } = props;
  const t = useTranslations("priceList.curve");
  const words = useCurveWords(view);
  const container = useRef<HTMLDivElement>(null);
  const width = useWidth(container, 975);
  const layout = useLayout(props, width);
  const { units, settings } = view;
  const medium = view.medium === null ? "" : words.medium(view.medium).toLocaleLowerCase();
  const inFocus = marks.filter(({ isInFocus }) => isInFocus);

  return (
    <div ref={container}>
      <CurveDrawing
        layout={layout}
        units={units}
        inspected={inspected}
        onOpen={onOpen}
        key={`${units} ${settings.currency}`}
        medium={view.medium ?? ""}
        currency={settings.currency}
        summary={t("summary", {
          medium,
          count: inFocus.length,
          sold: inFocus.filter(({ isSold }) => isSold).length,
          others: marks.length - inFocus.length,
        })}
        crossingsOf={(mark) => {
          if (!mark.isInFocus || !curve) return [];
          return crossingsOf(methodsOf(mark, curve, view), shown);
        }}
        describe={words.describe}
      />
      <Legend
        hasCells={layout.crowd.hasCells}
        hasOthers={marks.length > inFocus.length}
        medium={medium}
        onShowTable={onShowTable}
      />
    </div>
  );
}

/** Computed again only when something in it changes, never while the pointer moves. */
function useLayout({ view, curve, marks, shown }: CurveChartProps, width: number) {
  const { settings, rates, hourlyRateCents, units, medium } = view;
  const t = useTranslations("priceList.curve");
  const isWide = useIsWide();
  const words = useCurveWords(view);
  const methods = useMemo(() => {
    const inFocus = marks.filter(({ isInFocus }) => isInFocus);
    return curve && methodLines(curve, inFocus, { settings, rates, hourlyRateCents });
  }, [curve, marks, settings, rates, hourlyRateCents]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with their language alone, as t does.
  return useMemo(
    () =>
      layOut({
        width,
        isWide,
        marks,
        curve,
        methods,
        shown,
        units,
        anchors: settings.anchors.filter((anchor) => anchor.medium === medium),
        names: {
          list: t("list"),
          squareInch: t("methods.squareInch", { units }),
          linearInch: t("methods.linearInch", { units }),
          costPlus: t("methods.costPlus"),
        },
        write: words.amount,
      }),
    [width, isWide, marks, curve, methods, shown, units, settings, medium, t],
  );
}

/** The width of the style sheet's `lg`, from which words and chart are beside each other. */
const query = "(width >= 60.0625rem)";

/** Whether the window has room for the names of works and lines. */
function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
