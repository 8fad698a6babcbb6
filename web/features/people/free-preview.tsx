import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { Button } from "#web/ui/button.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { workTitle } from "#web/works/work-title.tsx";

interface FreePreviewProps {
  readonly works: readonly Artwork[];
  readonly onUpgrade: () => void;
}

/** What the page of people is, for an artist on the free plan: where a work of their own would hang. */
export function FreePreview({ works, onUpgrade }: FreePreviewProps) {
  const t = useTranslations("people.free");
  const [own = null] = works;
  return (
    <section
      aria-labelledby="free-heading"
      className="gap-x-12 pt-7 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="min-w-0">
        <h2
          id="free-heading"
          className="font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display"
        >
          {t("heading")}
        </h2>
        <p className="pt-5 font-display text-[1.625rem]/8 tracking-[-0.014em] text-balance">
          {own ? t.rich("claimWithWork", { title: own.title, work: workTitle }) : t("claim")}
        </p>
        <p className="max-w-[52ch] pt-2 text-2 text-ink-2">{t("text")}</p>
        <Button variant="filled" onClick={onUpgrade} className="mt-6">
          {t("button")}
        </Button>
        <p className="pt-3 text-1 text-ink-2">{t("note")}</p>
      </div>
      {own && <OwnLine work={own} />}
    </section>
  );
}

function OwnLine({ work }: { readonly work: Artwork }) {
  const t = useTranslations("people.free");
  const { width, height } = work;
  const scale = Math.min(160 / width, 120 / height);
  return (
    <figure className="min-w-0 max-lg:pt-10">
      <div className="flex items-center gap-5 border-y border-ink">
        <div className="grid h-35 w-45 flex-none place-items-center bg-wall max-xs:h-25 max-xs:w-28">
          <ArtworkPicture
            key={work.imageUrl}
            artwork={work}
            width={`min(85%, ${Math.round(width * scale)}px)`}
          />
        </div>
        <span aria-hidden="true" className="grid grow gap-2.5">
          <span className="block h-3.5 w-[min(15rem,80%)] bg-floor" />
          <span className="block h-2.5 w-[min(9rem,50%)] bg-floor" />
        </span>
      </div>
      <figcaption className="pt-3 text-1 text-ink-2">
        {t.rich("caption", { title: work.title, work: workTitle })}
      </figcaption>
    </figure>
  );
}
