import { type ReactNode, useState } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { WorksPicker } from "./works-picker.tsx";

interface AddWorksProps {
  /** Those that can be added. */
  readonly works: readonly Artwork[];
  /** How many there are already. */
  readonly count: number;
  /** How many there can be. */
  readonly most: number;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    /** There is none to add. */
    readonly none: string;
    /** There would be too many. */
    readonly full: string;
    readonly cancel: string;
    readonly confirm: (count: number) => string;
  };
  /** Another way to choose of them, above the list. */
  readonly above?: (
    chosen: readonly string[],
    onChange: (chosen: readonly string[]) => void,
  ) => ReactNode;
  readonly onAdd: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses works to add to a room or an agreement. */
export function AddWorksDialog({ isOpen, ...props }: AddWorksProps & { readonly isOpen: boolean }) {
  const { words, onClose } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} lead={<p>{words.lead}</p>}>
      <AddWorks {...props} />
    </Dialog>
  );
}

function AddWorks({ works, count, most, words, above, onAdd, onClose }: AddWorksProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const isTooMany = count + added.length > most;
  const isDisabled = added.length === 0 || isTooMany;
  if (works.length === 0) return <p className="pt-5 text-2 text-ink-2">{words.none}</p>;
  return (
    <>
      {above?.(added, setAdded)}
      <WorksPicker works={works} chosen={added} onChange={setAdded} label={words.title} />
      {isTooMany && (
        <p role="alert" className="pt-3 text-2 text-error">
          {words.full}
        </p>
      )}
      <DialogFoot>
        <TextButton onClick={onClose}>{words.cancel}</TextButton>
        <Button
          variant="filled"
          isDisabled={isDisabled}
          onClick={() => !isDisabled && onAdd(added)}
        >
          {words.confirm(added.length)}
        </Button>
      </DialogFoot>
    </>
  );
}
