import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { PutOff } from "./put-off.tsx";
import { Fact, Sentence, type ShownItem } from "./sentence.tsx";
import { type AgendaActions, Settling } from "./settling.tsx";

interface AgendaRowProps {
  readonly shown: ShownItem;
  readonly today: string;
  readonly actions: AgendaActions;
  readonly isLocked: boolean;
}

/** What is due or waits: its sentence, the press that settles it, and Put off. */
export function AgendaRow({ shown, today, actions, isLocked }: AgendaRowProps) {
  const t = useTranslations("agenda");
  const { item, picturedWork } = shown;
  const [isUnfolded, setUnfolded] = useState(false);
  const choicesId = useId();
  const { settle, decisions, reports } = actions;
  const isSending = settle.isSending || decisions.isSending || reports.isSending;
  const isBlocked = isLocked || isSending;
  return (
    <div className="border-b border-rule">
      <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 max-md:pt-3.5 max-md:pb-3.5 md:grid-cols-[96px_minmax(0,1fr)_auto] md:gap-x-6">
        <div className="grid min-h-18 place-items-center self-start bg-wall px-2 py-2.5 md:min-h-24 md:self-stretch">
          <Picture work={picturedWork} kind={item.kind} />
        </div>
        <div className="min-w-0 self-center md:py-3.5">
          <p className="font-display text-[1.125rem]/6 font-[420] text-pretty wrap-anywhere md:text-[1.1875rem]/6.5">
            <Sentence {...shown} />
          </p>
          <p className="pt-0.5 text-1 text-ink-2">
            <Fact {...shown} today={today} />
          </p>
        </div>
        <div className="col-span-full flex flex-wrap items-center gap-x-5 md:col-span-1 md:grid md:grid-cols-[11rem_4.5rem]">
          <Settling {...shown} actions={actions} isBlocked={isBlocked}>
            <TextButton
              aria-expanded={isUnfolded}
              aria-controls={choicesId}
              onClick={() => setUnfolded(!isUnfolded)}
              className="text-ink-2"
            >
              {t("putOff.button")}
            </TextButton>
          </Settling>
        </div>
      </div>
      <div id={choicesId} hidden={!isUnfolded} className="border-t border-rule pb-2 md:ml-30">
        {isUnfolded && (
          <PutOff
            today={today}
            isBlocked={isBlocked}
            onChoose={(until) => settle.putOff(item, until)}
          />
        )}
      </div>
    </div>
  );
}

interface PictureProps {
  readonly work: Artwork | null;
  readonly kind: AgendaItem["kind"];
}

function Picture({ work, kind }: PictureProps) {
  if (work) {
    const scale = Math.min(76 / work.width, 68 / work.height);
    return (
      <ArtworkPicture
        key={work.imageUrl}
        artwork={work}
        width={`min(100%, ${Math.round(work.width * scale)}px)`}
      />
    );
  }
  if (kind !== "list-begins") return null;
  return (
    <svg viewBox="0 0 60 60" className="size-12 md:size-15" aria-hidden="true" fill="none">
      <g stroke="var(--ink)">
        <rect x=".5" y=".5" width="47" height="59" />
        <rect x=".5" y="16.5" width="34" height="43" />
        <rect x=".5" y="31.5" width="22" height="28" />
      </g>
      <rect y="45" width="12" height="15" fill="var(--pigment)" />
    </svg>
  );
}
