import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import { feedbackLimits, feedbackTypes } from "#schema/feedback.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { type FeedbackError, type FeedbackForm, findFeedbackErrors } from "./feedback-form.ts";
import { useFeedback } from "./use-feedback.ts";

interface FeedbackDialogProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The feedback form (specification, sections 2 and 5). Closing it keeps the input. */
export function FeedbackDialog({ user, isOpen, onClose }: FeedbackDialogProps) {
  const t = useTranslations("feedback");
  const app = useTranslations("app");
  const { form, change, submit, refused, isSending, isTooMany } = useFeedback(user, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      lead={t("lead", { hasEmail: String(user.email !== ""), email: user.email })}
    >
      <Form {...(refused && { errors: refused })} onSubmit={submit} aria-label={t("title")}>
        <FeedbackFields form={form} onChange={change} hasBeenRefused={refused !== null} />
        {isTooMany && (
          <p role="status" className="pt-5 text-notice">
            {t("tooMany", { maximum: feedbackLimits.anHour })}
          </p>
        )}
        <DialogFoot>
          <Button onClick={onClose}>{app("cancel")}</Button>
          <Button type="submit" variant="filled" isBusy={isSending} className="md:min-w-50">
            {t(isSending ? "submitting" : "submit")}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

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

function FeedbackFields({ form, onChange, hasBeenRefused }: FeedbackFieldsProps) {
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
