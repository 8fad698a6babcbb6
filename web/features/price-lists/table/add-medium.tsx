import { useTranslations } from "use-intl";
import type { Medium } from "#schema/media.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";

interface AddMediumProps {
  /** Those that are not in the table. */
  readonly media: readonly Medium[];
  readonly onAdd: (medium: Medium) => void;
}

/** Adds a column for a medium without works or prices so far. */
export function AddMedium({ media, onAdd }: AddMediumProps) {
  const t = useTranslations("priceList.table");
  const mediumName = useTranslations("choices.medium");
  if (media.length === 0) return null;
  return (
    <Menu trigger={<TextButton>{t("addMedium")}</TextButton>}>
      {media.map((medium) => (
        <MenuItem key={medium} onSelect={() => onAdd(medium)}>
          {mediumName(medium)}
        </MenuItem>
      ))}
    </Menu>
  );
}
