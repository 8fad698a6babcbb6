import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { EmptyPage, LoadingRows } from "#web/ui/page-states.tsx";
import { FreePreview, PreviewRow } from "#web/works/free-preview.tsx";
import { workTitle } from "#web/works/work-title.tsx";

export function LoadingConsignments() {
  const t = useTranslations("consignments.list");
  return (
    <LoadingRows
      text={t("loading")}
      cell="h-18 w-18 md:w-38"
      widths={["w-44", "w-52"]}
      className="pt-6"
    />
  );
}

/** There is no agreement yet. */
export function NoConsignments({ onMake }: { readonly onMake: () => void }) {
  const t = useTranslations("consignments.list");
  return (
    <EmptyPage
      title={t("empty.title")}
      text={t("empty.text")}
      button={t("make")}
      onPress={onMake}
    />
  );
}

interface ConsignmentPreviewProps {
  readonly works: readonly Artwork[];
  readonly onUpgrade: () => void;
}

/** What an agreement is, for an artist on the free plan: a work of their own as its line. */
export function ConsignmentPreview({ works, onUpgrade }: ConsignmentPreviewProps) {
  const t = useTranslations("consignments.free");
  const own = works.find(({ imageUrl }) => imageUrl !== null) ?? works[0] ?? null;
  return (
    <FreePreview
      texts="consignments.free"
      claim={own ? t.rich("claimWithWork", { title: own.title, work: workTitle }) : t("claim")}
      onUpgrade={onUpgrade}
    >
      {own && (
        <PreviewRow work={own} caption={t("caption")}>
          <p className="min-w-0 text-2">
            <span className="work-title text-[1.1875rem]/6 wrap-anywhere">{own.title}</span>
            <span className="block pt-1 text-1 text-ink-2">{t("row")}</span>
          </p>
        </PreviewRow>
      )}
    </FreePreview>
  );
}
