import { useState } from "react";
import type { User } from "#schema/artist/user.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import type { DocumentRequest } from "#web/features/documents/document-request.ts";
import type { ToIssue } from "#web/features/documents/issued/issue-form.ts";
import { withWords } from "#web/i18n/locale.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { usePrintDialog } from "./use-print-dialog.tsx";

const issueDialog = lazyPart("issue-dialog", () =>
  withWords(import("#web/features/documents/issued/issue-dialog.tsx")),
);

/** Opens documents, wherever they are offered: `dialogs` is to be rendered, `open` says what is to be printed. */
export function useDocuments(user: User) {
  const print = usePrintDialog(user);
  const [toIssue, setToIssue] = useState<ToIssue | null>(null);
  const close = () => setToIssue(null);

  function open(request: DocumentRequest): void {
    if (request.kind === "certificate" || request.kind === "consignment") setToIssue(request);
    else print.open(request);
  }

  const dialogs = (
    <>
      <LazyDialog part={issueDialog} isOpen={toIssue !== null} onClose={close}>
        {({ IssueDialog }) =>
          toIssue && (
            <IssueDialog
              user={user}
              document={toIssue}
              onIssued={(document) => {
                close();
                print.open({ kind: "issued", document });
              }}
              onClose={close}
            />
          )
        }
      </LazyDialog>
      {print.dialog}
    </>
  );
  return { open, dialogs };
}
