import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface AskedProps {
  readonly question: string;
  readonly samples?: readonly string[];
  readonly children: ReactNode;
}

/** A question about the file, with its answers. */
export function Asked({ question, samples = [], children }: AskedProps) {
  const t = useTranslations("import.questions");
  const shown = samples.join(" · ");
  return (
    <div className="grid items-center gap-x-6 border-b border-rule py-2 md:grid-cols-[minmax(0,1fr)_17.5rem]">
      <div>
        <p>{question}</p>
        {samples.length > 0 && (
          <p title={shown} className="line-clamp-2 text-1 text-ink-2 wrap-anywhere">
            {t("samples", { samples: shown })}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
