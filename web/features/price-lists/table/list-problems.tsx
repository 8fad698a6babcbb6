import { useTranslations } from "use-intl";
import type { Medium } from "#schema/artworks/media.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";
import type { PriceGrid } from "./price-grid.ts";
import { useCellName } from "./problems.ts";

/** How many problems are listed; of those after them only the number is shown. */
const shownProblems = 10;

interface ListProblemsProps {
  readonly grid: PriceGrid;
  readonly units: Units;
  /** In words, by the keys of their cells. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onGo: (medium: Medium, size: FaceSize) => void;
}

/** What keeps the list from being published, each with the way to its cell. */
export function ListProblems({ grid, units, problems, onGo }: ListProblemsProps) {
  const t = useTranslations("priceList.table.problems");
  const cellName = useCellName(units);
  const found = grid.columns.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const words = problems.get(cell.key);
      return words === undefined ? [] : [{ cell, words }];
    }),
  );
  if (found.length === 0) return null;
  return (
    <div className="mt-4 border-l-3 border-error pl-4 text-2 print:hidden">
      <p>{t("title", { count: found.length })}</p>
      <ul>
        {found.slice(0, shownProblems).map(({ cell, words }) => (
          <li key={cell.key}>
            <button
              type="button"
              onClick={() => onGo(cell.medium, cell.row)}
              className="group target inline-flex items-center gap-2 text-left"
            >
              <span className="underlined whitespace-nowrap">
                {cellName(cell.medium, cell.row)}
              </span>
              <span className="text-error">{words}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shownProblems && <p>{t("more", { count: found.length - shownProblems })}</p>}
    </div>
  );
}
