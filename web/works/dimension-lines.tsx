interface DimensionLineProps {
  /** The length, with its unit. */
  readonly children: string;
}

/** In characters: a longer height is written along its line, because the column beside the picture is narrow. */
const widestAcross = 5;

/** To the right of a picture: its height. */
export function HeightLine({ children }: DimensionLineProps) {
  return (
    <div className="flex flex-col items-center gap-2.5 justify-self-end text-1 whitespace-nowrap text-ink-2">
      <span className="h-px w-1.75 bg-rule-2" />
      <span className="-mt-2.5 w-px flex-1 bg-rule-2" />
      <span
        className={children.length > widestAcross ? "rotate-180 [writing-mode:vertical-rl]" : ""}
      >
        {children}
      </span>
      <span className="-mb-2.5 w-px flex-1 bg-rule-2" />
      <span className="h-px w-1.75 bg-rule-2" />
    </div>
  );
}

/** Below a picture: its width. */
export function WidthLine({ children }: DimensionLineProps) {
  return (
    <div className="flex items-center gap-2.5 self-end text-1 whitespace-nowrap text-ink-2">
      <span className="h-1.75 w-px bg-rule-2" />
      <span className="-ml-2.5 h-px flex-1 bg-rule-2" />
      {children}
      <span className="-mr-2.5 h-px flex-1 bg-rule-2" />
      <span className="h-1.75 w-px bg-rule-2" />
    </div>
  );
}
