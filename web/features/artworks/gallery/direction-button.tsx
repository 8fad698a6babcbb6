import { useTranslations } from "use-intl";
import { ArrowDownIcon, ArrowUpIcon } from "#web/ui/more-icons.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { reversed, type Sort } from "./arrange.ts";

interface DirectionButtonProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

export function DirectionButton({ sort, onSort }: DirectionButtonProps) {
  const t = useTranslations("gallery.direction");
  const Arrow = sort.direction === "ascending" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <button
      type="button"
      onClick={() => onSort(reversed(sort))}
      className="target flex items-center gap-1 text-2 whitespace-nowrap"
    >
      <Arrow />
      <span>{t.rich(sort.direction, { hidden: visuallyHidden })}</span>
    </button>
  );
}
