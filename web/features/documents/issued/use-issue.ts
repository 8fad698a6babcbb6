import { useTranslations } from "use-intl";
import { createTranslator } from "use-intl/core";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import { type DocumentLocale, localesOf } from "#schema/documents/languages.ts";
import { hasCode } from "#web/api/api.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { outgoingWords } from "#web/i18n/outgoing.ts";
import type { Locale } from "#web/i18n/words.ts";
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

/**
 * The text that a certificate or consignment list begins with: that of the last one in this language, else the usual one.
 */
export function firstTextIn(
  locale: Locale,
  kind: IssuedDocument["kind"],
  documents: readonly IssuedDocument[],
): string {
  for (const document of documents) {
    if (document.kind !== kind || document.content.form < 2) continue;
    const last = textsOf(document)[localesOf(document.content.language).indexOf(locale)];
    if (last !== undefined) return last;
  }
  const t = createTranslator({ locale, messages: outgoingWords[locale] });
  return t(
    kind === "certificate" ? "outgoing.certificate.statement" : "outgoing.consignment.terms",
  );
}

/** In the first language, then in the second. */
function textsOf(document: IssuedDocument): (string | undefined)[] {
  if (document.kind === "certificate") {
    const { statement = "", inSecondLanguage } = document.content;
    return [statement, inSecondLanguage?.statement];
  }
  const { terms, inSecondLanguage } = document.content;
  return [terms, inSecondLanguage?.terms];
}
