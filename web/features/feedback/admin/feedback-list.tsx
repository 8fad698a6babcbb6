import { useState } from "react";
import { useTranslations } from "use-intl";
import {
  type FeedbackEntry,
  type FeedbackStatus,
  type FeedbackType,
  feedbackStatuses,
  feedbackTypes,
} from "#schema/feedback.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterField } from "#web/ui/filter-field.tsx";
import { Entry } from "./entry.tsx";

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

interface FiltersProps {
  readonly filter: FeedbackFilter;
  readonly onChange: (filter: FeedbackFilter) => void;
  /** The number of matching entries. */
  readonly count: number;
}

function Filters({ filter, onChange, count }: FiltersProps) {
  const t = useTranslations("adminFeedback");
  const typeName = useTranslations("feedback.types");
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <FilterField
        label={t("status")}
        all={t("all")}
        value={filter.status}
        options={feedbackStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(status) => onChange({ ...filter, status })}
        className="w-[calc(50%-12px)] md:w-50"
      />
      <FilterField
        label={t("type")}
        all={t("all")}
        value={filter.type}
        options={feedbackTypes.map((value) => ({ value, label: typeName(value) }))}
        onChange={(type) => onChange({ ...filter, type })}
        className="w-[calc(50%-12px)] md:w-50"
      />
      <p role="status" className="py-2 text-2 text-ink-2 md:ml-auto">
        {t("count", { count })}
      </p>
    </div>
  );
}

/** Null matches all. */
interface FeedbackFilter {
  readonly status: FeedbackStatus | null;
  readonly type: FeedbackType | null;
}

const allFeedback: FeedbackFilter = { status: null, type: null };

function isShown({ status, type }: FeedbackEntry, filter: FeedbackFilter): boolean {
  return (
    (filter.status === null || filter.status === status) &&
    (filter.type === null || filter.type === type)
  );
}
