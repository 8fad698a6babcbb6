import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { type LatePart, useLate } from "#web/lib/late.tsx";
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
  const t = useTranslations();
  const [isMissing, setMissing] = useState(false);
  const loaded = useLate(part, !isMissing, () => setMissing(true));
  if (loaded !== null) return children(loaded);
  if (!isMissing) return waiting ?? <Spinner label={t("app.loading")} />;
  return (
    <BelowHeader>
      <BareWall
        title={<h1>{t("missing.title")}</h1>}
        text={t("missing.text")}
        action={<Button onClick={() => setMissing(false)}>{t("missing.retry")}</Button>}
      />
    </BelowHeader>
  );
}
