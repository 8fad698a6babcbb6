import { useTranslations } from "use-intl";
import { lengthUnits } from "#schema/imports/length-marks.ts";
import { useChannels } from "#web/api/channels.ts";
import { TextButton } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import type { Decisions } from "../analysis/decisions.ts";
import type { FileAnalysis, Question } from "../analysis/file-analysis.ts";
import { ImportPageSection } from "../import-page-section.tsx";
import type { Decide } from "../use-import-file.ts";
import { WordChoice } from "../word-choice.tsx";
import { Asked } from "./asked.tsx";
import { RowQuestions, rowQuestionsOf } from "./row-questions.tsx";

interface QuestionsSectionProps {
  readonly analysis: FileAnalysis;
  readonly decisions: Decisions;
  readonly decide: Decide;
}

/** What the file leaves undecided, asked once for all rows. */
export function QuestionsSection({ analysis, decisions, decide }: QuestionsSectionProps) {
  const t = useTranslations("import.questions");
  const { questions } = analysis;
  const count = questions.length + rowQuestionsOf(analysis).length;
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
            <Answers question={question} decisions={decisions} decide={decide} />
          </Asked>
        ))}
        <RowQuestions analysis={analysis} decisions={decisions} decide={decide} />
      </div>
    </ImportPageSection>
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
          values={lengthUnits}
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
      return (
        <ChannelAnswer label={label} question={question} decisions={decisions} decide={decide} />
      );
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
