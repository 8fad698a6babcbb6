import { useState } from "react";
import { useTranslations } from "use-intl";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import type { DocumentLocale } from "#schema/documents/languages.ts";
import { hasCode } from "#web/api/api.ts";
import { keepIdempotencyKeys } from "#web/api/idempotency.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { firstTextIn } from "./first-texts.ts";
import { type IssueForm, type ToIssue, toDocumentInput } from "./issue-form.ts";
import { useIssueDocument, useIssuedDocuments } from "./queries.ts";
import { textWords } from "./text-words.ts";

/** Issues a document once, however often it is pressed and whatever answer is lost. */
export function useIssue({ kind }: ToIssue) {
  const t = useTranslations("workDocuments.issuing");
  const showFailure = useShowChangeFailure();
  const [keys] = useState(() => keepIdempotencyKeys());
  const { mutateAsync, isPending } = useIssueDocument();
  const lock = useLock();
  const { data: documents = [] } = useIssuedDocuments();
  const firstIn = (locale: DocumentLocale) =>
    firstTextIn(locale, kind, { documents, words: textWords });

  /** The issued document; null when it was refused or failed, which has then been shown. */
  async function issue(document: ToIssue, form: IssueForm): Promise<IssuedDocument | null> {
    if (!lock.take()) return null;
    try {
      const input = toDocumentInput(document, form, { issuedOn: localDay(new Date()), firstIn });
      const issued = await mutateAsync({ input, idempotencyKey: keys.keyFor(input) });
      keys.reset();
      return issued;
    } catch (error) {
      const text = t(hasCode(error, "CONFLICT") ? "changed" : "failed");
      showFailure(error, { text, professional: t("professional") });
      return null;
    } finally {
      lock.release();
    }
  }

  return { issue, isIssuing: isPending, firstIn };
}
