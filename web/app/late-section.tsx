import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type LatePart, useLatePart } from "#web/browser/late.ts";
import { useMissingWords } from "#web/browser/use-missing-words.ts";
import { PartBoundary } from "#web/ui/broken-part.tsx";
import { Button } from "#web/ui/button.tsx";
import { FailureScreen } from "#web/ui/failure-screen.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

interface LateSectionProps<Part> {
  readonly part: LatePart<Part>;
  readonly waiting?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** What fills the page, once it is loaded; where it cannot be, that is said, with the way to try again. */
export function LateSection<Part>({ part, waiting, children }: LateSectionProps<Part>) {
  const t = useTranslations("app");
  const wordsFor = useMissingWords();
  const { loaded, missing } = useLatePart(part, true);
  if (loaded !== null) return <PartBoundary>{children(loaded)}</PartBoundary>;
  if (missing === null) return waiting ?? <Spinner label={t("loading")} />;
  const { retry, ...words } = wordsFor(missing);
  return (
    <FailureScreen {...words}>
      <Button onClick={missing.retry}>{retry}</Button>
    </FailureScreen>
  );
}
