import { useTranslations } from "use-intl";
import { Button, TextButton } from "#web/ui/button.tsx";
import type { PriceListSectionProps } from "../view.ts";
import { anchorsAlong, type BeginningSizes, soldPoints, suggestedPoints } from "./beginning.ts";

interface BeginningsProps extends PriceListSectionProps {
  readonly onType: () => void;
  /** Whether one more price would make a line. */
  readonly isSecond: boolean;
}

/** The ways to begin a list, for an artist with works and without a list. */
export function Beginnings({ view, actions, onType, isSecond }: BeginningsProps) {
  const t = useTranslations("priceList.start.begin");
  const { works, settings, rates, isReadOnly } = view;
  const sold = soldPoints(view);
  const suggested = suggestedPoints(works, settings.currency, rates);
  const begin = (points: typeof sold, sizes: BeginningSizes) =>
    actions
      .changeDraft({ anchors: anchorsAlong(points, settings.rounding, sizes) })
      // A failure has been shown.
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
