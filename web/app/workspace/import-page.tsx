import { refetchChanged } from "#web/api/after-change.ts";
import { salesQuery } from "#web/api/sales.ts";
import { ImportPage } from "#web/features/imports/import-page.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { putWorks } from "#web/works/cached-works.ts";
import { refreshArtworks } from "#web/works/queries.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import type { PageProps } from "./page-props.ts";

addWords("import");

/** The import of works, with the gallery that they come into. */
export function Page({ user, onUpgrade }: PageProps) {
  const { data: artworks } = useArtworks();
  return (
    <ImportPage
      user={user}
      onUpgrade={onUpgrade}
      works={artworks}
      onPictures={putWorks}
      onChanged={() => {
        refreshArtworks();
        void refetchChanged({ queryKey: salesQuery.queryKey });
      }}
    />
  );
}
