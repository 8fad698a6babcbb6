import { useTranslations } from "use-intl";
import { type FeedbackEntry, feedbackStatuses } from "#schema/feedback.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useChangeFeedback } from "../queries.ts";
import { Notes } from "./notes.tsx";

interface EntryProps {
  readonly entry: FeedbackEntry;
  readonly adminId: string;
}

/** A feedback entry with its status and the admins' notes. */
export function Entry({ entry, adminId }: EntryProps) {
  const t = useTranslations("adminFeedback");
  const { subject } = entry;
  const showSaveError = useShowSaveError();
  const change = useChangeFeedback(entry.id);
  const { submit } = useSubmit();
  // Optimistic: the chosen status is shown while it is being saved, and reverted on failure.
  const status = (change.isPending && change.variables.status) || entry.status;

  return (
    <article className="grid gap-x-6 gap-y-6 border-t border-rule py-8 md:grid-cols-12">
      <div className="min-w-0 md:col-span-7 xl:col-span-8">
        <h2 className="font-display text-4 wrap-anywhere [font-weight:460]">{subject}</h2>
        <EntryFacts entry={entry} />
        <p className="max-w-(--measure) pt-4 wrap-anywhere whitespace-pre-wrap">{entry.message}</p>
      </div>
      <div className="grid content-start gap-y-5 md:col-span-5 xl:col-span-4">
        <SelectField
          label={<span>{t.rich("statusOf", { subject, hidden: visuallyHidden })}</span>}
          value={status}
          options={feedbackStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(next) =>
            void submit({
              send: () => change.mutateAsync({ status: next }),
              onDone: () => toast({ title: t("statusUpdated") }),
              onError: (error) => showSaveError(error, "feedbackUpdateFailed"),
            })
          }
        />
        <Notes entry={entry} adminId={adminId} />
      </div>
    </article>
  );
}

function EntryFacts({ entry }: Pick<EntryProps, "entry">) {
  const t = useTranslations("adminFeedback");
  const typeName = useTranslations("feedback.types");
  const format = useFormat();
  const { email, createdAt } = entry;
  return (
    <p className="flex flex-wrap gap-x-6 pt-1 text-2 text-ink-2">
      <span>{t("about", { type: typeName(entry.type), date: format.longDate(createdAt) })}</span>
      {email ? (
        <a href={mailtoAddress(email)} className="underlined wrap-anywhere">
          {email}
        </a>
      ) : (
        <span>{t(email === null ? "authorGone" : "noEmail")}</span>
      )}
    </p>
  );
}
