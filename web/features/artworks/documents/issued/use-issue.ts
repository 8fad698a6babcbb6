import { useState } from "react";
import { useTranslations } from "use-intl";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import { hasCode } from "#web/api/api.ts";
import { keepIdempotencyKeys } from "#web/api/idempotency.ts";
import { showSaveError } from "#web/api/save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { localDay } from "../../record/sale/days-on-offer.ts";
import { type IssueForm, type ToIssue, toDocumentInput } from "./issue-form.ts";
import { useIssueDocument } from "./queries.ts";

/** Issues a document once, however often it is pressed and whatever answer is lost. */
export function useIssue() {
  const t = useTranslations("workDocuments.issuing");
  const toasts = useTranslations("toasts");
  const [keys] = useState(() => keepIdempotencyKeys());
  const { mutateAsync, isPending } = useIssueDocument();
  const lock = useLock();

  /** The issued document; null when it was refused or failed, which has then been shown. */
  async function issue(document: ToIssue, form: IssueForm): Promise<IssuedDocument | null> {
    if (!lock.take()) return null;
    try {
      const input = toDocumentInput(document, form, localDay(new Date()));
      const issued = await mutateAsync({ input, idempotencyKey: keys.keyFor(input) });
      keys.reset();
      return issued;
    } catch (error) {
      showFailure(error);
      return null;
    } finally {
      lock.release();
    }
  }

  function showFailure(error: unknown): void {
    if (hasCode(error, "UPGRADE_REQUIRED")) {
      toast({ title: toasts("upgradeRequired"), description: t("professional"), isError: true });
      return;
    }
    showSaveError(error, {
      unauthorized: { title: toasts("unauthorized.title"), text: toasts("unauthorized.text") },
      failed: {
        title: toasts("error"),
        text: t(hasCode(error, "CONFLICT") ? "changed" : "failed"),
      },
    });
  }

  return { issue, isIssuing: isPending };
}
