import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type Medium, media } from "#schema/artworks/media.ts";
import type { Curve } from "#schema/price-lists/curve.ts";
import { useFormat } from "#web/i18n/format.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import type { PriceListActions, PriceListView } from "../view.ts";
import type { Mark } from "./marks.ts";
import { basisOf, notesOn, outlierIds, pullingWorks, timesForDouble } from "./notes.ts";
import { useCurveWords } from "./use-curve-words.ts";

interface CurveWordsProps {
  readonly view: PriceListView;
  readonly curve: Curve | null;
  readonly marks: readonly Mark[];
  readonly onFocusMedium: PriceListActions["focusMedium"];
  /** The way back from the table. */
  readonly children?: ReactNode;
}

/** What the curve says in words, and the medium that it is about. */
export const CurveWords = memo(function CurveWords({
  view,
  curve,
  marks,
  onFocusMedium,
  children,
}: CurveWordsProps) {
  const t = useTranslations("priceList.curve");
  const words = useCurveWords(view);
  const format = useFormat();
  const used = usedMedia(view);
  const times = curve && format.number(timesForDouble(curve));
  return (
    <>
      {times !== null && (
        <p className="pt-3.5 font-display text-[1.5rem]/[1.8125rem] font-display tracking-[-0.014em] text-balance lg:pt-5 lg:text-[1.625rem]/8">
          {t("claim", { times })}
        </p>
      )}
      {curve && <p className="pt-2 text-1 text-ink-2">{t("basis", { basis: basisOf(view) })}</p>}
      {curve &&
        notesOn(curve).map(({ kind }) => (
          <p key={kind} className="pt-2 text-1 text-ink-2">
            {t(`notes.${kind}`, { times: times ?? "" })}
          </p>
        ))}
      <Outliers view={view} marks={marks} />
      <Pulls view={view} marks={marks} />
      {view.medium !== null && used.length > 0 && (
        <SelectField<Medium>
          label={t("medium")}
          value={view.medium}
          options={used.map((value) => ({ value, label: words.medium(value) }))}
          onChange={onFocusMedium}
          className="mt-6"
        />
      )}
      {children}
    </>
  );
});

/** The media that have a curve, and the one in focus. */
function usedMedia({ curves, medium }: PriceListView): Medium[] {
  return media.filter((one) => curves[one] !== undefined || one === medium);
}

/** The most that are named; of more the sentence says how many. */
const named = 3;

function Outliers({ view, marks }: Pick<CurveWordsProps, "view" | "marks">) {
  const t = useTranslations("priceList.curve.outliers");
  const words = useCurveWords(view);
  const outliers = outlierIds(view).flatMap((id) => marks.find((mark) => mark.id === id) ?? []);
  const more = outliers.length - named;
  return (
    <>
      {outliers.slice(0, named).map(({ id, work, cents }) => (
        <p key={id} className="pt-2 text-1">
          {t.rich("one", { title: work.title, price: words.amount(cents), work: workTitle })}
        </p>
      ))}
      {more > 0 && <p className="pt-2 text-1">{t("more", { count: more })}</p>}
    </>
  );
}

/** Works on offer that bend the curve, where there are few other prices near their size. */
function Pulls({ view, marks }: Pick<CurveWordsProps, "view" | "marks">) {
  const t = useTranslations("priceList.curve.pulls");
  const format = useFormat();
  const words = useCurveWords(view);
  return pullingWorks(view)
    .slice(0, named)
    .map(({ workId, factor }) => {
      const mark = marks.find(({ id }) => id === workId);
      if (mark === undefined) return null;
      const { work, cents } = mark;
      return (
        <p key={workId} className="pt-2 text-1">
          {t.rich(work.askingPriceCents === null ? "suggested" : "own", {
            title: work.title,
            price: words.amount(cents),
            size: words.size(mark),
            side: factor < 1 ? "down" : "up",
            percent: format.number(Math.round(100 * Math.abs(factor - 1))),
            work: workTitle,
          })}
        </p>
      );
    });
}
