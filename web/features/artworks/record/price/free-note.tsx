import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { hasOutgrownFree } from "../outgrown-free.ts";

interface FreeNoteProps {
  readonly works: readonly Artwork[];
  readonly onUpgrade: () => void;
}

/** What Professional adds to a work's page, and the way there. */
export function FreeNote({ works, onUpgrade }: FreeNoteProps) {
  const t = useTranslations("work.free");
  const text = t(hasOutgrownFree(works) ? "kept" : "text");
  return <PlanNote text={text} button={t("button")} onPress={onUpgrade} />;
}
