import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { User } from "#schema/user.ts";
import { useRates } from "#web/features/artworks/calculator/queries.ts";
import { Gallery } from "#web/features/artworks/gallery/gallery.tsx";
import { useExportQuote } from "#web/features/artworks/quote/use-export-quote.ts";
import { LockedScreen } from "#web/ui/locked-screen.tsx";
import { isLocked } from "./is-locked.ts";

interface GallerySectionProps {
  readonly user: User;
  readonly onCreate: () => void;
  readonly onEdit: (artwork: Artwork) => void;
  readonly onDuplicate: (artwork: Artwork) => void;
  readonly onEditProfile: () => void;
  readonly onUpgrade: () => void;
}

export function GallerySection({
  user,
  onCreate,
  onEdit,
  onDuplicate,
  onEditProfile,
  onUpgrade,
}: GallerySectionProps) {
  const t = useTranslations("locked");
  const { rates } = useRates();
  const exportQuote = useExportQuote(user, rates, onUpgrade);
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
  return <Gallery {...{ user, rates, onCreate, onEdit, onDuplicate }} onExport={exportQuote} />;
}
