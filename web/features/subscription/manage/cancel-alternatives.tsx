import { useTranslations } from "use-intl";
import type { SubscriptionChange } from "../queries.ts";
import type { StatusWords } from "../use-status-words.ts";
import { ManageOption, ManageOptions } from "./manage-option.tsx";

interface CancelAlternativesProps {
  readonly status: StatusWords;
  readonly alternatives: readonly ("pause" | "switch")[];
  readonly onChoose: (change: SubscriptionChange) => void;
}

/** Before a cancel, pause or switch are offered once more (specification, section 4). */
export function CancelAlternatives({ status, alternatives, onChoose }: CancelAlternativesProps) {
  const t = useTranslations("subscription.manage");
  const { kind, otherTerm, otherCharge, until } = status;
  if (alternatives.length === 0) return null;
  return (
    <ManageOptions>
      {alternatives.map((change) => (
        <ManageOption
          key={change}
          name={t(`cancel.instead.${change}`, { term: otherTerm })}
          text={t(`${change}.summary`, { kind, charge: otherCharge, until })}
          label={t(`${change}.choose`)}
          onChoose={() => onChoose(change)}
        />
      ))}
    </ManageOptions>
  );
}
