import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useHistory } from "#web/works/record-queries.ts";
import { noteOn } from "./note-on.ts";

/** How long a hold still lasts, that it has ended, or that a work is due back. */
export function StatusNote({ work }: { readonly work: Artwork }) {
  const t = useTranslations("work.status.notes");
  const format = useFormat();
  const { data: history } = useHistory(work.id);
  const [now] = useState(() => new Date());
  const note = noteOn(work, history ?? [], now);
  if (note === null) return null;
  const { day, days, kind } = note;
  return <p className="pt-2 text-1 text-ink-2">{t(kind, { date: format.day(day), days })}</p>;
}
