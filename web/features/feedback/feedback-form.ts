import * as v from "valibot";
import {
  type FeedbackInput,
  type FeedbackType,
  feedbackLimits,
  feedbackTypeSchema,
} from "#schema/feedback.ts";
import { inputStore } from "#web/storage/input-store.ts";

/** The dialog's fields; the type is empty until one is chosen. */
export interface FeedbackForm {
  readonly type: FeedbackType | "";
  readonly subject: string;
  readonly message: string;
}

export const emptyFeedback: FeedbackForm = { type: "", subject: "", message: "" };

const formSchema = v.object({
  type: v.union([feedbackTypeSchema, v.literal("")]),
  subject: v.string(),
  message: v.string(),
});

/** The unsent input, which survives closing the page and the end of the session. */
export const feedbackStore = inputStore<FeedbackForm>("feedback-draft", formSchema);

export function isEmptyFeedback({ type, subject, message }: FeedbackForm): boolean {
  return type === "" && subject.trim() === "" && message.trim() === "";
}

export type FeedbackError = "type" | "subject" | "subjectTooLong" | "message" | "messageTooLong";

/** The error of each field that prevents sending (specification, section 5). */
export function findFeedbackErrors({ type, subject, message }: FeedbackForm) {
  return {
    type: type === "" ? "type" : null,
    subject: textError(subject, feedbackLimits.subjectCharacters, "subject", "subjectTooLong"),
    message: textError(message, feedbackLimits.messageCharacters, "message", "messageTooLong"),
  } satisfies Record<keyof FeedbackForm, FeedbackError | null>;
}

function textError<Missing, TooLong>(
  text: string,
  maximum: number,
  missing: Missing,
  tooLong: TooLong,
): Missing | TooLong | null {
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > maximum ? tooLong : null;
}

/** The request's body; null while a field has an error. */
export function toFeedbackInput(form: FeedbackForm, email: string): FeedbackInput | null {
  const { type } = form;
  if (type === "" || Object.values(findFeedbackErrors(form)).some((error) => error !== null)) {
    return null;
  }
  return { type, subject: form.subject.trim(), message: form.message.trim(), email };
}
