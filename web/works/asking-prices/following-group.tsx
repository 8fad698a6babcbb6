import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { usePrices } from "#web/i18n/prices.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ExpandableList } from "#web/ui/expandable-list.tsx";
import type { FollowingWork } from "./plan-following.ts";

interface FollowingGroupProps {
  readonly title: string;
  readonly note?: string;
  readonly items: readonly FollowingWork[];
  readonly isChosen?: (item: FollowingWork) => boolean;
  readonly onToggle?: (id: string) => void;
}

/** Works with what they would ask, under a heading; with `isChosen` and `onToggle` each can be chosen. */
export function FollowingGroup({ title, note, items, isChosen, onToggle }: FollowingGroupProps) {
  const t = useTranslations("askingPrices.follow");
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className="pt-6 text-2 [&_label]:grow">
      <h3 className="font-strong">{title}</h3>
      {note && <p className="text-1 text-ink-2">{note}</p>}
      <ExpandableList
        items={items}
        shownFirst={20}
        showAll={t("showAll", { count: items.length })}
        className="mt-2 border-t border-rule"
      >
        {(item) => (
          <li key={item.work.id} className="border-b border-rule">
            {isChosen && onToggle ? (
              <Checkbox
                label={<WorkPrice item={item} />}
                isChecked={isChosen(item)}
                onChange={() => onToggle(item.work.id)}
              />
            ) : (
              <div className="py-2.5">
                <WorkPrice item={item} />
              </div>
            )}
          </li>
        )}
      </ExpandableList>
    </section>
  );
}

/** A work's title, what it asks, and what it would ask. */
function WorkPrice({ item: { work, next, outcome } }: { readonly item: FollowingWork }) {
  const t = useTranslations("askingPrices.follow");
  const prices = usePrices();
  const asked = prices.money(work.askedCents ?? 0, work.askedCurrency);
  const strong = (words: ReactNode) => <strong className="font-strong text-ink">{words}</strong>;
  return (
    <span className="flex flex-wrap justify-between gap-x-6">
      <span className="work-title wrap-anywhere">{work.title}</span>
      <span className="text-ink-2">
        {next === null
          ? t.rich("heldNothing", { asked, strong })
          : t.rich(`${outcome}Price`, {
              asked,
              next: prices.money(next.cents, next.currency),
              strong,
            })}
      </span>
    </span>
  );
}
