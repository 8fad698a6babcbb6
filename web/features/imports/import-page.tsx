import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { importLimits } from "#schema/imports/import-input.ts";
import { appPaths } from "#schema/page-paths.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { ArrowLeftIcon } from "#web/ui/more-icons.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
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

/** Works from a file of another program. On the free plan, what it would do. */
export function ImportPage({ user, works, onChanged, onPictures, onUpgrade }: ImportPageProps) {
  const t = useTranslations("import.file");
  usePageTitle(t("title"));
  return (
    <Frame>
      {hasUnlimitedUse(user) ? (
        <ImportSteps userId={user.id} works={works} onChanged={onChanged} onPictures={onPictures} />
      ) : (
        <FreeImport onUpgrade={onUpgrade} />
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("import.file");
  return (
    <PageFrame
      className="md:pb-24"
      heading={
        <>
          <Link href={appPaths.gallery} className="target inline-flex items-center gap-2 text-2">
            <ArrowLeftIcon />
            <span className="underlined">{t("back")}</span>
          </Link>
          <PageHeading className="pb-4 md:pb-5">{t("title")}</PageHeading>
        </>
      }
    >
      {children}
    </PageFrame>
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
