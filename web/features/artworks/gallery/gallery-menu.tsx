import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { Menu } from "#web/ui/menu.tsx";
import { MoreIcon } from "#web/ui/more-icons.tsx";

interface GalleryMenuProps {
  readonly onExport: () => void;
}

/** What is done with the whole gallery. */
export function GalleryMenu({ onExport }: GalleryMenuProps) {
  const t = useTranslations("gallery.menu");
  const [, navigate] = useLocation();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t("label")}
          className="target grid w-8 flex-none place-items-center print:hidden"
        >
          <MoreIcon />
        </button>
      }
    >
      {({ MenuItem }) => (
        <>
          <MenuItem onSelect={() => navigate(appPaths.import)}>{t("import")}</MenuItem>
          <MenuItem onSelect={onExport}>{t("export")}</MenuItem>
        </>
      )}
    </Menu>
  );
}
