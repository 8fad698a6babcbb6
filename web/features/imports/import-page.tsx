import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { importLimits } from "#schema/imports/import-input.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { ImportFrame } from "./import-frame.tsx";
import { ImportPageSection } from "./import-page-section.tsx";
import { ImportSteps } from "./import-steps.tsx";

interface ImportPageProps {
  readonly user: User;
  /** Undefined until they are fetched. */
  readonly works: readonly Artwork[] | undefined;
  /** Works, sales and the artist's counts have changed. */
  readonly onChanged: () => void;
  /** These works have got their pictures. */
  readonly onPictures: (changed: readonly Artwork[]) => void;
  readonly onUpgrade: () => void;
}

/** Works or people from a file of another program. On the free plan, what it would do. */
export function ImportPage({ user, works, onChanged, onPictures, onUpgrade }: ImportPageProps) {
  if (!hasUnlimitedUse(user)) {
    return (
      <ImportFrame kind="works">
        <FreeImport onUpgrade={onUpgrade} />
      </ImportFrame>
    );
  }
  return (
    <ImportSteps userId={user.id} works={works} onChanged={onChanged} onPictures={onPictures} />
  );
}

function FreeImport({ onUpgrade }: Pick<ImportPageProps, "onUpgrade">) {
  const t = useTranslations("import.file.free");
  const format = useFormat();
  return (
    <ImportPageSection title={t("heading")}>
      <p className="max-w-[62ch]">{t("text", { rows: format.number(importLimits.rows) })}</p>
      <Button variant="filled" onClick={onUpgrade} className="mt-6">
        {t("button")}
      </Button>
      <p className="pt-3 text-1 text-ink-2">{t("note")}</p>
    </ImportPageSection>
  );
}
