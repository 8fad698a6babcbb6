import { useTranslations } from "use-intl";
import { feedbackLimits } from "#schema/feedback.ts";
import type { User } from "#schema/user.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogFoot } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { FeedbackFields } from "./feedback-fields.tsx";
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
