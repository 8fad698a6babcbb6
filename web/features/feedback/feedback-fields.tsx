import { useTranslations } from "use-intl";
import { feedbackLimits, feedbackTypes } from "#schema/feedback.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { type FeedbackError, type FeedbackForm, findFeedbackErrors } from "./feedback-form.ts";

interface FeedbackFieldsProps {
  readonly form: FeedbackForm;
  readonly onChange: (change: Partial<FeedbackForm>) => void;
  /** From the first attempt to send, the error of each field. */
  readonly hasBeenRefused: boolean;
}

/** In lines (specification, section 5). */
const messageRows = 4;

const maximumOf: Partial<Record<FeedbackError, number>> = {
  subjectTooLong: feedbackLimits.subjectCharacters,
  messageTooLong: feedbackLimits.messageCharacters,
};

export function FeedbackFields({ form, onChange, hasBeenRefused }: FeedbackFieldsProps) {
  const t = useTranslations("feedback");
  const errors = findFeedbackErrors(form);

  function shown(error: FeedbackError | null): string | undefined {
    if (error === null || !hasBeenRefused) return undefined;
    return t(`errors.${error}`, { maximum: maximumOf[error] ?? 0 });
  }

  return (
    <div className="grid gap-y-6 pt-6">
      <SelectField
        label={t("type")}
        placeholder={t("chooseType")}
        {...boundTo(form, onChange, "type")}
        options={feedbackTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        error={shown(errors.type)}
        className="md:w-65"
      />
      <TextField
        label={t("subject")}
        {...boundTo(form, onChange, "subject")}
        error={shown(errors.subject)}
      />
      <TextAreaField
        label={t("message")}
        rows={messageRows}
        {...boundTo(form, onChange, "message")}
        error={shown(errors.message)}
      />
    </div>
  );
}
