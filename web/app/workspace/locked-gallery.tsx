import { useTranslations } from "use-intl";
import { LockedScreen } from "#web/ui/locked-screen.tsx";

/** In place of the gallery, its works and its price list, until the profile is complete. */
export function LockedGallery({ onEditProfile }: { readonly onEditProfile: () => void }) {
  const t = useTranslations("locked");
  return (
    <LockedScreen
      title={t("gallery")}
      text={t("text")}
      buttonLabel={t("button")}
      onPress={onEditProfile}
    />
  );
}
