import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { TextButton } from "#web/ui/button.tsx";
import { LockIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { MoreIcon } from "#web/ui/more-icons.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";

export interface ArtworkHandlers {
  readonly user: User;
  readonly onEdit: (artwork: Artwork) => void;
  readonly onDuplicate: (artwork: Artwork) => void;
  readonly onExport: (artwork: Artwork) => void;
  readonly onArchive: (artwork: Artwork) => void;
  readonly onDelete: (artwork: Artwork) => void;
  /** While works are selected: this one, or all between the last one and it. */
  readonly onSelect: (id: string, isRange: boolean) => void;
}

interface ArtworkActionsProps extends Omit<ArtworkHandlers, "onSelect"> {
  readonly artwork: Artwork;
}

export function ArtworkActions({
  artwork,
  user,
  onEdit,
  onDuplicate,
  onExport,
  onArchive,
  onDelete,
}: ArtworkActionsProps) {
  const t = useTranslations("gallery");
  const { title } = artwork;
  const isUnlimited = hasUnlimitedUse(user);
  return (
    <>
      <TextButton onClick={() => onEdit(artwork)}>
        {t.rich("edit", { title, hidden: visuallyHidden })}
      </TextButton>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={t("more", { title })}
            className="target grid w-8 place-items-center"
          >
            <MoreIcon />
          </button>
        }
      >
        {({ MenuItem }) => (
          <>
            <MenuItem disabled={!isUnlimited} onSelect={() => onExport(artwork)}>
              {t("export")}
              {!isUnlimited && <LockIcon />}
            </MenuItem>
            {isUnlimited && (
              <MenuItem onSelect={() => onDuplicate(artwork)}>{t("duplicate")}</MenuItem>
            )}
            {(artwork.archived || artwork.status === "sold") && (
              <MenuItem onSelect={() => onArchive(artwork)}>
                {t(artwork.archived ? "unarchive" : "archive")}
              </MenuItem>
            )}
            <MenuItem isDanger onSelect={() => onDelete(artwork)}>
              {t("delete")}
            </MenuItem>
          </>
        )}
      </Menu>
    </>
  );
}
