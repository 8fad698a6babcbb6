import type { RefObject } from "react";
import { useConnection } from "#web/browser/connection.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { usePassFocus } from "#web/ui/use-pass-focus.ts";

interface SaveBarProps {
  /** What gets the focus once it is saved or discarded. */
  readonly next: RefObject<HTMLElement | null>;
  readonly isSending: boolean;
  readonly onDiscard: () => void;
  readonly words: Readonly<Record<"unsaved" | "discard" | "save" | "saving", string>>;
}

/** Saves or discards what was changed, wherever on the page. */
export function SaveBar({ next, isSending, onDiscard, words }: SaveBarProps) {
  const isConnected = useConnection();
  const bar = usePassFocus<HTMLDivElement>(next);
  return (
    <div ref={bar} className="sticky bottom-0 z-1 border-t border-ink bg-paper print:hidden">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5">
        <p role="status" className="mr-auto text-2 text-ink-2">
          {words.unsaved}
        </p>
        <TextButton onClick={onDiscard}>{words.discard}</TextButton>
        <Button
          type="submit"
          variant="filled"
          isBusy={isSending}
          isDisabled={!isConnected}
          className="min-w-40"
        >
          {isSending ? words.saving : words.save}
        </Button>
      </div>
    </div>
  );
}
