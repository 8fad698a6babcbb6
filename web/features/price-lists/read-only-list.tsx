import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { CurveSection } from "./curve/curve-section.tsx";
import { ListSection } from "./list-section.tsx";
import { useNextList } from "./next/use-next-list.ts";
import { PricesOfSizes, PrintedLists } from "./print/printed-lists.tsx";
import { type PrintableList, printableLists } from "./print/printed-rows.ts";
import { hiddenByPrintedLists } from "./sections.ts";
import { type PriceListData, usePriceList } from "./use-price-list.ts";
import type { PriceListView } from "./view.ts";

addWords("priceList");

interface ReadOnlyListProps {
  readonly data: PriceListData;
  /** Opens these lists as a document. */
  readonly onDocument: (lists: readonly PrintableList[]) => void;
  readonly onUpgrade: () => void;
  /** The page around its content. */
  readonly frame: (content: ReactNode) => ReactNode;
}

/** The price list of an artist whose plan has ended: it is read and printed, and not changed. */
export function ReadOnlyList({ data, onDocument, onUpgrade, frame }: ReadOnlyListProps) {
  const t = useTranslations("priceList.start.kept");
  const { view, focusMedium } = usePriceList(data);
  return frame(
    <>
      <PlanNote text={t("text")} button={t("button")} onPress={onUpgrade} className="pt-4 pb-8" />
      <div className={hiddenByPrintedLists}>
        {view.medium !== null && <CurveSection view={view} actions={{ focusMedium }} />}
        <Lists view={view} onDocument={onDocument} />
      </div>
      <PrintedLists view={view} />
    </>,
  );
}

interface ListsProps {
  readonly view: PriceListView;
  readonly onDocument: (lists: readonly PrintableList[]) => void;
}

/** What can be printed: the list in force, the next one, a draft. */
function Lists({ view, onDocument }: ListsProps) {
  const t = useTranslations("priceList");
  const lists = printableLists(view, useNextList(view));
  if (lists.length === 0) return null;
  return (
    <ListSection
      id="list"
      heading={t("table.heading")}
      side={
        <Button onClick={() => onDocument(lists)} className="mt-6 px-5! print:hidden">
          {t("table.pdf")}
        </Button>
      }
    >
      {lists.map((list) => (
        <ReadList key={`${list.holdsFrom} ${list.isDraft}`} list={list} view={view} />
      ))}
    </ListSection>
  );
}

function ReadList({ list, view }: { readonly list: PrintableList; readonly view: PriceListView }) {
  const t = useTranslations("priceList.next.printed");
  const format = useFormat();
  const { holdsFrom, isDraft, currency } = list;
  const day = holdsFrom === null ? "" : format.longDate(`${holdsFrom}T12:00`);
  const title = isDraft || holdsFrom === null ? t("draft") : t("holdsFrom", { date: day });
  return (
    <div className="w-fit max-w-full min-w-[min(100%,26rem)] pb-10">
      <p className="text-2 text-ink-2">
        {title} {t(`currency.${currency}`)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys where the window is narrow. */}
      <section aria-label={title} tabIndex={0} className="-mt-4 overflow-x-auto">
        <PricesOfSizes list={list} units={view.units} />
      </section>
    </div>
  );
}
