import { lazyPart } from "#web/browser/lazy-part.ts";
import { useLazyPartOrToast } from "#web/browser/use-lazy-part-or-toast.ts";
import type { Selection } from "#web/features/artworks/gallery/selection/use-selection.ts";
import type { DocumentRequest } from "#web/features/documents/document-request.ts";
import { withWords } from "#web/i18n/locale.ts";

const selectionActions = lazyPart("selection-actions", () =>
  withWords(import("#web/features/artworks/selection/selection-actions.tsx")),
);

interface SelectedWorksProps {
  readonly userId: string;
  readonly selection: Selection;
  readonly onDocument: (request: DocumentRequest) => void;
}

/** What can be done with several works; loaded when works are selected for the first time. */
export function SelectedWorks({ userId, selection, onDocument }: SelectedWorksProps) {
  const loaded = useLazyPartOrToast(selectionActions, selection.isActive);
  return (
    loaded && (
      <loaded.SelectionActions
        {...{ userId, selection }}
        onDocument={(kind, works) => onDocument({ kind, works, lists: [] })}
      />
    )
  );
}
