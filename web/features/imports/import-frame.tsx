import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { ArrowLeftIcon } from "#web/ui/more-icons.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { RowKind } from "./analysis/file-analysis.ts";

interface ImportFrameProps {
  /** What the rows of the file are, or will be. */
  readonly kind: RowKind;
  readonly children: ReactNode;
}

/** The page for imports, whose title says what is imported, and whose link leads back to where it will be. */
export function ImportFrame({ kind, children }: ImportFrameProps) {
  const works = useTranslations("import.file");
  const people = useTranslations("import.file.ofPeople");
  const own = kind === "people" ? people : works;
  const title = own("title");
  usePageTitle(title);
  return (
    <PageFrame
      className="md:pb-24"
      heading={
        <>
          <Link
            href={kind === "people" ? appPaths.people : appPaths.gallery}
            className="target inline-flex items-center gap-2 text-2"
          >
            <ArrowLeftIcon />
            <span className="underlined">{own("back")}</span>
          </Link>
          <PageHeading className="pb-4 md:pb-5">{title}</PageHeading>
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
