import { useState } from "react";
import type { User } from "#schema/user.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import type { DocumentRequest } from "#web/features/artworks/documents/document-request.ts";
import { withWords } from "#web/i18n/locale.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";

const issueDialog = lazyPart("issue-dialog", () =>
  withWords(import("#web/features/artworks/documents/issued/issue-dialog.tsx")),
);
/** Opens documents, wherever they are offered: `dialogs` is to be rendered, `open` says what is to be printed. */
export function useDocuments(user: User) {
  const [request, setRequest] = useState<DocumentRequest | null>(null);
  const close = () => setRequest(null);
  const toIssue =
    request?.kind === "certificate" || request?.kind === "consignment" ? request : null;
  const dialogs = (
    <>
      <LazyDialog part={issueDialog} isOpen={toIssue !== null} onClose={close}>
        {({ IssueDialog }) =>
          toIssue && (
            <IssueDialog {...{ user }} document={toIssue} onIssued={close} onClose={close} />
          )
        }
      </LazyDialog>
    </>
  );
  return { open: setRequest, dialogs };
}
