interface ProgressLineProps {
  readonly words: string;
  readonly done: number;
  readonly total: number;
}

/** How far something is, in words and drawn. */
export function ProgressLine({ words, done, total }: ProgressLineProps) {
  return (
    <>
      <p role="status" className="font-display text-[1.1875rem]/6.5 font-[460]">
        {words}
      </p>
      <progress
        aria-label={words}
        value={done}
        max={total}
        className="my-3.5 block h-1 w-full appearance-none bg-rule [&::-moz-progress-bar]:bg-pigment [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-pigment"
      />
    </>
  );
}
