import { useTranslations } from "use-intl";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import type { DocumentLocale } from "#schema/documents/languages.ts";
import { hasCode } from "#web/api/api.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { firstTextIn } from "./first-texts.ts";
import { type IssueForm, type ToIssue, toDocumentInput } from "./issue-form.ts";
import { issueDocument, useIssuedDocuments } from "./queries.ts";

/** Issues a document once, however often it is pressed and whatever answer is lost. */
export function useIssue({ kind }: ToIssue) {
  const t = useTranslations("workDocuments.issuing");
  const showFailure = useShowChangeFailure();
  const { submit, isSending } = useSubmit();
  const { data: documents = [] } = useIssuedDocuments();
  const firstIn = (locale: DocumentLocale) => firstTextIn(locale, kind, documents);

  /** The issued document; null when it was refused or failed, which has then been shown. */
  /** The issued document; null when it was refused or failed, which has then been shown. */
  function issue(document: ToIssue, form: IssueForm): Promise<IssuedDocument | null> {
    const input = toDocumentInput(document, form, { issuedOn: localDay(new Date()), firstIn });
    return submit({
      send: (keyFor) => issueDocument({ input, idempotencyKey: keyFor(input) }),
      onError: (error) => {
        const text = t(hasCode(error, "CONFLICT") ? "changed" : "failed");
        showFailure(error, { text, professional: t("professional") });
      },
    });
  }

  return { issue, isIssuing: isSending, firstIn };
}
