import * as v from "valibot";
import { oneLine, severalLines } from "./text.ts";

export const feedbackTypes = ["bug", "feature", "improvement", "general"] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const feedbackStatuses = ["new", "in_progress", "resolved"] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

export const feedbackLimits = {
  subjectCharacters: 200,
  messageCharacters: 5000,
  notesCharacters: 5000,
  /** Per user, in any hour. */
  anHour: 5,
} as const;

export const feedbackTypeSchema = v.picklist(feedbackTypes, "Choose one of the four types.");
const feedbackStatusSchema = v.picklist(feedbackStatuses, "Choose new, in_progress or resolved.");

function textSchema(missing: string, maximum: number, clean: typeof oneLine) {
  return v.pipe(
    v.string(missing),
    clean,
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(maximum, `Use at most ${maximum} characters.`),
  );
}

/**
 * The body of `POST /api/feedback` (specification, section 7). `email` may be sent and is ignored: the
 * address that is stored is the session's.
 */
export const feedbackInputSchema = v.strictObject({
  type: feedbackTypeSchema,
  subject: textSchema("Enter a subject.", feedbackLimits.subjectCharacters, oneLine),
  message: textSchema("Enter a message.", feedbackLimits.messageCharacters, severalLines),
  email: v.optional(v.pipe(v.string("Send the address as text."), oneLine)),
});
export type FeedbackInput = v.InferOutput<typeof feedbackInputSchema>;

/** The response of `POST /api/feedback`. */
export const feedbackReceiptSchema = v.object({ id: v.string() });
export type FeedbackReceipt = v.InferOutput<typeof feedbackReceiptSchema>;

/**
 * An entry as administrators see it (specification, section 3). `email` is null once its author has deleted their
 * profile; `createdAt` is ISO.
 */
export const feedbackEntrySchema = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  type: feedbackTypeSchema,
  subject: v.string(),
  message: v.string(),
  status: feedbackStatusSchema,
  adminNotes: v.string(),
  createdAt: v.string(),
});
export type FeedbackEntry = v.InferOutput<typeof feedbackEntrySchema>;

export const feedbackEntriesSchema = v.array(feedbackEntrySchema);

/** The body of `PATCH /api/admin/feedback/{id}`: either field, or both. */
export const feedbackPatchSchema = v.partial(
  v.strictObject({
    status: feedbackStatusSchema,
    adminNotes: v.pipe(
      v.string("Enter text."),
      severalLines,
      v.maxLength(
        feedbackLimits.notesCharacters,
        `Use at most ${feedbackLimits.notesCharacters} characters.`,
      ),
    ),
  }),
);
export type FeedbackPatch = v.InferOutput<typeof feedbackPatchSchema>;
