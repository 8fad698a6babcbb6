import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";

interface GatherWorksProps {
  readonly hereIds: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Chooses all works that are with the gallery already at once; nothing where all of them are chosen. */
export function GatherWorks({ hereIds, chosen, onChange }: GatherWorksProps) {
  const t = useTranslations("consignments.edit.works");
  const left = hereIds.filter((id) => !chosen.includes(id));
  if (left.length === 0) return null;
  return (
    <TextButton onClick={() => onChange([...chosen, ...left])} className="mt-3">
      {t("gather", { count: left.length })}
    </TextButton>
  );
}
