import { useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import { hasCode } from "#web/api/api.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import {
  emptyFeedback,
  type FeedbackForm,
  feedbackStore,
  findFeedbackErrors,
  isEmptyFeedback,
  toFeedbackInput,
} from "./feedback-form.ts";
import { useSendFeedback } from "./queries.ts";

/** The form and its submission. The input stays stored until the server has it. */
export function useFeedback({ id, email }: User, onSent: () => void) {
  const t = useTranslations("feedback.sent");
  const showSaveError = useShowSaveError();
  const send = useSendFeedback();
  const { submit, isSending } = useSubmit();
  const [form, setForm] = useState(() => feedbackStore.read(id) ?? emptyFeedback);
  const [refused, setRefused] = useState<object | null>(null);

  useUnsavedInput(() =>
    isEmptyFeedback(form) ? null : wholeOrNothing(feedbackStore.store(id, form)),
  );

  function change(changed: Partial<FeedbackForm>): void {
    const next = { ...form, ...changed };
    setForm(next);
    feedbackStore.store(id, next);
  }

  function sendTyped(): void {
    const input = toFeedbackInput(form, email);
    if (input === null) {
      setRefused(findFeedbackErrors(form));
      return;
    }
    void submit({
      send: (keyFor) => send.mutateAsync({ input, idempotencyKey: keyFor(input) }),
      onDone: () => {
        feedbackStore.remove(id);
        setForm(emptyFeedback);
        setRefused(null);
        toast({ title: t("title"), description: t("text") });
        onSent();
      },
      onError: (error) => showSaveError(error, "feedbackFailed"),
    });
  }

  return {
    form,
    change,
    submit: sendTyped,
    /** What was wrong with the fields when sending was refused; null before that. */
    refused,
    isSending,
    isTooMany: hasCode(send.error, "RATE_LIMITED"),
  };
}
