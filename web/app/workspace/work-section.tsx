import { useTranslations } from "use-intl";
import { useParams } from "wouter";
import type { appPaths } from "#schema/page-paths.ts";
import type { User } from "#schema/user.ts";
import { galleryAddress, readGalleryPlace } from "#web/features/artworks/gallery/gallery-place.ts";
import { useArtworks } from "#web/features/artworks/gallery/use-artworks.ts";
import { WorkPage } from "#web/features/artworks/record/work-page.tsx";
import { LockedScreen } from "#web/ui/locked-screen.tsx";
import { isLocked } from "./is-locked.ts";

interface WorkSectionProps {
  readonly user: User;
  readonly onEditProfile: () => void;
}

/** A work's page, with what it takes from gallery and calculator. */
export function WorkSection({ user, onEditProfile }: WorkSectionProps) {
  const t = useTranslations("locked");
  const { id } = useParams<typeof appPaths.work>();
  const { artworks, isFetching, refetch } = useArtworks(!isLocked(user));
  if (isLocked(user)) {
    return (
      <LockedScreen
        title={t("gallery")}
        text={t("text")}
        buttonLabel={t("button")}
        onPress={onEditProfile}
      />
    );
  }
  return (
    <WorkPage
      key={id}
      id={id}
      works={artworks}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      galleryPath={galleryAddress(readGalleryPlace(user.id).query)}
    />
  );
}
