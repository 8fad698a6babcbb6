import { type FormEvent, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { feedbackLimits } from "#schema/feedback.ts";
import type { User } from "#schema/user.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogFoot } from "#web/ui/dialog.tsx";
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
  const formElement = useRef<HTMLFormElement>(null);
  const { form, change, submit, refusals, isSending, isTooMany } = useFeedback(user, onClose);

  useEffect(() => {
    if (refusals === 0) return;
    formElement.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      lead={t("lead", { hasEmail: String(user.email !== ""), email: user.email })}
    >
      <form ref={formElement} noValidate onSubmit={handleSubmit} aria-label={t("title")}>
        <FeedbackFields form={form} onChange={change} hasBeenRefused={refusals > 0} />
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
      </form>
    </Dialog>
  );
}
