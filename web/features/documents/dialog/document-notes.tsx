import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { workTitle } from "#web/works/work-title.tsx";
import type { MadeDocument } from "../pdf/pdf-messages.ts";

/** How many are named; a count stands for the others. */
const mostNamed = 5;

interface DocumentNotesProps {
  /** Null until it is made. */
  readonly document: MadeDocument | null;
  readonly works: readonly Artwork[];
}

/** What the document could not show as it is: characters, the ends of texts, pictures. */
export function DocumentNotes({ document, works }: DocumentNotesProps) {
  const t = useTranslations("documents.dialog.notes");
  const { unprintable = [], shortened = [], missingPictures = [] } = document ?? {};
  const isEmpty = unprintable.length + shortened.length + missingPictures.length === 0;
  const titles = missingPictures.map(
    (id) => works.find((work) => work.id === id)?.title.trim() || t("untitled"),
  );
  return (
    // It is there before its first note, so that the note is announced.
    <div
      role="status"
      className={isEmpty ? "" : "mt-6 grid gap-3 border-t border-rule pt-5 text-2"}
    >
      {unprintable.length > 0 && (
        <p>
          {t("unprintable", { count: unprintable.length })}{" "}
          <span className="wrap-anywhere">{unprintable.join(" ")}</span>
        </p>
      )}
      {shortened.length > 0 && (
        <Named texts={shortened}>{t("shortened", { count: shortened.length })}</Named>
      )}
      {titles.length > 0 && (
        <Named texts={titles}>{t("missingPictures", { count: titles.length })}</Named>
      )}
    </div>
  );
}

interface NamedProps {
  readonly texts: readonly string[];
  readonly children: ReactNode;
}

function Named({ texts, children }: NamedProps) {
  const t = useTranslations("documents.dialog.notes");
  const others = texts.length - mostNamed;
  return (
    <div>
      <p>{children}</p>
      <ul className="pt-1 text-ink-2">
        {texts.slice(0, mostNamed).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be the same, and none moves.
          <li key={index} className="line-clamp-2">
            {workTitle(text)}
          </li>
        ))}
        {others > 0 && <li>{t("others", { count: others })}</li>}
      </ul>
    </div>
  );
}
