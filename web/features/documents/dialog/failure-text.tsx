import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { appPaths, workPath } from "#schema/page-paths.ts";
import { Button } from "#web/ui/button.tsx";
import type { PrintRequest } from "../document-request.ts";
import type { PdfFailure } from "../pdf/pdf-messages.ts";

interface FailureTextProps {
  readonly failure: PdfFailure;
  readonly request: PrintRequest;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What is missing, with the way to where it is entered; or what went wrong, with another try. */
export function FailureText({ failure, request, onAgain, onClose }: FailureTextProps) {
  const t = useTranslations("documents.dialog.failures");
  const linkTo = (href: string) => (words: ReactNode) => (
    <Link href={href} onClick={onClose} className="underlined">
      {words}
    </Link>
  );
  const isFixed = failure === "parts" || failure === "unexpected";
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert" className="max-w-[46ch]">
        {t.rich(failure, {
          profile: linkTo(appPaths.profile),
          business: linkTo(appPaths.business),
          sales: linkTo(appPaths.sales),
          list: linkTo(appPaths.priceList),
          work: linkTo("work" in request ? workPath(request.work.id) : appPaths.gallery),
        })}
      </p>
      {isFixed && <Button onClick={onAgain}>{t("again")}</Button>}
    </div>
  );
}
