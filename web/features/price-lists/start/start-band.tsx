import { useTranslations } from "use-intl";
import { areaOf } from "#schema/price-lists/sizes.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import type { PriceListSectionProps, PriceListView } from "../view.ts";
import { anchorsAlong, type BeginningSizes, soldPoints, suggestedPoints } from "./beginning.ts";

interface StartBandProps extends PriceListSectionProps {
  readonly onType: () => void;
}

/** Above the sections, for an artist with works and without a list: what the line follows so far, and what comes next. */
export function StartBand({ view, actions, onType }: StartBandProps) {
  const t = useTranslations("priceList.start");
  const known = knownPrices(view);
  return (
    <section
      aria-labelledby="start-heading"
      className="gap-x-12 pt-7 pb-10 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] print:hidden"
    >
      <h2
        id="start-heading"
        className="font-display text-[1.625rem]/8 font-[420] tracking-[-0.014em] text-balance max-lg:pb-2"
      >
        {t(`${known}.claim`)}
      </h2>
      <div>
        <p className="max-w-[62ch] pb-4 text-2 text-ink-2">{t(`${known}.text`)}</p>
        <Beginnings view={view} actions={actions} onType={onType} isSecond={known === "oneWork"} />
      </div>
    </section>
  );
}

/** One work, two works of different sizes, or more. */
function knownPrices({ points }: PriceListView) {
  const all = [...points.values()].flat();
  if (all.length === 1) return "oneWork";
  const isLine = all.length === 2 && new Set(all.map(areaOf)).size === 2 && points.size === 1;
  return isLine ? "twoWorks" : "noList";
}

interface BeginningsProps extends PriceListSectionProps {
  readonly onType: () => void;
  /** Whether one more price would make a line. */
  readonly isSecond: boolean;
}

/** The ways to begin a list, for an artist with works and without a list. */
function Beginnings({ view, actions, onType, isSecond }: BeginningsProps) {
  const t = useTranslations("priceList.start.begin");
  const { works, settings, rates, isReadOnly } = view;
  const sold = soldPoints(view);
  const suggested = suggestedPoints(works, settings.currency, rates);
  const begin = (points: typeof sold, sizes: BeginningSizes) =>
    actions
      .changeDraft({ anchors: anchorsAlong(points, settings.rounding, sizes) })
      // `changeDraft` has shown the failure.
      .catch(() => {});
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-1">
      <Button onClick={onType} isDisabled={isReadOnly}>
        {t(isSecond ? "second" : "type")}
      </Button>
      {sold.size > 0 && (
        <TextButton aria-disabled={isReadOnly || undefined} onClick={() => void begin(sold, "all")}>
          {t("sold", { count: countOf(sold) })}
        </TextButton>
      )}
      {suggested.size > 0 && (
        <TextButton
          aria-disabled={isReadOnly || undefined}
          onClick={() => void begin(suggested, "three")}
        >
          {t("suggested", { count: countOf(suggested) })}
        </TextButton>
      )}
    </div>
  );
}

function countOf(points: ReadonlyMap<unknown, readonly unknown[]>): number {
  return [...points.values()].reduce((sum, { length }) => sum + length, 0);
}
