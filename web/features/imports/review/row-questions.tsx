import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { readDay } from "#schema/imports/day-cells.ts";
import { decimalValue } from "#schema/read-number.ts";
import { useMoney } from "#web/i18n/money.ts";
import { TextField } from "#web/ui/field.tsx";
import {
  type Decisions,
  lowPriceChoices,
  soldDayChoices,
  soldPriceChoices,
} from "../analysis/decisions.ts";
import type { FileAnalysis } from "../analysis/file-analysis.ts";
import { useCounts } from "../use-counts.ts";
import type { Decide } from "../use-import-file.ts";
import { WordChoice } from "../word-choice.tsx";
import { Asked } from "./asked.tsx";

interface RowQuestionsProps {
  readonly analysis: FileAnalysis;
  readonly decisions: Decisions;
  readonly decide: Decide;
}

const rowQuestions = ["year", "prints", "soldDays", "soldPrices", "lowPrices"] as const;
type RowQuestion = (typeof rowQuestions)[number];

/** What many rows need, and can be answered for all of them together; the import need not wait for it. */
export function rowQuestionsOf(analysis: FileAnalysis): RowQuestion[] {
  return rowQuestions.filter((kind) => countOf(kind, analysis) > 0);
}

function countOf(kind: RowQuestion, { withoutYear, prints, outcome }: FileAnalysis): number {
  return {
    year: withoutYear,
    prints,
    soldDays: outcome?.withoutDay ?? 0,
    soldPrices: outcome?.withoutPrice ?? 0,
    lowPrices: outcome?.lowPrices ?? 0,
  }[kind];
}

export function RowQuestions({ analysis, decisions, decide }: RowQuestionsProps) {
  const t = useTranslations("import.questions");
  const counts = useCounts();
  return rowQuestionsOf(analysis).map((kind) => {
    const question = t(`${kind}.question`, counts(countOf(kind, analysis)));
    return (
      <Asked key={kind} question={question}>
        <Answer kind={kind} question={question} decisions={decisions} decide={decide} />
      </Asked>
    );
  });
}

interface AnswerProps {
  readonly kind: RowQuestion;
  readonly question: string;
  readonly decisions: Decisions;
  readonly decide: Decide;
}

function Answer({ kind, question, decisions, decide }: AnswerProps) {
  const t = useTranslations("import.questions");
  const money = useMoney(decisions.currency ?? "CAD");
  switch (kind) {
    case "year":
      return (
        <TypedAnswer
          label={t("year.label")}
          note={t("year.note")}
          value={decisions.year}
          maxLength={4}
          onChange={(year) => void decide(() => ({ year }))}
        />
      );
    case "prints":
      return (
        <WordChoice
          label={question}
          value={decisions.prints}
          values={["leave-out", "import"]}
          nameOf={(value) => t(`prints.${value}`)}
          onChange={(prints) => void decide(() => ({ prints }))}
        />
      );
    case "lowPrices":
      return (
        <WordChoice
          label={question}
          value={decisions.lowPrices}
          values={lowPriceChoices}
          nameOf={(value) => t(`lowPrices.${value}`)}
          onChange={(lowPrices) => void decide(() => ({ lowPrices }))}
        />
      );
    case "soldDays": {
      const isRead = readDay(decisions.soldDay, "month-first") !== null;
      const isWrong = decisions.soldDay.trim() !== "" && !isRead;
      return (
        <div>
          <WordChoice
            label={question}
            value={decisions.soldDays}
            values={soldDayChoices}
            nameOf={(value) => t(`soldDays.${value}`)}
            onChange={(soldDays) => void decide(() => ({ soldDays }))}
          />
          {decisions.soldDays === "same" && (
            <TypedAnswer
              label={t("soldDays.label")}
              note={t(isWrong ? "soldDays.unread" : "soldDays.note")}
              value={decisions.soldDay}
              maxLength={40}
              onChange={(soldDay) => void decide(() => ({ soldDay }))}
            />
          )}
        </div>
      );
    }
    case "soldPrices": {
      const { soldPrice: amount } = decisions;
      const isWrong = amount.trim() !== "" && decimalValue(amount) === 0;
      return (
        <div>
          <WordChoice
            label={question}
            value={decisions.soldPrices}
            values={soldPriceChoices}
            nameOf={(value) => t(`soldPrices.${value}`)}
            onChange={(soldPrices) => void decide(() => ({ soldPrices }))}
          />
          {decisions.soldPrices === "same" && (
            <TypedAnswer
              label={t("soldPrices.label")}
              note={t(isWrong ? "soldPrices.unread" : "soldPrices.note")}
              value={money.show(amount)}
              maxLength={20}
              onChange={(typed) => void decide(() => ({ soldPrice: money.read(typed) ?? typed }))}
            />
          )}
        </div>
      );
    }
  }
}

interface TypedAnswerProps {
  readonly label: string;
  readonly note: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** Answers when it is left, or on Enter. */
function TypedAnswer({ label, note, value, maxLength, onChange }: TypedAnswerProps) {
  const noteId = useId();
  const [typed, setTyped] = useState(value);
  const commit = () => {
    if (typed !== value) onChange(typed);
  };
  return (
    <div>
      <TextField
        label={label}
        {...(maxLength === 4 ? { inputMode: "numeric" as const } : {})}
        maxLength={maxLength}
        value={typed}
        onChange={setTyped}
        onBlur={commit}
        onKeyDown={({ key }) => key === "Enter" && commit()}
        aria-describedby={noteId}
      />
      <p id={noteId} className="pt-1 text-1 text-ink-2">
        {note}
      </p>
    </div>
  );
}
