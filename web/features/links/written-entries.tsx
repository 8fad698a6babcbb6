import { type ReactNode, type RefObject, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Entry, isWish, type Wish } from "#schema/links/entry.ts";
import { useConnection } from "#web/browser/connection.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { usePassFocus } from "#web/ui/use-pass-focus.ts";
import { type EntryDecisions, useDecideEntry } from "#web/works/links/use-decide-entry.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { workTitle } from "#web/works/work-title.tsx";

interface WrittenEntriesProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly works: readonly Artwork[];
  /** Where each was written, where that is not plain. */
  readonly fromOf?: (entry: Entry) => ReactNode;
}

/** What guests wrote, newest first, with what settles it; nothing before something was. */
export function WrittenEntries({ title, entries, works, fromOf }: WrittenEntriesProps) {
  const decisions = useDecideEntry();
  const isConnected = useConnection();
  const wishes = entries.filter(isWish);
  if (wishes.length === 0) return null;
  return (
    <WorkPageSection title={title} isOnScreenOnly>
      <ul>
        {wishes.map((entry) => (
          <WrittenEntry
            key={entry.id}
            entry={entry}
            work={works.find(({ id }) => id === entry.workId) ?? null}
            from={fromOf?.(entry)}
            decisions={decisions}
            isLocked={!isConnected || decisions.isSending}
          />
        ))}
      </ul>
    </WorkPageSection>
  );
}

interface WrittenEntryProps {
  readonly entry: Wish;
  /** Null for an entry about no work, or one that was deleted. */
  readonly work: Artwork | null;
  readonly from: ReactNode;
  readonly decisions: EntryDecisions;
  readonly isLocked: boolean;
}

function WrittenEntry({ entry, work, from, decisions, isLocked }: WrittenEntryProps) {
  const t = useTranslations("dealings.entry");
  const format = useFormat();
  const item = useRef<HTMLLIElement>(null);
  const { message, name, contact, decision, decidedAt } = entry;
  return (
    <li ref={item} tabIndex={-1} className="border-b border-rule py-4 outline-none last:border-0">
      {message !== "" && (
        <p className="pb-1 font-display text-[1.125rem]/6.5 whitespace-pre-wrap wrap-anywhere">
          {t("quote", { message })}
        </p>
      )}
      <p className="text-1 wrap-anywhere text-ink-2">
        <By entry={entry} work={work} /> {from} {t("contact", { name, contact })}{" "}
        {decision !== null &&
          decidedAt !== null &&
          t(`decided.${decision}`, { day: format.date(decidedAt) })}
      </p>
      {decision === null && (
        <Decision entry={entry} next={item} decisions={decisions} isLocked={isLocked} />
      )}
    </li>
  );
}

interface DecisionProps extends Pick<WrittenEntryProps, "entry" | "decisions" | "isLocked"> {
  /** What gets the focus once it is decided. */
  readonly next: RefObject<HTMLElement | null>;
}

function Decision({ entry, next, decisions, isLocked }: DecisionProps) {
  const t = useTranslations("dealings.entry");
  const buttons = usePassFocus<HTMLDivElement>(next);
  return (
    <div ref={buttons} className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-2.5">
      <Button
        isDisabled={isLocked}
        onClick={() => !isLocked && decisions.accept(entry)}
        className="px-4!"
      >
        {t(`accept.${entry.kind}`)}
      </Button>
      <TextButton
        aria-disabled={isLocked || undefined}
        onClick={() => !isLocked && decisions.decline(entry)}
        className="text-ink-2"
      >
        {t("decline")}
      </TextButton>
    </div>
  );
}

function By({ entry, work }: Pick<WrittenEntryProps, "entry" | "work">): ReactNode {
  const t = useTranslations("dealings.entry");
  const format = useFormat();
  const { kind, name, sentAt, workId } = entry;
  const day = format.date(sentAt);
  if (workId === null) return t("by.all", { name, day });
  const title = work?.title ?? t("goneWork");
  return t.rich(`by.${kind}`, { name, day, title, work: workTitle });
}
