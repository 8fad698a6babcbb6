import { BelowHeader } from "./below-header.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface LockedScreenProps {
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  readonly onPress: () => void;
}

/** Replaces a section that is not available yet. */
export function LockedScreen({ title, text, buttonLabel, onPress }: LockedScreenProps) {
  return (
    <BelowHeader>
      <EmptyState
        title={<h1>{title}</h1>}
        text={text}
        action={
          <Button variant="filled" onClick={onPress}>
            {buttonLabel}
          </Button>
        }
      />
    </BelowHeader>
  );
}
