import { type ReactNode, useState } from "react";
import { toast } from "#web/browser/toast.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { useSubmit } from "./use-submit.ts";

interface AskedChangeProps {
  /** The word that asks. */
  readonly button: ReactNode;
  readonly isDanger?: boolean;
  readonly isLocked?: boolean;
  readonly words: {
    readonly title: string;
    readonly cancel: string;
    readonly confirm: string;
    /** What the toast says afterwards. */
    readonly done: string;
  };
  readonly send: () => Promise<unknown>;
  readonly onDone?: () => void;
  readonly onError: (error: unknown) => void;
  /** What will be lost, and what stays. */
  readonly children: ReactNode;
}

/** A change that is sent once it was asked about in a dialog, and said to be done. */
export function AskedChange(props: AskedChangeProps) {
  const { button, isDanger = false, isLocked = false, words, children } = props;
  const { submit, isSending } = useSubmit();
  const [isAsking, setAsking] = useState(false);

  function change(): void {
    void submit({
      send: props.send,
      onDone: () => {
        setAsking(false);
        toast({ title: words.done });
        props.onDone?.();
      },
      onError: (error) => {
        setAsking(false);
        props.onError(error);
      },
    });
  }

  return (
    <>
      <TextButton
        isDanger={isDanger}
        aria-disabled={isLocked || undefined}
        onClick={() => !isLocked && setAsking(true)}
      >
        {button}
      </TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        cancelLabel={words.cancel}
        confirmLabel={words.confirm}
        isBusy={isSending}
        onCancel={() => setAsking(false)}
        onConfirm={change}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
