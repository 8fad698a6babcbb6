import { lazyPart } from "#web/browser/lazy-part.ts";
import type { ConfirmDialogProps, DialogProps } from "./dialog-windows.tsx";
import { LazyDialog } from "./lazy.tsx";

/** The dialogs themselves, which no page needs to be shown. */
const dialogWindows = lazyPart("dialog-windows", () => import("./dialog-windows.tsx"));

/** A modal dialog; at the bottom edge on phones. */
export function Dialog(props: DialogProps) {
  return (
    <LazyDialog part={dialogWindows} isOpen={props.isOpen} onClose={props.onClose}>
      {({ DialogWindow }) => <DialogWindow {...props} />}
    </LazyDialog>
  );
}

/** Asks before something is deleted; the focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <LazyDialog part={dialogWindows} isOpen={props.isOpen} onClose={props.onCancel}>
      {({ ConfirmWindow }) => <ConfirmWindow {...props} />}
    </LazyDialog>
  );
}
