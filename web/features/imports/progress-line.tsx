import { useState } from "react";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

interface ProgressLineProps {
  readonly words: string;
  readonly done: number;
  readonly total: number;
}

/** How far something is, in words and drawn; it is announced at each quarter. */
export function ProgressLine({ words, done, total }: ProgressLineProps) {
  const quarter = Math.floor((done * 4) / Math.max(total, 1));
  const [announced, setAnnounced] = useState({ quarter, words });
  if (quarter !== announced.quarter) setAnnounced({ quarter, words });
  return (
    <>
      <p aria-hidden="true" className="font-display text-[1.1875rem]/6.5 font-[460]">
        {words}
      </p>
      <p role="status" className="sr-only">
        {announced.words}
      </p>
      <ProgressBar aria-label={words} value={done} max={total} className="my-3.5" />
    </>
  );
}
