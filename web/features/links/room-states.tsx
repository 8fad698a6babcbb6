import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { EmptyPage, LoadingRows } from "#web/ui/page-states.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { FreePreview } from "#web/works/free-preview.tsx";
import { workTitle } from "#web/works/work-title.tsx";

export function LoadingRooms() {
  const t = useTranslations("links.rooms");
  return (
    <LoadingRows
      text={t("loading")}
      cell="h-18 w-18 md:w-38"
      widths={["w-52", "w-60"]}
      className="pt-6"
    />
  );
}

/** There is no room yet. */
export function NoRooms({ onMake }: { readonly onMake: () => void }) {
  const t = useTranslations("links.rooms");
  return (
    <EmptyPage
      title={t("empty.title")}
      text={t("empty.text")}
      button={t("make")}
      onPress={onMake}
    />
  );
}

interface RoomPreviewProps {
  readonly works: readonly Artwork[];
  readonly onUpgrade: () => void;
}

/** What a room is, for an artist on the free plan: a work of their own as it would be shown. */
export function RoomPreview({ works, onUpgrade }: RoomPreviewProps) {
  const t = useTranslations("links.free");
  const own = works.find(({ imageUrl }) => imageUrl !== null) ?? works[0] ?? null;
  return (
    <FreePreview
      texts="links.free"
      claim={own ? t.rich("claimWithWork", { title: own.title, work: workTitle }) : t("claim")}
      onUpgrade={onUpgrade}
    >
      {own && (
        <figure className="min-w-0 max-lg:pt-10">
          <div className="grid min-h-70 place-items-center bg-wall p-8">
            <ArtworkPicture key={own.imageUrl} artwork={own} width={shownWidth(own)} />
          </div>
          <figcaption className="pt-3 text-1 text-ink-2">
            {t.rich("caption", { title: own.title, work: workTitle })}
          </figcaption>
        </figure>
      )}
    </FreePreview>
  );
}

function shownWidth({ width, height }: Artwork): string {
  const scale = Math.min(420 / width, 320 / height);
  return `min(100%, ${Math.round(width * scale)}px)`;
}
