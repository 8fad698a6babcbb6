import { useTranslations } from "use-intl";
import { feedbackStatuses, feedbackTypes } from "#schema/feedback.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { FeedbackFilter } from "./filter.ts";

interface FiltersProps {
  readonly filter: FeedbackFilter;
  readonly onChange: (filter: FeedbackFilter) => void;
  /** The number of matching entries. */
  readonly count: number;
}

export function Filters({ filter, onChange, count }: FiltersProps) {
  const t = useTranslations("adminFeedback");
  const type = useTranslations("feedback.types");
  const all = { value: "all", label: t("all") } as const;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <SelectField
        label={t("status")}
        value={filter.status ?? "all"}
        groups={[
          {
            options: [
              all,
              ...feedbackStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
            ],
          },
        ]}
        onChange={(value) => onChange({ ...filter, status: value === "all" ? null : value })}
        className="w-[calc(50%-12px)] md:w-50"
      />
      <SelectField
        label={t("type")}
        value={filter.type ?? "all"}
        groups={[
          { options: [all, ...feedbackTypes.map((value) => ({ value, label: type(value) }))] },
        ]}
        onChange={(value) => onChange({ ...filter, type: value === "all" ? null : value })}
        className="w-[calc(50%-12px)] md:w-50"
      />
      <p role="status" className="py-2 text-2 text-ink-2 md:ml-auto">
        {t("count", { count })}
      </p>
    </div>
  );
}
