import { refetchChanged } from "#web/api/after-change.ts";
import "#web/i18n/import/add-words.ts";
import { useQueryClient } from "@tanstack/react-query";
import { salesQuery } from "#web/api/sales.ts";
import { useRefreshArtworks } from "#web/features/artworks/gallery/queries.ts";
import { useArtworks } from "#web/features/artworks/gallery/use-artworks.ts";
import { useWorksChange } from "#web/features/artworks/gallery/use-works-change.ts";
import { ImportPage } from "#web/features/imports/import-page.tsx";
import { isLocked } from "./is-locked.ts";
import { LockedPage } from "./locked-page.tsx";
import type { PageProps } from "./page-props.ts";

/** The import of works, with the gallery that they come into. */
export function Page({ user, onEditProfile, onUpgrade }: PageProps) {
  const { artworks } = useArtworks(!isLocked(user));
  const client = useQueryClient();
  const refresh = useRefreshArtworks();
  const changes = useWorksChange();
  if (isLocked(user)) return <LockedPage onEditProfile={onEditProfile} />;
  return (
    <ImportPage
      {...{ user, onUpgrade }}
      works={artworks}
      onPictures={changes.putAll}
      onChanged={() => {
        refresh();
        void refetchChanged(client, { queryKey: salesQuery.queryKey });
      }}
    />
  );
}
