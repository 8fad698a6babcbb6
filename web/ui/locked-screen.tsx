import { BareWall } from "./bare-wall.tsx";
import { BelowHeader } from "./below-header.tsx";
import { Button } from "./button.tsx";

interface LockedScreenProps {
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  readonly onPress: () => void;
}

/** Stands in for a section that is not open yet. */
export function LockedScreen({ title, text, buttonLabel, onPress }: LockedScreenProps) {
  return (
    <BelowHeader>
      <BareWall
        title={<h1>{title}</h1>}
        text={text}
        action={
          <Button look="filled" onClick={onPress}>
            {buttonLabel}
          </Button>
        }
      />
    </BelowHeader>
  );
}
