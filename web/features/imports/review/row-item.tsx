import { useState } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Td, Th } from "#web/ui/table.tsx";
import type {
  AnalysisProblem,
  AnalyzedRow,
  ColumnField,
  RowKind,
} from "../analysis/file-analysis.ts";
import type { Decide } from "../use-import-file.ts";
import { WordChoice } from "../word-choice.tsx";

interface RowItemProps {
  readonly kind: RowKind;
  readonly row: AnalyzedRow;
  /** Whether the artist says that it updates the work of the gallery. */
  readonly isUpdated: boolean;
  readonly decide: Decide;
}

/** A row with what is wrong with it, and the ways to correct it. */
export function RowItem({ kind, row, isUpdated, decide }: RowItemProps) {
  const t = useTranslations("import.rows");
  const people = useTranslations("import.rows.people");
  const arePeople = kind === "people";
  const own = arePeople ? people : t;
  const { row: number, title, problems, corrected, isSkipped, isKnown, isAnother } = row;
  const { leftOutAs, isIncluded } = row;
  const known = isUpdated ? "updated" : "known";
  const state = isSkipped ? "left" : isKnown ? known : isAnother ? "another" : "ready";

  function correct(field: ColumnField, text: string): void {
    void decide((before) => ({
      corrected: { ...before.corrected, [number]: { ...before.corrected[number], [field]: text } },
    }));
  }

  function toggle(decision: "skipped" | "another" | "included"): void {
    void decide(({ [decision]: rows }) => {
      const { [number]: was, ...others } = rows;
      return { [decision]: was ? others : { ...others, [number]: true } };
    });
  }

  function update(choice: "skip" | "update"): void {
    void decide(({ updated: { [number]: _, ...others } }) => ({
      updated: choice === "skip" ? others : { ...others, [number]: true },
    }));
  }

  return (
    <tr className="border-b border-rule align-baseline max-md:grid max-md:grid-cols-[2.5rem_1fr] max-md:py-2.5">
      <Td className="py-2.5 pr-5 text-ink-2 max-md:row-span-2 max-md:py-0 max-md:pr-0">{number}</Td>
      <Th scope="row" className="py-2.5 pr-5 max-md:py-0">
        {title === "" ? (
          <span className="text-ink-2">{arePeople ? people("unnamed") : t("untitled")}</span>
        ) : arePeople ? (
          <span className="wrap-anywhere">{title}</span>
        ) : (
          <i className="work-title wrap-anywhere">{title}</i>
        )}
      </Th>
      <Td className="py-1 max-md:py-0">
        <div className="flex items-start justify-between gap-x-6 max-md:flex-col">
          <div className="min-w-0 grow">
            {isSkipped || problems.length === 0 ? (
              <p className="py-1.5 text-ink-2">
                {leftOutAs === null ? own(`states.${state}`) : t(`leftOut.${leftOutAs}`)}
              </p>
            ) : (
              problems.map((problem) => (
                <Problem
                  key={problem.field}
                  problem={problem}
                  number={number}
                  typed={corrected[problem.field] ?? null}
                  onCorrect={(text) => correct(problem.field, text)}
                />
              ))
            )}
            {isKnown && (
              <WordChoice
                label={t("choice", { row: number })}
                values={["skip", "update"]}
                nameOf={(value) => own(`choices.${value}`)}
                value={isUpdated ? "update" : "skip"}
                onChange={update}
              />
            )}
          </div>
          {isKnown || (isAnother && leftOutAs === null) ? (
            <TextButton onClick={() => toggle("another")} className="flex-none">
              {own(isKnown ? "importToo" : "leaveAsIs")}
            </TextButton>
          ) : (
            <TextButton
              onClick={() => toggle(leftOutAs !== null || isIncluded ? "included" : "skipped")}
              className="flex-none"
            >
              {t(isSkipped ? "unskip" : "skip")}
            </TextButton>
          )}
        </div>
      </Td>
    </tr>
  );
}

/** Fields that a work or a person can be without. */
const dispensable: ReadonlySet<ColumnField> = new Set([
  "price",
  "depth",
  "units",
  "framed",
  "discount",
  "commission",
  "inventoryNumber",
  "support",
  "status",
  "statusSince",
  "statusUntil",
  "framingCost",
  "hours",
  "materials",
  "archived",
  "discountBorneBy",
  "saleFees",
  "saleShipping",
  "email",
  "phone",
  "street",
  "city",
  "region",
  "postalCode",
  "country",
  "otherCountry",
  "personNotes",
  "expressSince",
  "withdrawnOn",
]);

interface ProblemProps {
  readonly problem: AnalysisProblem;
  readonly number: number;
  /** What was entered and is not right either. */
  readonly typed: string | null;
  readonly onCorrect: (text: string) => void;
}

function Problem({ problem, number, typed, onCorrect }: ProblemProps) {
  const t = useTranslations("import.rows");
  const fieldName = useTranslations("import.columns.fields");
  const [text, setText] = useState(typed ?? "");
  const { field, kind } = problem;
  const name = fieldName(field);
  const commit = () => {
    if (text.trim() !== "" && text !== typed) onCorrect(text);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <p className="py-1.5 wrap-anywhere">
        {t(`problems.${kind}`, { field: name, text: problem.text })}
      </p>
      {kind !== "unknown-word" && (
        <TextField
          label={<span className="sr-only">{t("enter", { field: name, row: number })}</span>}
          value={text}
          onChange={setText}
          onBlur={commit}
          onKeyDown={({ key }) => key === "Enter" && commit()}
          className="w-40 pb-1.5"
        />
      )}
      {dispensable.has(field) && kind !== "empty" && (
        <TextButton onClick={() => onCorrect("")}>{t("leaveEmpty")}</TextButton>
      )}
    </div>
  );
}
