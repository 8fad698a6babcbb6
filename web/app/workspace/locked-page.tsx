import { useTranslations } from "use-intl";
import { LockedScreen } from "#web/ui/locked-screen.tsx";

interface LockedPageProps {
  readonly page?: "gallery" | "pricing";
  readonly onEditProfile: () => void;
}

/** In place of the calculator, or of the gallery with its works and its price list, until the profile is complete. */
export function LockedPage({ page = "gallery", onEditProfile }: LockedPageProps) {
  const t = useTranslations("locked");
  return (
    <LockedScreen
      title={t(page)}
      text={t("text")}
      buttonLabel={t("button")}
      onPress={onEditProfile}
    />
  );
}
