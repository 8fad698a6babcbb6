import { type ReactNode, useState } from "react";
import type { User } from "#schema/artist/user.ts";
import { queryClient } from "#web/api/query-client.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import type { PrintRequest } from "#web/features/documents/document-request.ts";
import { withWords } from "#web/i18n/locale.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";

const documentsDialog = lazyPart(
  "documents-dialog",
  () => withWords(import("#web/features/documents/documents-dialog.tsx")),
  { isRare: true },
);

/** Prefetched as the parts are: what documents need is fetched after them. */
lazyPart(
  "documents-ahead",
  async () => {
    const part = await import("#web/features/documents/fetch-ahead.ts");
    void part.fetchAhead(queryClient);
    return part;
  },
  { isOptional: true },
);

interface PrintDialog {
  readonly open: (request: PrintRequest) => void;
  /** To be rendered by the page. */
  readonly dialog: ReactNode;
}

/** Opens documents to look at, download and print, wherever they are offered. */
export function usePrintDialog(user: User): PrintDialog {
  const [request, setRequest] = useState<PrintRequest | null>(null);
  const { data: artworks } = useArtworks(request !== null);
  const { rates } = useRates();
  const close = () => setRequest(null);
  const dialog = (
    <LazyDialog part={documentsDialog} isOpen={request !== null} onClose={close}>
      {({ DocumentsDialog }) =>
        request && (
          <DocumentsDialog
            user={user}
            rates={rates}
            request={request}
            works={artworks ?? []}
            onClose={close}
          />
        )
      }
    </LazyDialog>
  );
  return { open: setRequest, dialog };
}
