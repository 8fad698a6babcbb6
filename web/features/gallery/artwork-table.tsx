import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { ArtworkHandlers } from "./artwork-actions.tsx";
import { ArtworkRow } from "./artwork-row.tsx";

interface ArtworkTableProps extends ArtworkHandlers {
  readonly artworks: readonly Artwork[];
}

const heading =
  "border-b border-ink py-3 pr-6 text-left [font-weight:var(--w-text)] whitespace-nowrap text-ink-2";

/** The list view: a table, whose rows stack on phones. */
export function ArtworkTable({ artworks, ...handlers }: ArtworkTableProps) {
  const t = useTranslations("gallery.columns");
  return (
    <div className="page pb-24">
      <table className="w-full text-2 max-md:block">
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={`${heading} w-32`}>
              <span className="sr-only">{t("picture")}</span>
            </th>
            <th scope="col" className={`${heading} pl-6`}>
              {t("title")}
            </th>
            <th scope="col" className={heading}>
              {t("medium")}
            </th>
            <th scope="col" className={`${heading} text-right xl:pr-16`}>
              {t("size")}
            </th>
            <th scope="col" className={heading}>
              {t("created")}
            </th>
            <th scope="col" className={`${heading} max-xl:hidden`}>
              {t("updated")}
            </th>
            <th scope="col" className={`${heading} text-right`}>
              {t("price")}
            </th>
            <th scope="col" className={`${heading} pr-0`}>
              <span className="sr-only">{t("actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {artworks.map((artwork) => (
            <ArtworkRow key={artwork.id} artwork={artwork} {...handlers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
