import { useTranslations } from "use-intl";
import type { Medium } from "#schema/media.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { PriceColumn } from "./price-grid.ts";

interface MediumChoiceProps {
  readonly columns: readonly PriceColumn[];
  readonly value: Medium | null;
  readonly onChoose: (medium: Medium) => void;
}

/** Which medium is shown, where there is space for one. */
export function MediumChoice({ columns, value, onChoose }: MediumChoiceProps) {
  const t = useTranslations("priceList.table");
  const mediumName = useTranslations("choices.medium");
  const groups = [...Map.groupBy(columns, ({ group }) => group)].map(([group, found]) => ({
    label: t(`groups.${group}`),
    options: found.map(({ medium }) => ({ value: medium, label: mediumName(medium) })),
  }));
  return (
    <SelectField
      label={t("medium")}
      value={value ?? ""}
      groups={groups}
      onChange={onChoose}
      className="pb-2 print:hidden"
    />
  );
}
