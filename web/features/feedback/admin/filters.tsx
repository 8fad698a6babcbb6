import { useTranslations } from "use-intl";
import { feedbackStatuses, feedbackTypes } from "#schema/feedback.ts";
import { FilterField } from "#web/ui/filter-field.tsx";
import type { FeedbackFilter } from "./filter.ts";

interface FiltersProps {
  readonly filter: FeedbackFilter;
  readonly onChange: (filter: FeedbackFilter) => void;
  /** The number of matching entries. */
  readonly count: number;
}

export function Filters({ filter, onChange, count }: FiltersProps) {
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
