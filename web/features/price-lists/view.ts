import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Currency, Rates } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import type { ComparedList } from "#schema/price-lists/compared.ts";
import type { Contradiction } from "#schema/price-lists/contradictions.ts";
import type { Dismissal } from "#schema/price-lists/dismissals.ts";
import type { Curves } from "#schema/price-lists/list-curves.ts";
import type { ListSettings } from "#schema/price-lists/list-settings.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import type { WorkPoint } from "#schema/price-lists/price-points.ts";
import type { Units } from "#schema/units.ts";

/** What the sections of the price-list page show: computed once, in the page, and passed down. */
export interface PriceListView {
  readonly works: readonly Artwork[];
  readonly draft: PriceList | null;
  readonly inForce: PriceList | null;
  /** The published list with the latest day, in force or not: the next one starts from it. */
  readonly latest: PriceList | null;
  /** The draft's settings; without one those of the latest list, or of a first draft. */
  readonly settings: ListSettings;
  /** The curves of the draft before its raise; without a draft those of the latest list, or of a first draft. */
  readonly curves: Curves;
  /** The works' prices in the currency of the settings. */
  readonly points: ReadonlyMap<Medium, readonly WorkPoint[]>;
  readonly rates: Rates;
  readonly units: Units;
  readonly channels: readonly SalesChannel[];
  /** All of the catalogue, the widest gap first: those that the artist leaves as they are among them. */
  readonly contradictions: readonly Contradiction[];
  /** What works are compared with for these, in Canadian dollars: the draft, else the list in force. */
  readonly compared: ComparedList;
  readonly dismissals: readonly Dismissal[];
  /** The artist's rate, in whole cents of Canadian dollars. */
  readonly hourlyRateCents: Cents;
  /** The medium in focus of curve, table and next list; null without works and prices. */
  readonly medium: Medium | null;
  readonly now: Date;
  /** Without a network the page can only be read: every action says so, and is rejected. */
  readonly isReadOnly: boolean;
}

/** What the sections can do. A promise is rejected when it failed, after the failure has been shown. */
export interface PriceListActions {
  readonly focusMedium: (medium: Medium) => void;
  /** Changes the draft, or starts one from what is shown. A change can be undone. */
  readonly changeDraft: (change: DraftInput) => Promise<void>;
  /** Takes back the last change of this visit that has not been taken back; null without one. */
  readonly undoChange: (() => Promise<void>) | null;
  readonly publish: (holdsFrom: string) => Promise<void>;
  readonly discardDraft: () => Promise<void>;
  /** Lets works follow the list in force, those of `workIds` although they are on hold or consigned. */
  readonly applyList: (list: PriceList, workIds: readonly string[]) => Promise<void>;
  /** Takes back what the list in force last did to works. */
  readonly undoApplication: (list: PriceList) => Promise<void>;
  /** Raises the asking prices of works, each to its amount, with the reason for the history; offers Undo. */
  readonly raise: (prices: readonly RaisedPrice[], reason: string) => Promise<void>;
  /** Fetches the works anew; resolves when they are. */
  readonly refetch: () => Promise<void>;
  /** Leaves a contradiction as it is; offers Undo. */
  readonly dismiss: (key: string, reason: string) => Promise<void>;
  /** Shows a contradiction again that was left as it is. */
  readonly reopen: (key: string) => Promise<void>;
}

/** What a section of the page is given. */
export interface PriceListSectionProps {
  readonly view: PriceListView;
  readonly actions: PriceListActions;
}

export interface RaisedPrice {
  readonly workId: string;
  readonly amountCents: Cents;
  readonly currency: Currency;
}
