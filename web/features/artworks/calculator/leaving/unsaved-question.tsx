import { late } from "#web/browser/late.ts";
import { LateDialog } from "#web/ui/late-dialog.tsx";

const unsavedDialog = late("unsaved-dialog", () => import("./unsaved-dialog.tsx"));

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
    <LateDialog part={unsavedDialog} isNeeded={dialog.isOpen} onGiveUp={dialog.onCancel}>
      {({ UnsavedDialog }) => <UnsavedDialog {...dialog} onSave={() => void onSave()} />}
    </LateDialog>
  );
}
