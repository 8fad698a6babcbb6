import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { QuoteFacts } from "../quote/quote-text.ts";
import type { WorkCopy } from "./copy/work-copy.ts";

/** What the calculator is opened with, and how it is left. */
export interface OpenedWork {
  /** The work being edited; null prices a new one. */
  readonly artwork: Artwork | null;
  /** Fills a new work, once; null otherwise. */
  readonly copy: WorkCopy | null;
  /** The copy is in the form, or was discarded in favour of what is there. */
  readonly onCopySettled: () => void;
  /** The work was saved, or its edit cancelled. */
  readonly onLeave: (artwork: Artwork) => void;
}

export interface CalculatorProps {
  readonly user: User;
  readonly work: OpenedWork;
  /** The first Calculate of an artist without a subscription. */
  readonly onFreeCalculation: () => void;
  /** Exports a quote, or shows why that needs the Professional plan. */
  readonly onExport: (facts: QuoteFacts) => void;
  readonly onEditProfile: () => void;
  readonly onUpgrade: () => void;
}
