import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { FreePreview, PreviewRow } from "#web/works/free-preview.tsx";
import { workTitle } from "#web/works/work-title.tsx";

interface PeoplePreviewProps {
  readonly works: readonly Artwork[];
  readonly onUpgrade: () => void;
}

/** What the page of people is, for an artist on the free plan: where a work of their own would hang. */
export function PeoplePreview({ works, onUpgrade }: PeoplePreviewProps) {
  const t = useTranslations("people.free");
  const [own = null] = works;
  return (
    <FreePreview
      heading={t("heading")}
      claim={own ? t.rich("claimWithWork", { title: own.title, work: workTitle }) : t("claim")}
      text={t("text")}
      button={t("button")}
      note={t("note")}
      onUpgrade={onUpgrade}
    >
      {own && (
        <PreviewRow work={own} caption={t.rich("caption", { title: own.title, work: workTitle })}>
          <span aria-hidden="true" className="grid grow gap-2.5">
            <span className="block h-3.5 w-[min(15rem,80%)] bg-rule" />
            <span className="block h-2.5 w-[min(9rem,50%)] bg-rule" />
          </span>
        </PreviewRow>
      )}
    </FreePreview>
  );
}
