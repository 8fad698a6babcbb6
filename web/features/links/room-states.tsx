import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { useConnection } from "#web/browser/connection.ts";
import { Button } from "#web/ui/button.tsx";
import { FetchFailed } from "#web/ui/fetch-states.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { workTitle } from "#web/works/work-title.tsx";

/** While the rooms are fetched: rows with bare wall cells. */
export function LoadingRooms() {
  const t = useTranslations("links.rooms");
  return (
    <section aria-busy="true" className="pt-6">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {["w-52", "w-60"].map((width) => (
        <div key={width} aria-hidden="true" className="flex border-b border-rule">
          <span className="block h-18 w-38 bg-wall max-md:w-18" />
          <span className="grid content-center gap-2 pl-5">
            <span className={`block h-3.5 max-w-[50vw] bg-floor ${width}`} />
            <span className="block h-2.5 w-36 bg-floor" />
          </span>
        </div>
      ))}
    </section>
  );
}

export function FailedRooms({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("links.rooms.failed");
  const isConnected = useConnection();
  return (
    <FetchFailed
      title={t("title")}
      text={t(isConnected ? "text" : "offline")}
      button={t("button")}
      onRetry={onRetry}
    />
  );
}

/** There is no room yet. */
export function NoRooms({ onMake }: { readonly onMake: () => void }) {
  const t = useTranslations("links.rooms");
  return (
    <section className="mt-6 bg-wall px-6 py-12 md:px-16 md:py-14">
      <h2 className="display text-5">{t("empty.title")}</h2>
      <p className="max-w-[40ch] pt-1 pb-5 text-ink-2">{t("empty.text")}</p>
      <Button variant="filled" onClick={onMake}>
        {t("make")}
      </Button>
    </section>
  );
}

interface FreePreviewProps {
  readonly works: readonly Artwork[];
  readonly onUpgrade: () => void;
}

/** What a room is, for an artist on the free plan: a work of their own as it would be shown. */
export function FreePreview({ works, onUpgrade }: FreePreviewProps) {
  const t = useTranslations("links.free");
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
    </section>
  );
}

function shownWidth({ width, height }: Artwork): string {
  const scale = Math.min(420 / width, 320 / height);
  return `min(100%, ${Math.round(width * scale)}px)`;
}
