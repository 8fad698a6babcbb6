import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import { type FeedbackEntry, feedbackLimits } from "#schema/feedback.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useChangeFeedback } from "../queries.ts";

const notesStore = inputStore("feedback-notes", v.object({ notes: v.string() }));

interface NotesProps {
  readonly entry: FeedbackEntry;
  /** The admin who is signed in; unsaved notes are stored for each admin. */
  readonly adminId: string;
}

/** Notes that admins write for each other, saved with a button. */
export function Notes({ entry, adminId }: NotesProps) {
  const t = useTranslations("adminFeedback");
  const showSaveError = useShowSaveError();
  const change = useChangeFeedback(entry.id);
  const { submit, isSending } = useSubmit();
  const { adminNotes } = entry;
  const origin = { of: entry.id, begunFrom: adminNotes };
  const [notes, setNotes] = useState(() => notesStore.read(adminId, origin)?.notes ?? adminNotes);
  const maximum = feedbackLimits.notesCharacters;
  const isTooLong = notes.length > maximum;
  const words = { subject: entry.subject, hidden: visuallyHidden };

  useUnsavedInput(() =>
    notes === adminNotes ? null : wholeOrNothing(notesStore.store(adminId, { notes }, origin)),
  );

  function write(next: string): void {
    setNotes(next);
    notesStore.store(adminId, { notes: next }, origin);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isTooLong) return;
    void submit({
      send: () => change.mutateAsync({ adminNotes: notes }),
      onDone: () => {
        notesStore.remove(adminId, origin);
        toast({ title: t("notesSaved") });
      },
      onError: (error) => showSaveError(error, "feedbackUpdateFailed"),
    });
  }

  return (
    <form noValidate onSubmit={save} className="grid justify-items-start gap-y-4">
      <TextAreaField
        label={<span>{t.rich("notes", words)}</span>}
        rows={2}
        value={notes}
        onChange={write}
        error={isTooLong ? t("notesTooLong", { maximum }) : undefined}
        className="w-full"
      />
      <p className="-mt-3 text-1 text-ink-2">{t("notesNote")}</p>
      <Button type="submit" isDisabled={isTooLong} isBusy={isSending} className="min-w-40">
        <span>{isSending ? t("savingNotes") : t.rich("saveNotes", words)}</span>
      </Button>
    </form>
  );
}
