import type { MissingPart } from "#web/browser/late.ts";
import { useMissingWords } from "#web/browser/use-missing-words.ts";
import { Button } from "./button.tsx";
import { FailureDialog } from "./failure-dialog.tsx";

interface MissingDialogProps {
  readonly missing: MissingPart;
  /** The part is done without. */
  readonly onClose: () => void;
}

/** Says that what was pressed for cannot be loaded, with the way to try again. */
export function MissingDialog({ missing, onClose }: MissingDialogProps) {
  const { retry, ...words } = useMissingWords()(missing);
  return (
    <FailureDialog {...words} onClose={onClose}>
      <Button variant="filled" onClick={missing.retry}>
        {retry}
      </Button>
    </FailureDialog>
  );
}
