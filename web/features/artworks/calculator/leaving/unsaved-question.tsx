import { lazyPart } from "#web/browser/lazy-part.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";

const unsavedDialog = lazyPart("unsaved-dialog", () => import("./unsaved-dialog.tsx"));

interface UnsavedQuestionProps {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => Promise<void>;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
}

/** Loads the unsaved-changes dialog when it is first needed. */
export function UnsavedQuestion({ onSave, ...dialog }: UnsavedQuestionProps) {
  return (
    <LazyDialog part={unsavedDialog} isOpen={dialog.isOpen} onClose={dialog.onCancel}>
      {({ UnsavedDialog }) => <UnsavedDialog {...dialog} onSave={() => void onSave()} />}
    </LazyDialog>
  );
}
