import { useState } from "react";
import { useTranslations } from "use-intl";
import type { FeedbackEntry } from "#schema/feedback.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Entry } from "./entry.tsx";
import { allFeedback, type FeedbackFilter, isShown } from "./filter.ts";
import { Filters } from "./filters.tsx";

interface FeedbackListProps {
  readonly entries: readonly FeedbackEntry[];
  readonly adminId: string;
}

/**
 * The entries that match the filters. An entry that no longer matches after a change stays until a filter changes; a
 * hidden entry keeps its unsaved notes.
 */
export function FeedbackList({ entries, adminId }: FeedbackListProps) {
  const [filter, setFilter] = useState(allFeedback);
  const [found, setFound] = useState(() => findIds(entries, allFeedback));

  function search(next: FeedbackFilter): void {
    setFilter(next);
    setFound(findIds(entries, next));
  }

  const isOpen = (entry: FeedbackEntry) => found.has(entry.id) || isShown(entry, filter);
  const count = entries.filter(isOpen).length;
  return (
    <>
      <div className="page pb-8">
        <Filters filter={filter} onChange={search} count={count} />
      </div>
      {count === 0 && <NothingFound onShowAll={() => search(allFeedback)} />}
      <ul className="page pb-24">
        {entries.map((entry) => (
          <li key={entry.id} hidden={!isOpen(entry)}>
            <Entry entry={entry} adminId={adminId} />
          </li>
        ))}
      </ul>
    </>
  );
}

function findIds(entries: readonly FeedbackEntry[], filter: FeedbackFilter): ReadonlySet<string> {
  return new Set(entries.filter((entry) => isShown(entry, filter)).map(({ id }) => id));
}

function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTranslations("adminFeedback.nothingFound");
  return (
    <EmptyState
      title={<h2>{t("title")}</h2>}
      text={t("text")}
      action={<Button onClick={onShowAll}>{t("button")}</Button>}
    />
  );
}
