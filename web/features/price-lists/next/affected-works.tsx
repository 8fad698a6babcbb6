import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { ExpandableList } from "#web/ui/expandable-list.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { useWorkFacts } from "#web/works/use-work-facts.ts";
import { WorkLink } from "#web/works/work-link.tsx";
import type { PriceListView } from "../view.ts";
import type { PreviewedWork } from "./list-preview.ts";
import { type NextList, withOutcome } from "./use-next-list.ts";

interface AffectedWorksProps {
  readonly view: PriceListView;
  readonly next: NextList;
  readonly outcomes: readonly PreviewedWork[];
}

/** Why the list does not reach a work. */
const notReached = ["held", "waits", "own"] as const;
/** How many of the works that rise most are named. */
const mostRisen = 3;

/** The works that the list does not reach, and those that rise most. */
export function AffectedWorks({ view, next, outcomes }: AffectedWorksProps) {
  const t = useTranslations("priceList.next.works");
  const prices = usePrices();
  const money = (cents: number) => prices.money(cents, next.currency);
  const works = new Map(view.works.map((work) => [work.id, work]));
  const rising = withOutcome(outcomes, "rises").toSorted(
    (one, other) => raiseIn(other) - raiseIn(one),
  );

  /** What is asked is named as it is asked, in its own currency. */
  function sentence(outcome: (typeof notReached)[number], { id, listedCents }: PreviewedWork) {
    const work = works.get(id);
    const asked = work?.askedCents ?? null;
    return t.rich(`${outcome}Price`, {
      asked: asked === null || !work ? "–" : prices.money(asked, work.askedCurrency),
      listed: prices.amount(listedCents, next.currency),
      strong,
    });
  }

  function rise({ id, listedCents }: PreviewedWork) {
    const work = works.get(id);
    const listed = money(listedCents);
    return work === undefined || work.askedCents === null
      ? t.rich("risesFromNone", { listed, strong })
      : t.rich("risesPrice", {
          asked: prices.money(work.askedCents, work.askedCurrency),
          listed,
          strong,
        });
  }

  const group = { works, view };
  return (
    <div className="grid content-start gap-y-8">
      {notReached.map((outcome) => (
        <Group
          key={outcome}
          {...group}
          title={t(outcome)}
          note={t(`${outcome}Note`)}
          items={withOutcome(outcomes, outcome)}
        >
          {(item) => sentence(outcome, item)}
        </Group>
      ))}
      <Group {...group} title={t("rises")} items={rising.slice(0, mostRisen)}>
        {rise}
      </Group>
    </div>
  );
}

function raiseIn({ askedCents, listedCents }: PreviewedWork): number {
  return listedCents - (askedCents ?? 0);
}

function strong(words: ReactNode) {
  return <strong className="font-strong text-ink">{words}</strong>;
}

interface GroupProps {
  readonly title: string;
  readonly note?: string;
  readonly items: readonly PreviewedWork[];
  readonly works: ReadonlyMap<string, Artwork>;
  readonly view: PriceListView;
  readonly children: (item: PreviewedWork) => ReactNode;
}

function Group({ title, note, items, works, view, children }: GroupProps) {
  const t = useTranslations("priceList.next.works");
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-display text-[1.1875rem]/[1.625rem] font-[460]">{title}</h3>
      {note && <p className="pt-1 text-1 text-ink-2">{note}</p>}
      <ExpandableList
        items={items}
        shownFirst={5}
        showAll={t("showAll", { count: items.length })}
        className="pt-2.5"
      >
        {(item) => {
          const work = works.get(item.id);
          return (
            work && (
              <li
                key={item.id}
                className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-6 border-t border-rule py-3.5"
              >
                <Thumbnail work={work} />
                <WorkLine work={work} view={view}>
                  {children(item)}
                </WorkLine>
              </li>
            )
          );
        }}
      </ExpandableList>
    </section>
  );
}

/** The title beside it says what it is. */
function Thumbnail({ work }: { readonly work: Artwork }) {
  const share = Math.min(1, work.width / work.height);
  return (
    <div aria-hidden="true">
      <ArtworkPicture artwork={work} width={`${(56 * share).toFixed(1)}px`} />
    </div>
  );
}

interface WorkLineProps {
  readonly work: Artwork;
  readonly view: PriceListView;
  readonly children: ReactNode;
}

function WorkLine({ work, view, children }: WorkLineProps) {
  const t = useTranslations("priceList.next.works");
  const factsOf = useWorkFacts(view.units);
  return (
    <div className="text-2 text-ink-2">
      <p className="work-title text-[1.125rem]/[1.375rem] wrap-anywhere text-ink">
        <WorkLink work={work} />
      </p>
      <p>{t("facts", factsOf(work))}</p>
      <p>{children}</p>
    </div>
  );
}
