import { memo, type RefObject, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { workPath } from "#schema/page-paths.ts";
import type { Units } from "#schema/units.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ListSection } from "../list-section.tsx";
import type { PriceListActions, PriceListView } from "../view.ts";
import { CurveChart } from "./curve-chart.tsx";
import { CurveTable } from "./curve-table.tsx";
import { CurveWords } from "./curve-words.tsx";
import { useInspectedWork } from "./inspected-work.ts";
import { InspectedWorkDetails } from "./inspected-work-details.tsx";
import { marksOf } from "./marks.ts";
import { MethodKey } from "./method-key.tsx";
import { curveOf, type MethodName, methodNames } from "./method-lines.ts";

interface CurveSectionProps {
  readonly view: PriceListView;
  readonly actions: Pick<PriceListActions, "focusMedium">;
}

/** The list as a curve, with the works it is made of, and what other methods would say. */
export function CurveSection({ view, actions }: CurveSectionProps) {
  const t = useTranslations("priceList.curve");
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<readonly MethodName[]>(methodNames);
  const { works, settings, rates, medium } = view;
  const { currency } = settings;
  const marks = useMemo(
    () => marksOf({ works, currency, rates, medium }),
    [works, currency, rates, medium],
  );
  const inspected = useInspectedWork(marks, medium);
  const { isTable, show, chart } = useTableInPlace();
  const curve = curveOf(view, medium);

  return (
    <ListSection
      id="curve"
      heading={t("heading")}
      side={
        <CurveWords view={view} curve={curve} marks={marks} onFocusMedium={actions.focusMedium}>
          {isTable && (
            <TextButton onClick={() => show("drawing")} className="mt-3 print:hidden">
              {t("drawing")}
            </TextButton>
          )}
        </CurveWords>
      }
      below={
        !isTable && (
          <>
            <MethodSwitches shown={shown} units={view.units} onChange={setShown} />
            <InspectedWorkDetails view={view} inspected={inspected} />
          </>
        )
      }
    >
      <div ref={chart} tabIndex={-1} className="outline-none">
        {isTable ? (
          <CurveTable view={view} marks={marks} />
        ) : (
          <CurveChart
            view={view}
            curve={curve}
            marks={marks}
            shown={shown}
            inspected={inspected}
            onOpen={(id) => navigate(workPath(id))}
            onShowTable={() => show("table")}
          />
        )}
      </div>
    </ListSection>
  );
}

interface TableInPlace {
  readonly isTable: boolean;
  readonly show: (what: "table" | "drawing") => void;
  readonly chart: RefObject<HTMLDivElement | null>;
}

/** Table or drawing. The pressed button is gone then, so the focus goes to what has taken its place. */
function useTableInPlace(): TableInPlace {
  const [isTable, setTable] = useState(false);
  const chart = useRef<HTMLDivElement>(null);
  return {
    isTable,
    chart,
    show(what) {
      setTable(what === "table");
      chart.current?.focus({ preventScroll: true });
    },
  };
}

interface MethodSwitchesProps {
  readonly shown: readonly MethodName[];
  readonly units: Units;
  readonly onChange: (shown: MethodName[]) => void;
}

/** Which methods are drawn beside the list. */
const MethodSwitches = memo(function MethodSwitches({
  shown,
  units,
  onChange,
}: MethodSwitchesProps) {
  const t = useTranslations("priceList.curve");
  return (
    <fieldset className="text-2 max-lg:max-w-80 print:hidden">
      <legend className="pt-5 text-2 text-ink-2">{t("others")}</legend>
      <div>
        {methodNames.map((name) => (
          <Checkbox
            key={name}
            label={t(`methods.${name}`, { units })}
            aside={<MethodKey name={name} />}
            isChecked={shown.includes(name)}
            onChange={(isShown) =>
              onChange(methodNames.filter((one) => (one === name ? isShown : shown.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
});
