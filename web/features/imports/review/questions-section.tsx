import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useChannels } from "#web/api/channels.ts";
import { useChannelName } from "#web/features/artworks/record/use-channel-name.ts";
import { TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Decisions } from "../analysis/decisions.ts";
import type { FileAnalysis, Question } from "../analysis/file-analysis.ts";
import { ImportPageSection } from "../import-page-section.tsx";
import { useCounts } from "../use-counts.ts";
import type { Decide } from "../use-import-file.ts";
import { WordChoice } from "../word-choice.tsx";

interface QuestionsSectionProps {
  readonly analysis: FileAnalysis;
  readonly decisions: Decisions;
  readonly decide: Decide;
}

/** What the file leaves undecided, asked once for all rows. */
export function QuestionsSection({ analysis, decisions, decide }: QuestionsSectionProps) {
  const t = useTranslations("import.questions");
  const { questions, withoutYear } = analysis;
  const count = questions.length + (withoutYear > 0 ? 1 : 0);
  if (count === 0) return null;
  return (
    <ImportPageSection title={t("heading", { count })} lead={t("lead")}>
      <div>
        {questions.map((question) => (
          <Asked
            key={question.kind}
            question={t(`${question.kind}.question`)}
            samples={question.samples}
          >
            <Answers {...{ question, decisions, decide }} />
          </Asked>
        ))}
        {withoutYear > 0 && <YearQuestion {...{ withoutYear, decisions, decide }} />}
      </div>
    </ImportPageSection>
  );
}

interface AskedProps {
  readonly question: string;
  readonly samples?: readonly string[];
  readonly children: ReactNode;
}

function Asked({ question, samples = [], children }: AskedProps) {
  const t = useTranslations("import.questions");
  return (
    <div className="grid items-center gap-x-6 border-b border-rule py-2 md:grid-cols-[minmax(0,1fr)_17.5rem]">
      <div>
        <p>{question}</p>
        {samples.length > 0 && (
          <p className="line-clamp-2 text-1 text-ink-2 wrap-anywhere">
            {t("samples", { samples: samples.join(" · ") })}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

interface AnswersProps {
  readonly question: Question;
  readonly decisions: Decisions;
  readonly decide: Decide;
}

/** The artist's own answer shows at once; what the file suggests shows until there is one. */
function Answers({ question, decisions, decide }: AnswersProps) {
  const t = useTranslations("import.questions");
  const label = t(`${question.kind}.question`);
  switch (question.kind) {
    case "currency":
      return (
        <WordChoice
          label={label}
          value={decisions.currency ?? question.answer}
          values={["CAD", "USD"]}
          nameOf={(value) => t(`currency.${value}`)}
          onChange={(currency) => void decide(() => ({ currency }))}
        />
      );
    case "unit":
      return (
        <WordChoice
          label={label}
          value={decisions.unit ?? question.answer}
          values={["in", "cm"]}
          nameOf={(value) => t(`unit.${value}`)}
          onChange={(unit) => void decide(() => ({ unit }))}
        />
      );
    case "sizeBeginsWith":
      return (
        <WordChoice
          label={label}
          value={decisions.sizeBeginsWith ?? question.answer}
          values={["height", "width"]}
          nameOf={(value) => t(`sizeBeginsWith.${value}`)}
          onChange={(sizeBeginsWith) => void decide(() => ({ sizeBeginsWith }))}
        />
      );
    case "dateOrder":
      return (
        <WordChoice
          label={label}
          value={decisions.dateOrder ?? question.answer}
          values={["month-first", "day-first"]}
          nameOf={(value) => t(`dateOrder.${value}`)}
          onChange={(dateOrder) => void decide(() => ({ dateOrder }))}
        />
      );
    case "discountUnit":
      return (
        <WordChoice
          label={label}
          value={decisions.discountUnit ?? question.answer}
          values={["percent", "amount"]}
          nameOf={(value) => t(`discountUnit.${value}`)}
          onChange={(discountUnit) => void decide(() => ({ discountUnit }))}
        />
      );
    case "channel":
      return <ChannelAnswer {...{ label, question, decisions, decide }} />;
  }
}

interface ChannelAnswerProps extends AnswersProps {
  readonly label: string;
}

function ChannelAnswer({ label, question, decisions, decide }: ChannelAnswerProps) {
  const t = useTranslations("import.questions.channel");
  const { data: channels, isError, refetch } = useChannels();
  const channelName = useChannelName();
  if (channels === undefined) {
    return isError ? (
      <TextButton onClick={() => void refetch()}>{t("again")}</TextButton>
    ) : (
      <Spinner label={t("loading")} />
    );
  }
  const answer = decisions.channelId ?? question.answer;
  return (
    <SelectField
      label={<span className="sr-only">{label}</span>}
      placeholder={t("choose")}
      options={channels.map((each) => ({ value: each.id, label: channelName(each) }))}
      value={channels.some(({ id }) => id === answer) ? (answer ?? "") : ""}
      onChange={(channelId) => void decide(() => ({ channelId }))}
    />
  );
}

interface YearQuestionProps extends Omit<QuestionsSectionProps, "analysis"> {
  readonly withoutYear: number;
}

function YearQuestion({ withoutYear, decisions, decide }: YearQuestionProps) {
  const t = useTranslations("import.questions.year");
  const counts = useCounts();
  const noteId = useId();
  const [typed, setTyped] = useState(decisions.year);
  const take = () => {
    if (typed !== decisions.year) void decide(() => ({ year: typed }));
  };
  return (
    <Asked question={t("question", counts(withoutYear))}>
      <div>
        <TextField
          label={t("label")}
          inputMode="numeric"
          maxLength={4}
          value={typed}
          onChange={setTyped}
          onBlur={take}
          onKeyDown={({ key }) => key === "Enter" && take()}
          aria-describedby={noteId}
        />
        <p id={noteId} className="pt-1 text-1 text-ink-2">
          {t("note")}
        </p>
      </div>
    </Asked>
  );
}
