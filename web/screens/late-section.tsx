import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type LatePart, useLatePart } from "#web/lib/late.ts";
import { useMissingWords } from "#web/lib/use-missing-words.ts";
import { BareWall } from "#web/ui/bare-wall.tsx";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { Button } from "#web/ui/button.tsx";
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
  if (loaded !== null) return children(loaded);
  if (missing === null) return waiting ?? <Spinner label={t("loading")} />;
  const { title, text, retry } = wordsFor(missing);
  return (
    <BelowHeader>
      <BareWall
        title={
          <div role="alert">
            <h1>{title}</h1>
          </div>
        }
        text={text}
        action={<Button onClick={missing.retry}>{retry}</Button>}
      />
    </BelowHeader>
  );
}
