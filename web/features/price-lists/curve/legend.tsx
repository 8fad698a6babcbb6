import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";

interface LegendProps {
  readonly medium: string;
  /** Whether the works of other media are cells. */
  readonly hasCells: boolean;
  readonly hasOthers: boolean;
  readonly onShowTable: () => void;
}

/** What the marks mean. */
export function Legend({ medium, hasCells, hasOthers, onShowTable }: LegendProps) {
  const t = useTranslations("priceList.curve.legend");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-3 text-1 text-ink-2">
      <Entry name={t("anchor")}>
        <rect x="3" y="4" width="8" height="8" className="fill-pigment" />
      </Entry>
      <Entry name={t("formula")}>
        <path d="M7 1V12" className="stroke-ink" />
        <path d="M0 12H14" className="stroke-ink stroke-2" />
      </Entry>
      <Entry name={t("sold", { medium })}>
        <circle cx="7" cy="8" r="5.5" className="fill-sold" />
      </Entry>
      {hasCells && hasOthers && (
        <Entry name={t("cells")}>
          <rect x="3" y="4" width="7" height="7" className="fill-rule-2" />
        </Entry>
      )}
      {!hasCells && hasOthers && (
        <>
          <Entry name={t("otherUnsold")}>
            <circle cx="7" cy="8" r="4" className="fill-none stroke-rule-2 stroke-[1.5px]" />
          </Entry>
          <Entry name={t("otherSold")}>
            <circle cx="7" cy="8" r="4.5" className="fill-rule-2" />
          </Entry>
        </>
      )}
      <TextButton onClick={onShowTable} className="text-ink sm:ml-auto print:hidden">
        {t("table")}
      </TextButton>
    </div>
  );
}

interface EntryProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Entry({ name, children }: EntryProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="14" height="16" className="flex-none">
        {children}
      </svg>
      {name}
    </span>
  );
}
